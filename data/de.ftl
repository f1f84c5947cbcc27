# Was alle Spiele teilen, auf Deutsch. Die Schlüssel sind die von en.ftl; was hier fehlt, wird englisch gesagt.
# Namen der Befehle für Discord stehen ganz unten (slash-).

list-none = nichts
list-and = { $head } und { $last }

# ---------------------------------------------------------------- das öffentliche Brett

board-awaited = 👉 **{ $who }**: { $prompt }
# Stands before a question in a hand.
hand-your-turn = { $who }:
hand-is-done = Du bist fertig. Bis die anderen es sind, geht noch:
hand-has-voted = Deine Stimme ist abgegeben; bis die anderen abgestimmt haben, kannst du sie ändern:
board-your-turn = 👉 **{ $who }** am Zug: { $prompt }
hand-waiting = Wir warten auf **{ $who }**: { $prompt }
board-sequel = ⚔️ { $prompt }
board-lesson = -# 🎓 **Eine Lehrstunde**: Die Würfel sind vorbereitet, dieselben für alle, die dieses Spiel lernen, und nichts zählt. Probier aus, was du magst.
board-practice = -# 🎓 **Übung**: Das Haus spielt mit, also zählt nichts für die Rangliste.
board-names = { $names }
board-secret = eine geheime Entscheidung
board-deputy = -# 🏠 { $by } entscheidet für { $who }, solange niemand dort sitzt.
board-leave = -# 🧳 { $who } ist bis { $when } abwesend. { $how ->
    [waits] Das Spiel wartet.
    [partly] Das Spiel wartet, aber insgesamt nicht länger als { $days } Tage.
    [answers] { $name } antwortet so lange.
    [asked] { $name } ist gefragt, so lange zu antworten.
    [house] So lange spielt das Haus.
   *[other] Bis dahin wird das Übliche geantwortet.
}
board-deputy-ask = **{ $who }** bittet dich, bis zur Rückkehr zu antworten. Du würdest so lange die Hand sehen.
board-deputy-yes = Für { $who } antworten
board-deputy-stop = Nicht mehr antworten
board-proxies = -# 🤝 { $who } hat nicht rechtzeitig geantwortet: Jeder hier darf es übernehmen.
board-due = -# ⏱️ Ohne Antwort entscheidet das Haus { $when }.
board-paused = ⏸️ Der Tisch ruht. Keine Frist läuft ab, bis ihn jemand weckt.
board-hand = Meine Hand
board-hand-over = Wie es ausging
board-your-move = Du bist dran
board-take-back = Zurücknehmen
board-take-back-of = { $who }: zurücknehmen
board-take-back-what = Zurücknehmen: { $what }
board-take-back-of-what = { $who }: { $what } zurücknehmen
board-in-words = In Worten
board-refresh = Neu zeigen
board-menu-title = Was gibt es noch zu sehen?
board-offer = -# **{ $who }** kann das gleich tun:
board-my-tables = Meine Tische
board-resume = Tisch wecken
board-pages = Vorgelesenes
board-again = Noch ein Spiel
board-onward = Weiter zu { $game }
board-same-again = Noch einmal
board-log = Die ganze Geschichte
board-export = Kopie mitnehmen
board-proof = Würfel nachprüfen
board-ask-undo = Die anderen fragen
board-proposal = ↩ **{ $who }** möchte einen Zug zurücknehmen. Es fehlt noch die Zustimmung von: { $missing }.
board-agree = Einverstanden
board-object = Lieber nicht
board-deed = 🤝 { $named ->
    [0] Jemand
   *[other] **{ $asker }**
} fragt: { $what } Es fehlt noch die Zustimmung von: { $missing }.
board-deed-yes = Einverstanden
board-deed-no = Lieber nicht
board-unrated = -# 🎓 { $why ->
    [house] Das Haus hat für jemanden gezogen
   *[other] Ein Platz hat gewechselt
}, also zählt nichts für die Rangliste.
deed-clock = Ab der nächsten Frage gilt als Uhr: { $clock }.
deed-kick = Das Haus spielt für { $who } weiter{ $contest ->
    [yes] , und nichts zählt für die Rangliste
   *[no] { "" }
}.
deed-end = Das Spiel wird abgebrochen, und niemand hat gewonnen.
deed-give = Jemand anders übernimmt Platz und Hand von { $who }{ $contest ->
    [yes] , und nichts zählt für die Rangliste
   *[no] { "" }
}.
deed-host = Jemand anders leitet diesen Tisch.
deed-join = Jemand übernimmt vom Haus den Platz von { $who } und sieht diese Hand{ $contest ->
    [yes] , und nichts zählt für die Rangliste
   *[no] { "" }
}.
deed-return = { $who } kommt an den Platz zurück, den zu verlassen gebeten wurde. Mehr als die Hälfte der anderen entscheidet.
deed-rest = Das Haus spielt bis zur Rückkehr für { $who }{ $contest ->
    [yes] , und nichts zählt für die Rangliste
   *[no] { "" }
}.
board-missing = 💤 Ohne **{ $who }** geht es nicht weiter. Wollen wir noch warten?
board-missing-ask = Was wird aus { $who }?
board-vote-away = 🗳️ **{ $by }** schlägt vor: **{ $who }** gilt bis zur Rückkehr als abwesend. Dafür: { $agreed }. { $against ->
    [0] { "" }
   *[other] Dagegen: { $objected }.{ " " }
}Noch ohne Stimme: { $silent }.
board-vote-free = 🗳️ **{ $by }** schlägt vor: Der Platz von **{ $who }** wird für jemand anderen frei. Dafür: { $agreed }. { $against ->
    [0] { "" }
   *[other] Dagegen: { $objected }.{ " " }
}Noch ohne Stimme: { $silent }.
board-vote-yes = Einverstanden
board-vote-no = Lieber warten
board-vote-back = { $who } ist da!
menu-substitute = Jemanden für den Platz von { $who } suchen
substitute-title = 🪑 { $game }: Wer übernimmt einen Platz?
substitute-seat = Der Platz von **{ $who }** ist frei ({ $place } von { $of }); solange spielt das Haus dort.
substitute-far = So weit ist es: { $far }. Gedeckt { $since }.
substitute-pace = Das Tempo: { $clock }.
substitute-with = { $n ->
    [0] Sonst sitzt hier gerade niemand.
   *[other] Du würdest mit { $players } spielen.
}
substitute-contest = Es ist eine Partie, also müssen die, die spielen, einverstanden sein; für die Rangliste zählt sie dann nicht.
substitute-take = Den Platz nehmen
substitute-asked = Jetzt steht es im Kanal: Wer übernimmt den Platz von { $who }?
menu-have-back = { $who } zurückholen?
missing-title = Was wird aus { $who }?
missing-about = Es entscheidet mehr als die Hälfte von euch, die hier sind, oder du allein. Sobald { $who } irgendetwas tut, ist die Frage erledigt, und hinausgeworfen wird niemand: Einen Platz, den das Haus spielt, kann man wieder einnehmen.
missing-away = Abwesend, bis { $who } zurück ist
missing-free = Den Platz für jemand anderen frei machen
board-moved = Das Brett steht jetzt weiter unten.

news-before = -# … und davor { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}.
news-cut = -# … und { $n } mehr davor: „Was geschah“
news-milestones = -# Zuvor: { $what }
news-secrets = -# Zuvor, nur für dich:
news-before-you = **Bevor du dich gesetzt hast:**
news-since-then = **Seitdem:**
news-your-seat = Dein Platz
news-more = Was geschah

# ---------------------------------------------------------------- eine eigene Hand

hand-title = { $who }, nur für deine Augen
panel-your-move = 👉 **Du bist am Zug.**
panel-closed = Das ist vorbei, und hier ist nichts mehr zu sehen.
hand-menu = Mehr
hand-orders = -# 📌 { $n ->
    [one] Auftrag: { $order }
   *[other] { $n } Daueraufträge antworten für dich: siehe „{ hand-menu }“.
}
hand-order-stop = Diesen Auftrag beenden
menu-title = { $who }, was noch?
menu-orders = **Daueraufträge.** Sie antworten sofort für dich; niemand sonst erfährt, dass du sie erteilt hast. *Das Haus* bin ich, wenn ich für dich spiele.
menu-order = { $given ->
    [yes] 📌 { $order }
   *[no] { $order }
}
menu-all-orders = Alle { $n } Daueraufträge…
menu-given = ✓ Ich kümmere mich darum.
menu-revoked = ✓ Ich frage dich wieder.
menu-asked = 👉 Gefragt ist noch (*{ $back }* führt zurück): { $asked }
menu-actions = **Außerdem:**
hand-more = … und { $n ->
    [one] noch etwas, das
   *[other] noch { $n } Dinge, die
} du tun { $n ->
    [one] könntest
   *[other] könntest
}: `/tisch tun` zählt alles auf.
hand-done = ✓ { $what }
hand-done-plain = ✓ Erledigt.
hand-done-picks = { $what }
hand-done-whole = { $what } → { $how }
hand-undone = ↩ Zurückgenommen.
table-asked = 🤝 Zuerst werden die anderen gefragt; das Brett zeigt es. Wer gefragt hat, zieht es mit **Lieber nicht** zurück.
hand-nudge = { $who } anstupsen
hand-give-time = 24 Std. mehr für { $who }
hand-nudge-which = Anstupsen oder Zeit geben
nudge-title = Auf wen wartest du?
nudge-about = Ein Stups ist ein einziger Ruf, einmal am Tag, auf die Art und zu der Stunde, die sie selbst gewählt haben. Oder gib ihnen einen Tag mehr; das steht dann in der Geschichte.
nudge-done = { $who } bekommt einen Stups, auf die Art und zu der Stunde eigener Wahl.
hand-asked-undo = ↩ Die anderen sind gefragt.
hand-other = Hand von { $who }
hand-refused = ✗ { $why }
hand-missed = 💤 **Während du weg warst** (dein letzter Zug war { $when }){ $n ->
    [0] {""}
    [one] , hat die Uhr einmal für dich geantwortet
   *[other] , hat die Uhr { $n }-mal für dich geantwortet
}:
hand-missed-more = Und noch { $n }

# ---------------------------------------------------------------- lesen, was auf dem Tisch liegt

cards-select = Eine Karte lesen …
cards-named = In diesem Text genannt …
cards-here = { $title }: eine lesen …
cards-group = { $title } ({ $n })
cards-printed = { $words }
cards-legend = Zeichen und Begriffe
cards-legend-title = Was die Zeichen und Begriffe bedeuten
cards-legend-alt = Die Zeichen: { $names }.
legend-signs = ← Zeichen
legend-terms = Begriffe →
cards-alt = { $name }. { $facts }
cards-find = Suchen …
cards-find-title = Eine Karte suchen
cards-find-field = Ihr Name oder ein Teil davon
cards-found = { $n } Karten haben „{ $typed }“ im Namen:
cards-found-near = Nichts, was du sehen kannst, heißt „{ $typed }“. War eine von diesen gemeint?
cards-found-none = Nichts, was du sehen kannst, heißt „{ $typed }“.

# ---------------------------------------------------------------- fragen

ask-anytime = Jederzeit kannst du auch:
ask-choose = Eine von { $n } Möglichkeiten …
ask-choose-more = { $n ->
    [one] Noch eine Möglichkeit …
   *[other] Noch { $n } Möglichkeiten …
}
ask-twin = { $label } ({ $n ->
    [1] zum ersten
    [2] zum zweiten
    [3] zum dritten
    [4] zum vierten
    [5] zum fünften
    [6] zum sechsten
   *[other] Nr. { $n }
    })
ask-page = (Seite { $page } von { $pages })
ask-next-page = Seite { $page } →
ask-previous-page = ← Seite { $page }
ask-some = { $least ->
    [0] Wähle bis zu { $most }
   *[other] { $most ->
        [1] Wähle eins
       *[other] { $exact ->
            [yes] Wähle { $most }
           *[no] Wähle { $least } bis { $most }
        }
    }
}
ask-some-first = Wähle zuerst oben
ask-some-over = { $n } sind markiert: höchstens { $most }
ask-hand-in = Fertig ({ $n }): { $picks }
ask-hand-in-none = Fertig: nichts davon
ask-order-pair = { $first }, dann { $second }
ask-hand-in-order = Ja, in dieser Reihenfolge
ask-typed-order = Das sind zu viele, um sie durch Klicken zu ordnen. Nenne mit `/tisch tun` die ersten, durch Kommas getrennt; die anderen folgen, wie sie dastehen.
ask-typed-some = Das sind zu viele zum Anklicken. Nenne mit `/tisch tun` { $least } bis { $most } davon, durch Kommas getrennt.
ask-typed-amounts = Das sind zu viele Zeilen für Knöpfe. Sag mit `/tisch tun`, wie viel wovon, etwa `2 Münzen, 1 Edelstein`.
ask-typed-more = … und noch { $n }
ask-as-listed = Wie es dasteht
ask-order-next = Was kommt an Stelle { $place }?
ask-start-again = Von vorn
ask-why-not = Gerade nicht möglich: { $n } …
ask-why-not-one = Gerade nicht möglich: { $which } …
ask-seldom = Auch: { $what }{ $n ->
    [0] {""}
   *[other] {" "}· gerade nicht möglich: { $n }
} …
ask-seldom-many = Auch: { $what } · { $more } weitere{ $n ->
    [0] {""}
   *[other] {" "}· gerade nicht möglich: { $n }
} …
ask-advice = 💡 { $what }
ask-ticked = Die Haken sind ein Vorschlag des Hauses: antippen ändert sie.
ask-ticked-new = Was du behalten hast, bleibt abgehakt. Haken an Neuem sind ein Vorschlag des Hauses.
ask-advice-plain = 🏠 Das Haus antworten lassen
ask-after = Nach dem →: { $asked }
ask-both = { $one } und { $other }
ask-twice = Zweimal { $what }
ask-again = Zwei davon stehen an: Jeder Knopf nennt beide.
ask-unfold = Weitere Wege …
ask-form-gone = Was du gerade gewählt hast, ist nicht mehr möglich.
ask-form-back = ← Zurück
ask-amount = Nimm { $n }
ask-amounts-line = { $n } × { $what }
ask-amounts-hand-in = { $n ->
    [0] Nichts
   *[other] Fertig: { $picks }
}
ask-amounts-as-it-is = So weiter
ask-amounts-more = Eins mehr von …
ask-amounts-write = Eintippen …
ask-amounts-field = Wie viel wovon, durch Kommas getrennt
ask-amount-write = Eine Zahl eintippen …
ask-amount-field = Deine Zahl
ask-amount-range = von { $least } bis { $most }
ask-write = Antwort schreiben …
ask-text-field = Deine Antwort
ask-confirm-title = Bist du sicher?
ask-confirm = **{ $option }** lässt sich nicht zurücknehmen.
ask-rather-not = Lieber nicht

option-sequel-won = { $seat } hat dort gewonnen
option-sequel-draw = Dort ging es unentschieden aus
option-sequel-none = Dort wurde abgebrochen
option-child-over = Dort ist es zu Ende gegangen
option-done = Ich bin fertig
option-not-done = Moment, doch noch nicht
option-abstain = Ich enthalte mich
option-agree = Ich bin einverstanden
option-voted = { $label } · dafür: { $who }
option-vote-back = Meine Stimme zurücknehmen
ask-tie = Gleichstand, und eine Person entscheidet. { $what }
ask-proposal = { $who } schlägt vor: { $what }
ask-trade = { $who } bietet dir { $give } für { $get }.
trade-give = geben: { $what }
trade-get = bekommen: { $what }
trade-goods = { $n } × { $what }
option-accept = Abgemacht
option-decline = Nein, danke
option-counter = Stattdessen etwas anderes …

# ---------------------------------------------------------------- Tische

table-welcome-title = Zieh dir einen Stuhl heran
table-welcome = Ich bin Waykeeper und leite das Spiel: Ich frage euch, was ihr zu entscheiden habt, halte geheime Hände geheim, würfle offen und verliere keinen Zug. Wähle ein Spiel, und der Tisch ist gedeckt. Neu hier? `/lernen` gibt dir eine Lehrstunde, für dich allein.
table-welcome-variants = -# Dieselben Spiele als Draft oder Kampagne
table-not-here = In diesem Kanal steht noch kein Tisch. `/tisch neu` deckt einen.
table-over-here = Das Spiel, das hier stand, { $game }, ist vorbei. `/erzählung lesen` erzählt es, `/tisch kopie` gibt es dir mit, `/tisch liste` zeigt alle, die hier gespielt wurden, `/erzählung nochmal` spielt es noch einmal, `/tisch neu` deckt einen anderen Tisch.
table-opened-thread = Der Tisch steht in { $where }. Bis gleich!
lesson-thread-name = { $who } lernt { $game }
lesson-opened = Deine Lehrstunde wartet in { $where }: zehn Entscheidungen, jemand erklärt sie, und nichts zählt.
lesson-none = { $game } unterrichtet noch niemand. { $n ->
    [0] { "" }
   *[other] Lehrstunden gibt es in { $games }.
}
lesson-says = 🎓 **{ $n } von { $of }** · { $say }
lesson-otherwise = -# 🎓 { $n ->
    [0] Ich hatte etwas anderes gesagt. Gut so: Meins ist nur der langweilige Weg.
    [1] Also auf deine Art. Ich habe es mir notiert, und wir werden sehen, wer von uns beiden dumm dasteht.
   *[other] Du hast es anders gemacht. Das darfst du, und irgendwer lernt immer etwas daraus.
}
lesson-over = 🎓 { $say }
table-thread-name = { $game } mit { $who }
table-joined = Willkommen am Tisch, { $who }.
table-left = Du bist aufgestanden. Komm wieder, wann du magst.
table-left-last = Außer dir war niemand mehr da, also habe ich den Tisch abgeräumt.
table-left-game = Du bist aufgestanden, und das Haus hält deinen Platz warm. `/tisch mitspielen` gibt ihn dir zurück.
table-remind = { $game }: Der Tisch wartet auf dich
call-nudge = 🔔 { $game } wartet auf dich, { $seated ->
    [0] und wer den Tisch leitet
   *[other] und { $who }
} stupst dich an
call-full = { $game }: Der letzte Platz ist vergeben, du kannst anfangen
call-over = { $game } ist zu Ende
call-broken-off = { $game } wurde abgebrochen
table-sequel-thread = ⚔️ { $who }
table-sequel-no-thread = Ich würde für jede Partie hier einen Thread öffnen, darf es aber nicht. Gebt mir im Kanal bitte „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“, dann `/tisch zeigen`.
way-mention = mit Namen am Tisch
way-direct = in einer Direktnachricht
way-digest = einmal am Tag, alle Tische in einer Nachricht
way-nothing = gar nicht
my-notifications-title = Wie ich dich rufe
my-way = { $way ->
    [direct] Wenn ein Tisch auf dich wartet, schreibe ich dir **direkt**.
    [digest] **Einmal am Tag**, um { $hour }:00 Uhr, schreibe ich dir, welche Tische auf dich warten.
    [nothing] Ich **rufe dich nicht**; `/meine tische` zeigt, was auf dich wartet.
   *[mention] Wenn ein Tisch auf dich wartet, rufe ich dich dort **mit Namen**.
 }
my-way-here = { $way ->
    [direct] An diesen Tisch rufe ich dich in einer **Direktnachricht**.
    [digest] Dieser Tisch gehört zu deiner **Sammelnachricht** um { $hour }:00 Uhr.
    [nothing] An diesen Tisch **rufe ich dich nicht**.
   *[mention] An diesen Tisch rufe ich dich **mit Namen**.
 }
my-ways-elsewhere = { $n ->
    [one] An einem Tisch ist es anders, wie du es wolltest.
   *[other] An { $n } Tischen ist es anders, wie du es wolltest.
 }
my-pause = { $hours ->
    [0] Ich rufe dich jedes Mal.
    [one] An Tischen mit langer Uhr rufe ich dich höchstens einmal in einer Stunde; früher nur, wenn die Hälfte deiner Zeit vorbei ist.
   *[other] An Tischen mit langer Uhr rufe ich dich höchstens einmal in { $hours } Stunden; früher nur, wenn die Hälfte deiner Zeit vorbei ist.
}
my-quiet = 🌙 Von { $begin }:00 bis { $end }:00 Uhr bin ich still, und keine deiner Uhren, die ab jetzt beginnen, läuft in dieser Zeit ab.
my-no-quiet = Du hast keine Ruhezeit.
my-zone = Uhrzeiten gelten in { $zone }.
my-no-zone-yet = Deine Zeitzone kenne ich nicht, deshalb gelten Uhrzeiten in UTC.
my-no-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Tippe den Anfang eines Städtenamens und wähle aus der Liste.
my-quiet-both = Eine Ruhezeit hat Anfang und Ende: Nenne mir beides.
my-quiet-zone = Um nachts still zu sein, muss ich wissen, wo du lebst: Wähle auch eine Zeitzone.
my-not-seated = Du hast keinen Platz an einem Tisch in diesem Kanal.
# ---------------------------------------------------------------- die Einstellungen eines Servers

language-name = Deutsch
role-place = <@&{ $id }>
server-title = Was auf diesem Server üblich ist
server-about = Danach richten sich neue Tische und die Würfel; bestehende Tische behalten, was sie haben. Was jemand für sich oder als Gastgeber anders gewählt hat, gilt.
server-kept = ✅ Gemerkt.
server-own = Etwas anderes …
server-clock = Uhr neuer Tische
server-clock-hint = Wer einen Tisch leitet, kann eine andere stellen.
server-clock-usual = { $clock } (hier nicht gestellt)
server-place = Wo ein neuer Tisch steht
server-place-hint = Für `/tisch neu` und den Willkommensbeitrag, solange niemand etwas anderes sagt.
server-place-here = Im Kanal
server-place-thread = In einem eigenen Thread
server-quiet = Ruhezeit
server-quiet-hint = Für alle, die mit `/meine benachrichtigungen` keine gewählt haben: kein Ruf, und keine Uhr, die ab jetzt beginnt, läuft ab.
server-quiet-none = Keine
server-quiet-hours = { $begin }:00 bis { $end }:00 Uhr
server-quiet-form = Von und bis, zum Beispiel 22-7
server-zone = Zeitzone
server-zone-button = Zeitzone: { $zone }
server-zone-form = Eine Stadt, zum Beispiel Berlin oder New York
server-dice = Üblicher Würfel
server-dice-hint = Was `/würfeln` ohne Angabe wirft, und wie viele Seiten `2d` hat. Ein eigener gemerkter Wurf namens `default` geht vor.
server-dice-form = In Würfelschreibweise, zum Beispiel 1d20 oder 2d6
server-style = Wie Würfe erzählt werden
server-style-hint = In Kürze heißt: Ein Knopf zeigt die Würfel.
server-style-full = Würfel für Würfel
server-style-short = In Kürze: nur das Ergebnis
server-locale = Sprache der Spielpläne
server-locale-hint = Was nur du siehst, steht in deiner eigenen Sprache.
server-locale-usual = Wie Discord es von diesem Server sagt
server-openers = Wer Tische eröffnen darf
server-openers-hint = Wer hier für Ordnung sorgt, darf es immer. Mitspielen ist etwas anderes: Das dürfen alle, die den Kanal sehen.
server-openers-everybody = Alle
server-openers-moderators = Nur, wer für Ordnung sorgt
server-openers-role = Wer die Rolle { $role } hat
server-openers-gone = Eine Rolle, die es nicht mehr gibt: nur, wer für Ordnung sorgt

# ---------------------------------------------------------------- alle Tische eines Servers, für die Verwaltung

host-title = Die Tische dieses Servers
host-count = { $n ->
    [0] Hier steht gerade kein Tisch
    [one] Hier steht ein Tisch
   *[other] Hier stehen { $n } Tische
}, { $over } { $over ->
    [one] ist
   *[other] sind
} vorbei. Alle zusammen brauchen weniger als { $megabytes } MB.
host-unseen = an einem Ort, den du nicht sehen kannst oder den es nicht mehr gibt
host-lobby = 🪑 Noch nicht begonnen
host-running = ▶️ { $n ->
    [0] Wird gespielt
   *[other] Wartet auf { $waits }
}
host-paused = ⏸️ Ruht
host-since = zuletzt bewegt
host-clock = Uhr: { $clock }
host-due = läuft ab
host-size = { $large ->
    [yes] unter { $megabytes } MB
   *[no] unter { $kilobytes } kB
}
host-end = { $n } beenden …

turn-yours = Du bist dran.
turn-board = Zum Brett
menu-whose-turn = Wer ist dran?

# ---------------------------------------------------------------- Mitspieler suchen, einen Abend finden

invite-title = 🪑 Mitspieler gesucht: { $game }
invite-title-closed = 🪑 { $game }
invite-seats = { $free ->
    [0] Alle { $most } Plätze sind besetzt
    [one] Einer von { $most } Plätzen ist frei
   *[other] { $free } von { $most } Plätzen sind frei
}; ab { $least } geht es los.{ $taken ->
    [0] {""}
   *[other] {" "}Schon da: { $who }.
}
invite-pace = ⏱️ Uhr: { $clock }.
invite-zone = 🌍 Zeitzone: { $zone } ({ $offset }).
invite-where = 📍 Der Tisch steht in { $where }.
invite-note = { $note }
invite-full = Wird ein Platz frei, ist er hier zu haben.
invite-sit = Mitspielen
invite-off = Beitrag zurückziehen
invite-closed = { $how ->
    [begun] Das Spiel hat mit { $who } begonnen. `/tisch neu` deckt den nächsten Tisch.
    [cleared] Der Tisch ist abgeräumt. Vielleicht ein andermal.
    [withdrawn] Hier wird niemand mehr gesucht.
   *[over] Dieser Beitrag stand hier eine Woche. Wer noch Mitspieler sucht, fragt von Neuem.
}
invite-posted = Steht in { $where }. Ich schließe den Beitrag, wenn das Spiel beginnt.
invite-where-title = Wo soll ich Mitspieler suchen?
invite-where-hint = Der Beitrag nennt Spiel, Plätze, Uhr und deine Zeitzone, falls du sie mir gesagt hast; sein Knopf gibt jedem einen Platz, der ihn drückt. `/gemeinsam einladen` fügt ein paar eigene Worte hinzu.
invite-where-none = Es gibt keinen Kanal, in dem wir beide schreiben dürfen.
invite-where-choose = In welchem Kanal?
invite-seated = Du hast einen Platz bei **{ $game }** in { $where }. Bis gleich!
invite-enough = Für diesen Tisch wird schon in { $most } Kanälen gesucht. Zieh erst einen dieser Beiträge zurück.
invite-not-there = Dort darfst du selbst nicht schreiben, also tue ich es auch nicht für dich.
invite-no-place = In { $where } konnte ich nichts schreiben. Ich brauche dort „Kanal anzeigen“ und „Nachrichten senden“.
invite-late = Hier wird niemand mehr gesucht.
invite-unseen = Der Tisch steht in einem Kanal, den du nicht sehen kannst. Frag, wer das hier geschrieben hat.
invite-not-yours = Nur wer das geschrieben hat oder den Tisch leitet, zieht es zurück.
evening-title = 📅 Ein Abend für { $game }
evening-asked = { $seated ->
    [yes] **{ $who }**
   *[no] Der Gastgeber
} fragt, wann ihr alle Zeit habt, live zu spielen, etwa { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} lang. Drück jede Zeit, zu der du kannst; alle lesen sie in ihrer eigenen Zeitzone.
evening-cannot = 🚫 Kann nicht:
evening-silent = 💤 Noch ohne Antwort:
evening-how = Passt eine Zeit allen, steht sie sofort fest; sonst gilt die, die den meisten passt
evening-none = Keine davon
evening-now = Jetzt festlegen
evening-form = Drei Zeiten, jede in einer Zeile
evening-form-hint = freitag 20 Uhr, morgen 20:30, 4.12. 19:30
evening-off = Zurückziehen
evening-decided = 📅 Ihr spielt { $game } live
evening-event = Das Event
evening-not-allowed = Unter die Events dieses Servers darf ich es nicht setzen: Dafür brauche ich „Events erstellen“.
evening-private = Unter den Events dieses Servers steht es nicht, denn dieser Kanal ist nicht für alle hier.
evening-end = { $end ->
    [withdrawn] Die Frage ist zurückgezogen.
    [table] Der Tisch ist vorbei, und die Frage mit ihm.
   *[nobody] Keine dieser Zeiten passt zweien von euch. `/gemeinsam abend` fragt nach drei anderen.
}
evening-told = Es steht fest, ihr spielt **{ $game }** live:
evening-alone = Hier sitzt noch niemand sonst, den man fragen könnte.
evening-which-time = „{ $typed }“ kann ich nicht als Zeit in den nächsten zwei Monaten lesen. Wähle eine aus der Liste, oder schreib sie so: 2026-12-04 20:00.
evening-which-zone = Deine Zeitzone kenne ich nicht. Gib `zeitzone:` an, oder sag sie mir einmal mit `/meine benachrichtigungen`.
evening-same-time = Ich brauche drei verschiedene Zeiten; im Formular jede in einer Zeile.
evening-asked-already = Es wird schon nach einem Abend gefragt. Antworte dort, oder lass die Frage erst zurückziehen.
evening-late = Diese Frage ist geschlossen.
evening-not-yours = Das kann nur, wer gefragt hat oder den Tisch leitet.
day-week = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag

past-title = Tische dieses Kanals
past-none = Hier ist noch kein Spiel zu Ende gegangen.
past-now = { $state ->
    [lobby] 🪑 **{ $game }** ist gedeckt und wartet auf Mitspieler.
    [paused] ⏸️ **{ $game }** ruht.
   *[other] ▶️ **{ $game }** läuft.
}
past-free = Gerade steht hier kein Tisch. `/tisch neu` deckt einen.
past-over = **Vorbei** ({ $n })
past-table = 🏁 **{ $game }** mit { $players }
past-story = Die Geschichte
past-copy = Kopie mitnehmen
past-there = Dorthin
leave-title = Abwesend
leave-none = Du bist da, und nichts ist geplant. `/meine abwesend` mit `bis:` sagt allen deinen Tischen, wie lange du fort bist: ein Tag („freitag“, „24.12.“, „10 Tage“), bei Bedarf mit Uhrzeit.
leave-on = Du bist abwesend bis
leave-planned = Du wirst abwesend sein:
leave-how = { $how ->
    [house] So lange spielt das Haus für dich.
    [deputy] { $name } wird an jedem Tisch gefragt, ob sie oder er für dich antwortet. Bis dahin, oder bei einer Absage, tut jedes Spiel, was es für Abwesende tut.
   *[other] Deine Fragen bekommen so lange sofort die üblichen Antworten.
}
leave-contests = Wo andere gegen dich spielen, antwortet niemand für dich: Deine Uhren stehen still, an jedem Tisch insgesamt { $days } Tage lang.
leave-told = { $n ->
    [0] Du sitzt an keinem Tisch, an dem gespielt wird. Wer bis dahin beginnt, weiß davon.
    [one] Dein Tisch { $on ->
        [yes] weiß davon.
       *[no] weiß davon und kümmert sich von selbst darum.
    }
   *[other] Deine { $n } Tische { $on ->
        [yes] wissen davon.
       *[no] wissen davon und kümmern sich von selbst darum.
    }
}
leave-call-off = Doch nicht
leave-until = Bis wann? Gib auch `bis:` an.
leave-zone = Damit ich weiß, wann deine Tage beginnen, muss ich wissen, wo du lebst: Gib `zeitzone:` an und fang an, eine Stadt zu tippen.
leave-no-day = „{ $written }“ verstehe ich nicht als Tag oder Zeit. Versuch „freitag“, „2026-12-24“, „24.12. 18:00“ oder „10 Tage“.
leave-backwards = Das endet, bevor es beginnt, oder ist schon vorbei.
leave-too-long = Ich kümmere mich um höchstens { $days } Tage Abwesenheit. Für länger gib deinen Platz jemand anderem: `/tisch abgeben`.
leave-too-early = Bis dahin ist es über ein Jahr. Sag es mir, wenn es näher rückt.
leave-no-deputy = Du kannst nicht für dich selbst antworten, während du fort bist. Nenne jemand anderen.
leave-asked-enough = Du hast heute schon { $most }-mal darum gebeten. Nenne jemand anderen oder warte bis morgen.
leave-not-asked = Niemand hat dich gebeten, hier zu antworten, oder es ist inzwischen vorbei.
leave-answered = Das hast du schon gesagt.
meanwhile-default = die üblichen Antworten
meanwhile-house = das Haus spielt
record-title = Meine Bilanz
record-none = Noch ist kein Spiel von dir zu Ende. Sobald eines vorbei ist, stehen seine Zahlen hier.
record-progress = ⏳ Ich spiele deine Spiele noch einmal durch und zähle: { $done } von { $of }. Drücke gleich **Neu zeigen**.
record-all = { $n } beendete Spiele mit { $moves } Zügen von dir.
record-game = **{ $game }**: { $n ->
    [one] ein Spiel{ $won ->
        [0] { "" }
       *[other] , gewonnen
    }{ $lost ->
        [0] { "" }
       *[other] , verloren
    }{ $drawn ->
        [0] { "" }
       *[other] , unentschieden
    }
   *[other] { $n } Spiele{ $won ->
        [0] { "" }
       *[other] , { $won } gewonnen
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } verloren
    }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } unentschieden
    }
}; { $moves ->
    [one] ein Zug von dir
   *[other] { $moves } Züge von dir
}
record-answer = ⏱️ Die Hälfte deiner Antworten braucht höchstens { $span }.
record-longest = 📜 Das längste: { $n ->
    [one] ein Zug
   *[other] { $n } Züge
} von allen, über { $span }
record-dice = 🎲 W{ $sides }: { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
}, im Schnitt { NUMBER($mean, minimumFractionDigits: 2) }, zu erwarten { NUMBER($expected, minimumFractionDigits: 2) }
    -# { $faces }
record-luckiest = 🍀 Glücklichster Wurf: { $faces } ({ $n ->
    [one] ein W{ $sides }
   *[other] { $n }W{ $sides }
}, zu erwarten { $mean })
record-unluckiest = 🌧️ Unglücklichster Wurf: { $faces } ({ $n ->
    [one] ein W{ $sides }
   *[other] { $n }W{ $sides }
}, zu erwarten { $mean })
record-broken = -# { $n ->
    [one] Eines davon wurde
   *[other] { $n } davon wurden
} nach Regeln gespielt, die ich nicht mehr habe; diese Zahlen sind also zu klein.
record-private = -# Nur für deine Augen. Hohe Würfel gelten als Glück, was auch immer das Spiel von ihnen will.
my-title = Meine Tische
my-waiting = { $going ->
    [0] Du sitzt gerade an keinem Tisch. `/tisch neu` deckt einen im Kanal eines Servers.
   *[other] { $n ->
        [0] Nichts wartet auf dich.
        [one] Ein Tisch wartet auf dich.
       *[other] { $n } Tische warten auf dich.
    }
}
my-found = { $n ->
    [0] Keiner davon hat „{ $words }“ im Spiel oder unter den Mitspielern.
    [one] Zu „{ $words }“ passt einer davon:
   *[other] Zu „{ $words }“ passen { $n } davon:
}
my-over = **Vorbei**
my-yours = ⏳ **{ $game }** in { $where }: Du bist dran
my-others = ▶️ **{ $game }** in { $where }: { $n ->
    [0] dort wird auf niemanden gewartet
   *[other] wartet auf { $waits }
}
my-lobby = 🪑 **{ $game }** in { $where }: noch nicht begonnen
my-paused = ⏸️ **{ $game }** in { $where }: ruht
my-over-line = 🏁 **{ $game }** in { $where }
my-there = dorthin
my-next = Als Nächstes: { $game }
my-unseen = 🚪 **{ $game }**, an einem Ort, den du gerade nicht sehen kannst: { $state ->
    [yours] Du bist dran
    [others] jemand anders ist dran
    [lobby] noch nicht begonnen
    [paused] ruht
   *[other] vorbei
}
table-place = <#{ $id }>
table-moderator-only = Das kann nur, wer diesen Tisch leitet oder hier Nachrichten verwalten darf.
table-house-sent = Das Haus hat den Platz verlassen.
table-no-house = Das Haus spielt hier keinen Platz.
table-opened = Der Tisch ist gedeckt.
table-no-bots = Auf dieser Seite des Tisches sitze ich schon.
table-spectator = Du siehst diesem Tisch zu, und wer zusieht, sieht nur das öffentliche Brett. Solange ein Platz frei ist, gibt ihn dir `/tisch mitspielen`.
table-not-started = Das Spiel hat noch nicht begonnen.
table-over = Dieses Spiel ist vorbei. Das Brett zeigt, wie es ausging.
table-ended-private = Der Tisch ist abgeräumt.
table-kick-title = { $who } bitten zu gehen?
table-kick-lobby = Der Platz ist dann frei, und alle sehen es. { $who } darf sich wieder setzen.
table-kick-game = An diesem Platz spielt dann das Haus weiter, und in der Geschichte steht, dass du { $who } gebeten hast zu gehen. Die Hand bekommt niemand zu sehen. Mehr als die Hälfte der anderen kann { $who } zurückholen, was immer du sagst; ohne sie führt `/tisch mitspielen` nicht dorthin.
table-kick-contest = In einer Partie müssen die anderen einverstanden sein. Dann spielt an diesem Platz das Haus weiter, und nichts zählt für die Rangliste.
table-kick-yes = Ja, bitte sie zu gehen
table-kick-no = Nein, sie bleiben
table-end-title = Diesen Tisch abräumen?
table-end-ask = Das Spiel wird hier für alle abgebrochen, und niemand kann weiterspielen. `/tisch pause` ließe es stattdessen ruhen, notfalls monatelang.
table-end-yes = Ja, abräumen
table-end-no = Nein, stehen lassen
table-end-ask-contest = Eine Partie zwischen Menschen wird nur abgebrochen, wenn die anderen einverstanden sind; gewonnen hat dann niemand. `/tisch pause` ließe sie stattdessen ruhen, notfalls monatelang.
table-end-kept = Dann bleibt er stehen.
table-leave-title = Dieses Spiel verlassen?
table-leave-ask = Wer eine laufende Partie verlässt, hat sie verloren.
table-leave-yes = Gehen und verlieren
table-leave-no = Weiterspielen
table-do-what = Das konnte ich nicht lesen. Fang an zu tippen, und ich zähle auf, was du jetzt tun kannst.
table-do-nothing = Gerade wirst du nichts gefragt. { $waiting }
table-resting = Der Tisch ruht. `/tisch wecken` weckt ihn.
table-away = Niemand wartet auf dich, bis du in deiner Hand **Ich bin zurück** drückst, oder `/platz zurück`. Lass es dir gut gehen!
table-back = Schön, dass du wieder da bist.
table-clock = ⏱️ Ab jetzt: { $clock }.
table-awake = Und weiter geht’s.
table-log-title = Die Geschichte bis hierher
table-log-empty = Noch ist nichts geschehen.
log-beginning = Der Anfang
log-place = -# Kapitel { $n } von { $of }{ $pages ->
    [0] {""}
    [1] {""}
   *[other] , Seite { $page } von { $pages }
}
log-chapter = Ein Kapitel wählen
log-earlier = ← Früher
log-later = Später →
log-newest = Neuestes
table-export = { $over ->
    [yes] Alles über diesen Tisch in einer Datei. `waykeeper verify` rechnet daraus jeden Wurf nach.
   *[no] Was Zuschauer von diesem Tisch wissen dürfen, in einer Datei. Die Geheimnisse kommen dazu, wenn das Spiel vorbei ist.
}
table-export-not-yet = Solange das Spiel läuft, kann nur eine Kopie mitnehmen, wer den Tisch leitet. Danach dürfen es alle.
table-rules-title = { $game }, kurz gefasst
table-no-rules = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben.
table-trouble = Bei mir ist etwas schiefgegangen, und ich habe den Tisch zurückgestellt, wie er war. Es ist notiert; versuch es noch einmal oder tu etwas anderes.
table-busy = 🐢 Zu viele von uns drücken gleichzeitig. Nichts hat sich geändert: Drück bitte gleich noch einmal.
table-lost-channel = In { $where } darf ich nicht mehr schreiben: Gebt mir dort bitte wieder „Kanal ansehen“ und „Nachrichten senden“, dann `/tisch zeigen`. Dem Spiel selbst ist nichts passiert.
table-server-only = Tische stehen in den Kanälen eines Servers. Frag mich dort.
table-no-thread = Ich darf hier keinen Thread öffnen; versuch es ohne `ort: thread`.
proof-title = 🎲 Die Würfel dieses Spiels lassen sich nachprüfen
table-reveal = -# 🔓 Das Siegel der Würfel wird geöffnet: `{ $seed }`
table-sealed = -# 🔒 Die Würfel waren versiegelt: `{ $hash }`
table-head = -# 🔏 Die Aufzeichnung endet mit: `{ $head }`
table-verify = -# Nimm `/tisch kopie` und rufe `waykeeper verify DATEI --seal SIEGEL --head AUFZEICHNUNG` mit dem auf, was ich hier geschrieben habe: Das rechnet jeden Wurf und jedes Mischen nach und sieht, ob sonst etwas geändert wurde.
table-verify-old = -# Nimm `/tisch kopie` und rufe `waykeeper verify DATEI --seal SIEGEL` mit dem auf, was ich hier geschrieben habe: Das rechnet jeden Wurf und jedes Mischen nach.
table-seal = 🔒 Jeder Wurf und jedes Mischen von **{ $game }** an diesem Tisch ist versiegelt: `{ $hash }`
table-seal-note = -# Diese Nachricht bleibt, wie sie ist. Halte nach dem Spiel das geöffnete Siegel dagegen.
table-seal-of-draft = -# Sie folgen aus dem Siegel des Tisches, der diesen geöffnet hat: https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
table-seal-of-draft-hash = -# Sie folgen aus dem Siegel des Tisches, der diesen geöffnet hat: `{ $hash }`
table-head-paused = 🔏 Die Aufzeichnung des Spiels bis hierher: `{ $head }`
table-head-ended = -# 🔏 Die Aufzeichnung dieses Spiels endet mit: `{ $head }`
board-seal = -# 🔒 `{ $hash }…`

# ---------------------------------------------------------------- Beschreibungen der Befehle

command-table = Das Spiel an diesem Tisch
command-campaign = Die Kampagne dieses Kanals
command-campaign-new = Eine Kampagne beginnen
command-campaign-new-game = Welches Spiel?
command-campaign-new-place = In einem eigenen Thread oder in diesem Kanal
command-campaign-show = Das Kampagnenbuch hier unten zeigen
command-campaign-sheet = Den Kampagnenbogen ansehen
command-campaign-chronicle = Alle Seiten des Buchs lesen
command-campaign-chronicle-page = Welche Seite; ohne Angabe die erste
command-campaign-next = Die nächste Sitzung beginnen
command-campaign-back = Die letzte Seite herausreißen, wenn alle einverstanden sind, die dabei waren
command-campaign-join = In diese Kampagne einsteigen
command-campaign-leave = Diese Kampagne verlassen
command-campaign-heroes = Wen du für dieses Spiel weggestellt hast
command-campaign-put-away = Wen du hier spielst, für andere Kampagnen ins Regal stellen
command-campaign-put-away-name = Unter welchem Namen; ersetzt, wer schon so heißt
command-campaign-bring = Jemanden aus deinem Regal auf deinen Platz in dieser Kampagne holen
command-campaign-take-off = Jemanden für immer aus dem Regal nehmen
command-campaign-hero-name = Wen?
command-campaign-export = Die Kampagne als Datei mitnehmen
command-campaign-import = Eine Kampagne aus einer Datei fortsetzen
command-campaign-import-file = Die Datei von /kampagne export oder eines öffentlichen Trackers
command-campaign-import-anyway = Trotzdem nehmen, auch wenn sie mit anderen Karten gespielt wurde
command-table-new = Einen Tisch für ein Spiel decken
command-table-join = Dich an diesen Tisch setzen
command-table-leave = Aufstehen; eine laufende Partie ist damit verloren
command-table-start = Das Spiel beginnen
command-table-show = Das Brett hier unten zeigen
command-table-hand = Deine Hand, nur für deine Augen
command-table-do = Etwas ohne Knopf tun
command-table-undo = Deine letzte Entscheidung zurücknehmen
command-table-card = Eine Karte, einen Ort oder jemanden auf dem Tisch lesen oder einen Begriff nachschlagen
command-table-card-name = Fang an, den Namen zu tippen
command-table-list = Die Spiele dieses Kanals: das laufende und die vergangenen
command-table-log = Was bisher geschah
command-table-settings = Einstellungen des Spiels, bevor es beginnt
command-table-pause = Den Tisch ruhen lassen
command-table-resume = Den Tisch wecken
command-table-end = Den Tisch abräumen; eine laufende Partie nur, wenn die anderen einverstanden sind
command-table-export = Eine Kopie dieses Tisches als Datei
command-table-rules = Die Regeln dieses Spiels, kurz gefasst
command-table-give = Platz und Hand an jemanden abgeben, der sie möchte
command-table-give-to = Wer deinen Platz übernimmt; wird gefragt, in einer Partie auch die anderen
command-table-kick = Jemanden bitten zu gehen: sagt erst, was das heißt. In einer Partie müssen die anderen zustimmen
command-table-handover = Jemand anderen leiten lassen; Plätze wechseln nicht
command-table-house = Das Haus mitspielen lassen oder wegschicken
command-table-new-game = Welches Spiel?
command-table-new-place = In diesem Kanal oder in einem eigenen Thread; leer: wie hier üblich
command-table-new-word = Ein Wort von dir; die Würfel hängen davon ab
command-table-join-word = Ein Wort von dir; die Würfel hängen davon ab
command-table-do-what = Fang an zu tippen: Ich zähle auf, was du jetzt tun kannst
command-table-kick-seat = Wessen Platz?
command-table-handover-to = Wer von nun an leitet
command-table-house-what = Einen Platz dazu, den ich spiele, mich wegschicken oder meinen Platz übernehmen
command-table-away = Das Haus antwortet für dich, bis du zurück bist
command-table-missing = Die anderen fragen, was aus dem Platz von jemandem wird, der fehlt
command-table-missing-seat = Wer fehlt?
command-table-missing-what = Gilt bis zur Rückkehr als abwesend, oder jemand anders darf auf den Platz
command-table-vote = Zu einem Vorschlag deine Stimme geben
command-table-vote-what = Zustimmen oder ablehnen
command-table-clock = Wie lange alle für eine Entscheidung haben, ab der nächsten Frage
command-table-clock-hours = Stunden; 0 für gar keine Uhr
command-table-clock-minutes = Und Minuten
command-help = Wie man hier spielt
command-my = Deine Tische, über alle Server
command-host = Alle Tische dieses Servers: wer seit wann erwartet wird, Uhren, Speicher, und einen beenden
command-together = Mitspieler finden, und einen Abend für alle
command-together-invite = Mitspieler suchen: Spiel, Plätze, Zeitzone und Tempo, mit einem Knopf zum Mitspielen
command-together-invite-where = Der Kanal für den Beitrag; leer: dieser
command-together-invite-zone = Wann du wach bist: Fang an, eine Stadt zu tippen; leer: wie bei deinen Benachrichtigungen
command-together-invite-note = In deinen eigenen Worten
command-together-evening = Wann haben alle Zeit? Drei Zeiten zur Wahl, jede in der eigenen Zone zu lesen
command-together-evening-time = Zum Beispiel 2026-12-04 20:00, freitag 20 uhr, morgen 20:30
command-together-evening-hours = Wie viele Stunden ihr spielen wollt
command-together-evening-zone = Die Zone dieser Zeiten; leer: wie bei deinen Benachrichtigungen
command-server = Für alle, die diesen Server verwalten
command-server-settings = Was hier üblich ist: Uhr, Ort, Ruhezeit, Würfel, Sprache, wer Tische eröffnen darf
command-server-settings-role = Ab jetzt eröffnet nur diese Rolle Tische; @everyone: alle
command-my-tables = Alle deine Tische: wer dran ist, was du gefragt wirst, wie lange du hast
command-my-tables-find = nur die mit diesem Spiel oder Mitspieler
command-my-away = Fort von allen deinen Tischen: von wann bis wann, und wer so lange antwortet
command-my-away-from = Der erste Tag oder ein Zeitpunkt; ohne Angabe ab jetzt
command-my-away-until = Der letzte Tag oder ein Zeitpunkt: freitag, 24.12., 10 Tage, morgen 18:00
command-my-away-meanwhile = Was aus deinen Fragen wird, wo niemand gegen dich spielt
command-my-away-deputy = Wer für dich antworten und deine Hand sehen darf, wenn es beiden recht ist
command-my-record = Zahlen zu deinen beendeten Spielen: Siege, Niederlagen, Antwortzeiten, deine Würfel
command-my-notifications = Wie ich dich rufe, wenn ein Tisch auf dich wartet, und wann ich still bin
command-my-notifications-how = für alle deine Tische oder nur hier
command-my-notifications-here = Wie ich dich nur an den Tisch dieses Kanals rufe
command-my-notifications-digest = Zu welcher Stunde deines Tages die Sammelnachricht kommt, 0 bis 23
command-my-notifications-from = Ruhe ab dieser Stunde, 0 bis 23
command-my-notifications-to = Ruhe bis zu dieser Stunde; zweimal dieselbe: keine Ruhezeit
command-my-notifications-zone = Wo du lebst: Fang an, eine Stadt zu tippen
command-my-notifications-pause = So viele Stunden mindestens zwischen zwei Rufen, 0 bis 24; 0: ruf mich jedes Mal
command-privacy = Was ich über dich weiß
command-privacy-export = Alles, was ich über dich aufbewahre, als Datei
command-privacy-delete = Mich vergessen

# ---------------------------------------------------------------- die Runde vor dem Spiel

lobby-title = { $game } · der Tisch ist gedeckt
lobby-seats = { $least ->
    [one] Platz für 1 bis { $most }
   *[other] { $one ->
        [yes] Für { $most }
       *[no] Für { $least } bis { $most }
    }
}. { $n ->
    [0] Noch sitzt niemand hier.
   *[other] Am Tisch:
}
lobby-seat-player = { $place }\. **{ $who }**
lobby-seat-host = { $place }\. **{ $who }** (leitet den Tisch)
lobby-seat-house = { $place }\. **{ $who }** (vom Haus gespielt)
lobby-commitment = -# 🔒 Jeder Wurf und jedes Mischen ist schon versiegelt (`{ $hash }…`); das Siegel wird nach dem Spiel geöffnet.
lobby-missing = { $n ->
    [one] Zum Beginnen fehlt noch jemand.
   *[other] Zum Beginnen fehlen noch { $n }.
}
lobby-ready = Alles ist bereit. Wer den Tisch leitet, beginnt, wenn ihr so weit seid.
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-start = Beginnen
lobby-invite = Mitspieler suchen
lobby-evening = Abend finden
lobby-settings = Einstellungen
lobby-rules = Regeln in Kürze
lobby-house = Das Haus dazusetzen
lobby-practice = Mit dem Haus üben
lobby-house-name = 🏠 { $name }
house-name-1 = Garderobe
house-name-2 = Knarrende Stufe
house-name-3 = Schirmständer
house-name-4 = Zugiges Fenster
house-name-5 = Standuhr
house-name-6 = Wackelstuhl
house-name-7 = Sauciere
house-name-8 = Kellertür
house-name-9 = Kuckucksuhr
house-name-10 = Lose Diele
house-name-11 = Briefschlitz
house-name-12 = Zweitbeste Teekanne
house-name-13 = Fußmatte
house-name-14 = Dachbodenleiter
house-name-15 = Tropfender Hahn
house-name-16 = Hutständer
house-name-17 = Butterdose
house-name-18 = Schornstein
house-name-19 = Ersatzdecke
house-name-20 = Katzenklappe
lobby-settings-title = { $game }: Einstellungen
lobby-clock = -# ⏱️ Uhr: { $clock }.
clock-off = keine, niemand wird gedrängt
clock-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
} für jede Entscheidung
clock-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
} für jede Entscheidung
clock-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
} für jede Entscheidung
setting-clock = Uhr
setting-clock-hint = Wenn die Zeit um ist, beantwortet sich die Frage von selbst, wie die Regeln es sagen. Erinnert wird einmal, zur Halbzeit.
setting-clock-choice = { $clock }
lobby-settings-begun = Das Spiel hat begonnen, deshalb bleiben sie, wie sie sind. Die Uhr stellt `/tisch uhr` auch jetzt noch.
lobby-settings-usual = -# Einstellungen: wie gedruckt
lobby-settings-changed = Einstellungen:
lobby-set-value = Jetzt: { $value }
lobby-closed = Dieser Tisch ist abgeräumt.
lobby-closed-idle = Eine Woche lang wollte hier niemand { $game } spielen, also habe ich den Tisch abgeräumt. Nicht schlimm: Ein neuer ist mit einem Druck gedeckt.
lobby-idle = 🪑 { $game } wartet hier auf Mitspielende: { $n } von { $most } Plätzen sind vergeben. Der Tisch steht bis { $until }, und solange jemand vorbeischaut.

setting-without = Packs
setting-without-hint = Wähle eins, um es wegzulassen oder zurückzuholen.
setting-without-none = alle dabei
setting-without-some = ohne { $packs }
setting-on = ja
setting-off = nein

# ---------------------------------------------------------------- Hilfe

help-title = Wie man hier spielt
help-page = Seite { $page } von { $pages }
help-back = ← Zurück
help-on = Weiter →
help-tables = **Noch ein Tisch?** Ein Spiel hierunter eröffnet einen, für alle sichtbar. Die Regeln eines laufenden Spiels stehen unter **Mehr**, **Regeln in Kürze**.
help-here-title = Hilfe zu { $game }
help-here = **Was kann ich tun?** Das steht unter **{ board-your-move }** oder **{ board-hand }**, und die meisten Knöpfe sagen, was sie bringen. Die Knöpfe hier erklären dieses Spiel und erzählen alles seit deiner letzten Antwort; **{ board-take-back }** macht einen Ausrutscher ungeschehen.
help-page-1 = **Setzt euch.** `/tisch neu` deckt einen Tisch in diesem Kanal oder in einem eigenen Thread. Alle drücken **Mitspielen**, wer den Tisch leitet, drückt **Beginnen**. Einen leeren Stuhl kann das Haus nehmen, oder **Mitspieler suchen** fragt in einem anderen Kanal. `/gemeinsam abend` findet eine Zeit, die allen passt.

    { "" }**Spielt.** Es gibt ein Brett. Darauf steht, was gerade geschehen ist, auf wen gewartet wird und worauf. Wenn du dran bist, drücke dort einen Knopf. **Meine Hand** (in manchen Spielen **Meine Tafel**) öffnet, was nur du sehen darfst.

    { "" }**Jeder Knopf hat einen Zwilling:** `/tisch tun` zählt alles auf, was du tun kannst, `/tisch zeigen` holt das Brett herunter, `/tisch hand` öffnet deine Hand.
help-page-2 = **Wie per Post.** Niemand muss zur selben Zeit hier sein. Ich rufe dich einmal mit Namen, wenn du etwas gefragt wirst, und nörgle nicht. Antworte, wann du magst; ist ein Tag vorbei, darf das Haus für dich antworten, damit die anderen weiterspielen können.

    { "" }**Vertan?** **Zurücknehmen** macht deine letzte Entscheidung rückgängig, solange niemand etwas daraus erfahren hat. Nach Würfeln, einer aufgedeckten Karte oder der Antwort von jemand anderem bleibt sie.

    { "" }**Eine Pause?** `/tisch pause` lässt den Tisch ruhen, `/tisch wecken` weckt ihn. Er hält sich monatelang.
help-page-3 = **Ehrliche Würfel.** Bevor sich jemand setzt, hinterlege ich ein Siegel: den Hash des Geheimnisses, aus dem alle Würfel folgen. Nach dem Spiel öffne ich es, und `waykeeper verify` rechnet aus `/tisch kopie` jeden Wurf nach. Nachträglich kann ich keinen Wurf ändern, und wer mich betreibt, auch nicht.

    { "" }**Geheimnisse.** Ich lese keine Nachrichten. Wer zusieht, sieht das öffentliche Brett, wer mitspielt, dazu die eigene Hand, und niemand sieht mehr.

    { "" }**Über dich.** `/datenschutz export` gibt dir, was ich über dich aufbewahre, `/datenschutz löschen` lässt es mich vergessen.

# ---------------------------------------------------------------- Datenschutz

privacy-export = Das ist alles, was ich über dich aufbewahre.
privacy-delete-title = Soll ich dich vergessen?
privacy-delete-ask = Dein Name und dein Konto verschwinden von allen Tischen. Spiele, die andere noch spielen, gehen weiter, mit dem Haus auf deinem Platz. Das lässt sich nicht zurücknehmen.
privacy-delete-yes = Ja, vergiss mich
privacy-delete-no = Nein, bleiben
privacy-deleted = Vergessen. Es war schön, dich hier zu haben.
privacy-kept = Dann bleibt alles, wie es ist.

# ---------------------------------------------------------------- der Tisch im Terminal

terminal-welcome = Ein Tisch für { $game }. Tippe die Nummer dessen, was du wählst; ? hilft, q geht.
terminal-help = Eine Nummer wählt (mehrere, wo man mehrere wählen darf, - für keine). b: das Brett, h: deine Hand, a: das Haus antwortet für dich, u: zurücknehmen, r: die Regeln in Kürze, q: gehen.
terminal-amount = Eine Zahl von { $least } bis { $most }.
terminal-some = Wähle { $least } bis { $most }, etwa: 1 3 (- für keine).
terminal-amounts = { $least } bis { $most } insgesamt: jede Nummer so oft, wie du davon nimmst, etwa: 1 1 3 oder 1x2 3 (- für nichts).
terminal-order = Alle Nummern in deiner Reihenfolge, etwa: 2 1 3.
terminal-sure = { $option } lässt sich nicht zurücknehmen. Sicher? (y)
terminal-unknown = „{ $line }“ ist nichts davon. Eine Nummer wählt; ? hilft.
terminal-no-undo = Nichts lässt sich zurücknehmen: Seitdem hat jemand etwas erfahren, oder du hast noch nichts gewählt.
terminal-undone = Zurückgenommen.
terminal-kept = Aufgehoben. Es geht weiter, wenn du wiederkommst.
terminal-bye = Auf Wiedersehen.
terminal-failure = Eine Regel ist darüber gestolpert und hat alles zurückgestellt: { $why }

# ---------------------------------------------------------------- was am Tisch selbst geschieht

journal-asleep = 💤 Es ist niemand mehr da, also schläft der Tisch. Wer zurückkommt, weckt ihn.
journal-away = { $who } ist abwesend. Niemand wird aufgehalten.
journal-proxies = ⏱️ Die Zeit von { $who } ist um: Noch einmal so lange darf jeder hier antworten.
journal-leave = 🧳 { $who } ist bis Ende des { $end } abwesend. { $how ->
    [house] So lange spielt das Haus.
    [deputy] { $name } ist gefragt, so lange zu antworten.
   *[other] So lange wird das Übliche geantwortet.
}
journal-leave-waits = 🧳 { $who } ist bis Ende des { $end } abwesend. { $waits ->
    [yes] Das Spiel wartet.
   *[no] Dieser Wettkampf hat lange genug gewartet, die Uhr läuft also.
}
journal-leave-planned = 🧳 { $who } wird vom { $begin } bis Ende des { $end } abwesend sein.
journal-leave-deputy = 🧳 { $name } antwortet für { $who } und sieht so lange diese Hand.
journal-leave-no-deputy = 🧳 { $name } antwortet nicht für { $who }.
journal-deputy = { $by } entscheidet gerade für { $who }.
journal-back = { $who } ist zurück.
journal-late = 💤 { $who } hat { $n } in Folge verpasst. Bis zur Rückkehr warte ich dort nicht mehr.
hand-late = 💤 Du hast so viel verpasst, dass niemand mehr auf dich wartet: Deine Fragen werden sofort beantwortet, wie die Regeln es sagen.
hand-away = 🏠 Du bist abwesend: Deine Fragen werden für dich beantwortet.
hand-deputy = 🏠 { $who } ist abwesend: Du entscheidest hier so lange und siehst diese Hand.
hand-leave = 🧳 Du bist im Urlaub: Das Spiel wartet auf dich.
proxy-title = Für { $who }
proxy-about = ⏱️ { $who } hat nicht rechtzeitig geantwortet, also darf es jeder hier. Was du wählst, gilt für diesen Platz.
hand-vote = 🗳️ Die anderen fragen sich, ob du noch da bist. Jeder Zug von dir erledigt die Frage.
hand-back = Ich bin zurück
journal-clock = ⏰ Die Zeit von { $who } war um, also hat das Haus gewählt.
journal-clock-set = ⏱️ Die Uhr für Fragen ab jetzt: { $clock }.
journal-deed-agreed = 🤝 { $seated ->
    [0] Wer übernehmen soll,
   *[other] { $who }
} ist einverstanden.
journal-deed-asked = 🤝 { $seated ->
    [0] Jemand, der nicht hier sitzt,
   *[other] { $asker }
} fragt: { $what }
journal-deed-done = 🤝 Beschlossen{ $n ->
    [0] { "" }
   *[other] { " " }von { $who }
}: { $what }
journal-deed-refused = 🤝 { $seated ->
    [0] Wer übernehmen sollte,
   *[other] { $who }
} möchte lieber nicht: { $what }
journal-deed-withdrawn = 🤝 Zurückgezogen: { $what }
journal-proposal-expired = ⌛ Die Frage hat zu lange gewartet und ist vom Tisch.
journal-ended-by-moderator = Die Moderation des Servers hat den Tisch beendet. Er zählt für nichts.
journal-host = { $seated ->
    [0] Jemand, der nicht hier sitzt,
   *[other] { $who }
} leitet jetzt diesen Tisch.
journal-host-gone = { $who } leitet jetzt den Tisch: Wer es bisher tat, ist nicht mehr auf dem Server.
journal-abandoned = Alle, die hier gespielt haben, sind nicht mehr auf dem Server, also wurde der Tisch abgeräumt.
journal-host-left = { $who } leitet jetzt den Tisch: Niemand, der noch da ist, sitzt länger hier.
journal-host-named = { $seated ->
    [0] Jemand, der nicht mitspielt,
   *[other] { $who }
} leitet jetzt den Tisch. { $role ->
    [seat] { $by } hat ihn übergeben.
    [host] Wer ihn vorher leitete, hat ihn übergeben.
   *[moderator] So hat es die Moderation des Servers bestimmt.
}
journal-left-contest = { $who } geht und gibt das Spiel auf.
journal-time-given = ⏳ { $by } gibt { $who } 24 Stunden mehr.
journal-unrated = 🎓 Die Rangliste bleibt, wie sie ist: { $why ->
    [practice] Es war Übung mit dem Haus.
    [lesson] Es war eine Lehrstunde.
    [house] Das Haus hat für jemanden gezogen.
   *[other] Ein Platz hat gewechselt.
}
journal-ended = Der Tisch wurde vor dem Ende abgeräumt.
journal-handed-over = { $name } übernimmt den Platz von { $was }.
journal-house-tired = Das Haus hat { $n } Entscheidungen in Folge getroffen und muss verschnaufen. Weckt den Tisch, dann geht es weiter.
journal-kicked = { $name } wurde gebeten zu gehen; auf dem Platz spielt das Haus weiter.
journal-clock-set-by = ⏱️ { $role ->
    [seat] { $by } stellt die Uhr
    [host] Wer den Tisch leitet, stellt die Uhr
   *[moderator] Die Moderation stellt die Uhr
} für Fragen von jetzt an: { $clock }.
journal-ended-by = { $role ->
    [seat] { $by } hat
    [host] Wer den Tisch leitet, hat
   *[moderator] Die Moderation des Servers hat
} den Tisch vor dem Ende abgeräumt.
journal-kicked-by = { $role ->
    [seat] { $by } hat
    [host] Wer den Tisch leitet, hat
   *[moderator] Die Moderation des Servers hat
} { $name } gebeten zu gehen; das Haus spielt an diesem Platz weiter.
journal-lobby-empty = Alle sind gegangen, also wurde der Tisch abgeräumt.
journal-lobby-idle = Eine Woche lang kam niemand, also wurde der Tisch abgeräumt.
journal-left = { $name } ist gegangen; auf dem Platz spielt das Haus weiter.
journal-paused = ⏸️ { $name } hat den Tisch zur Ruhe gelegt.
journal-resumed = ▶️ { $name } hat den Tisch geweckt.
journal-rules-changed = 🔧 Die Regeln wurden erneuert, und { $lost ->
    [one] die letzte Entscheidung passt
   *[other] die letzten { $lost } Entscheidungen passen
} nicht mehr dazu. Wir machen beim letzten ruhigen Augenblick davor weiter.
journal-rules-updated = 🔧 Die Regeln wurden erneuert. Alles wurde mit ihnen noch einmal durchgespielt; Einzelheiten können anders sein.
journal-joined = { $who } steigt in die Kampagne ein.
journal-took-seat = { $name } übernimmt vom Haus.
journal-returned = 👋 { $who } sitzt wieder an diesem Platz.
journal-deed-objected = 🤝 { $seated ->
    [0] Wer übernehmen würde, möchte
   *[other] { $who } möchte
} lieber nicht.
journal-undo-proposed = ↩ { $who } möchte eine Entscheidung zurücknehmen. Die anderen müssen einverstanden sein; die Würfel werden neue sein.
journal-undo-refused = { $who } möchte es lieber so lassen.
journal-undone = ↩ { $who } hat eine Entscheidung zurückgenommen.
journal-undone-by-consent = ↩ Alle waren einverstanden: Eine Entscheidung von { $who } ist zurückgenommen, ab hier mit neuen Würfeln.
journal-vote-away = 🏠 { $who } fehlt und gilt bis zur Rückkehr als abwesend.
journal-vote-away-proposed = 🗳️ { $by } schlägt vor, dass { $who } bis zur Rückkehr als abwesend gilt. Es entscheidet mehr als die Hälfte der Anwesenden.
journal-vote-free = 🪑 { $who } fehlt, und der Platz ist frei: `/tisch mitspielen` nimmt ihn. Bis dahin spiele ich dort.
journal-vote-free-proposed = 🗳️ { $by } schlägt vor, den Platz von { $who } für jemand anderen frei zu machen. Es entscheidet mehr als die Hälfte der Anwesenden.
journal-vote-agreed = 🗳️ { $who } ist einverstanden.
journal-vote-objected = 🗳️ { $who } möchte lieber warten.
journal-vote-refused = 🗳️ Wir warten weiter auf { $who }.
journal-vote-withdrawn = 🗳️ { $who } zieht den Vorschlag zurück.
journal-vote-back = 👋 { $who } ist doch da! Es gibt nichts mehr zu entscheiden.

# ---------------------------------------------------------------- abgelehnt: warum, und was stattdessen geht

refused-already-seated = Du hast hier schon einen Platz.
refused-already-started = Das Spiel hat schon begonnen. Ein Platz, den das Haus spielt, kann noch deiner werden.
refused-amount = Eine Zahl von { $least } bis { $most }, bitte.
refused-clock = Eine Uhr läuft zwischen einer Minute und { $most } Tagen.
refused-count = Wähle bitte { $least } bis { $most }; das waren { $n }.
refused-for-others = Das hat { $who } zu entscheiden.
refused-full = Alle { $most } Plätze sind besetzt.
refused-reference = Das fängt an wie ein Verweis auf eine Geschichte. Bitte schreib etwas anderes.
refused-length = Zwischen { $least } und { $most } Zeichen, bitte.
refused-no-proposal = Gerade möchte niemand etwas von euch.
refused-no-such-seat = So einen Platz gibt es an diesem Tisch nicht.
refused-no-vote-in-contest = Über einen Gegner stimmt niemand ab. Wer zu viele Züge verpasst, kann durch einen Antrag verlieren; wann, sagen die Regeln dieses Spiels.
refused-no-vote-on-self = Das ist dein eigener Platz: Dafür sind `/tisch abwesend`, `/tisch abgeben` und `/tisch aufstehen` da.
refused-elsewhere = Das gehört zu keinem Tisch und keinen Würfeln dieses Kanals, oder du kannst nicht sehen, wo es steht.
refused-not-missing = { $absent ->
    [yes] Für { $who } antwortet schon das Haus.
   *[no] { $who } hat noch Zeit. Die anderen dürfen entscheiden, sobald die Uhr zweimal in Folge für einen Platz geantwortet hat oder, ohne Uhr, sobald ein Tisch einen ganzen Tag darauf gewartet hat.
}
refused-leaving-loses = Wenn du jetzt gehst, hast du dieses Spiel verloren. `/tisch aufstehen` fragt, ob du sicher bist.
refused-nobody-there = Auf dem Platz spiele ich schon.
refused-not-consulted = Das haben andere zu entscheiden.
refused-rested-today = Du hast diese Partie heute schon einmal ruhen lassen. Jemand anders darf, oder du morgen wieder.
refused-refused-today = Die Spieler haben gerade jemanden für diesen Platz abgelehnt. Frag in einem Tag wieder.
refused-one-proposal = Eine Frage nach der anderen: Die anderen werden schon etwas gefragt.
refused-played-elsewhere = Hier wird gerade nichts entschieden. Was läuft: { $what }
refused-seats-settled = Plätze wechseln nur zwischen den Sitzungen. Wenn diese vorbei oder abgebrochen ist, ist Zeit dafür.
refused-seats-given = Wer hier spielt, steht im Kampagnenbuch. Dort kommt und geht man.
refused-not-asked = Gerade wirst du nichts gefragt. Wir warten auf { $waiting }.
refused-not-moderator = Das dürfen nur die, die hier Nachrichten oder den Server verwalten.
refused-not-manager = Das dürfen nur die, die den Server verwalten.
refused-openers-moderators = Auf diesem Server eröffnet Tische, wer für Ordnung sorgt. Frag dort nach; mitspielen dürfen alle.
refused-openers-role = Auf diesem Server eröffnet Tische, wer die Rolle { $role } hat. Frag dort nach; mitspielen dürfen alle.
refused-server-quiet = Ich brauche zwei Stunden von 0 bis 23, zum Beispiel 22-7.
refused-server-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Versuch es mit der nächsten großen Stadt, zum Beispiel Berlin oder New York.
refused-server-dice = „{ $typed }“ sind keine Würfel, die ich werfen kann. Versuch es mit so etwas wie 1d20 oder 2d6.
refused-not-found = Was du gewählt hast, finde ich auf diesem Server nicht.
refused-not-host = Das darf nur, wer diesen Tisch leitet.
refused-not-paused = Der Tisch ist schon hellwach.
refused-did-not-sit = Das dürfen nur die, die an diesem Tisch saßen. `/tisch neu` deckt einen für alle.
refused-not-seated = Du hast keinen Platz an diesem Tisch. Solange einer frei ist, kann es deiner werden.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-nothing-to-undo = Von dir gibt es nichts, was man zurücknehmen könnte.
refused-option-name = Eine Einstellung namens { $option } gibt es hier nicht.
refused-option-value = „{ $value }“ passt nicht zu { $option }: { $why }.
refused-order = Alle { $n } müssen in eine Reihenfolge.
refused-over = Dieses Spiel ist vorbei.
refused-paused = Der Tisch ruht. Weckt ihn zuerst.
refused-rule-failure = Die Regeln sind darüber gestolpert, deshalb ist der Tisch, wie er kurz davor war. Es ist notiert; eine andere Entscheidung könnte gehen.
refused-rules-endless = Was daraus folgt, käme nie an ein Ende: Hier lösen Karten einander immer wieder aus. Deshalb ist der Tisch, wie er kurz davor war; wähle etwas anderes.
refused-rules-changed = Dieser Tisch wurde mit älteren Regeln begonnen, die ich nicht mehr lesen kann. Verloren ist nichts: Wer mich betreibt, kann zur früheren Fassung zurück.
refused-seat-not-free = Auf dem Platz spielt nicht das Haus, also ist er nicht frei.
refused-seats = Dieses Spiel ist für { $least } bis { $most } Plätze; hier sind { $seats }.
refused-second-table = Hier steht schon ein Tisch: ein Kanal, ein Tisch. Räumt ihn ab oder deckt den neuen in einem Thread.
refused-restarting = Ich werde gerade neu gestartet, deshalb ist nichts geschehen. Versuch es bitte gleich noch einmal.
refused-stale = Das Brett ist weiter, seit du hingesehen hast. So steht es jetzt.
refused-store = Das konnte ich nicht aufschreiben, also ist es nicht geschehen. Versuch es bitte gleich noch einmal.
refused-store-unsure = Ich wurde beim Aufschreiben unterbrochen, deshalb gilt es erst einmal als nicht geschehen. Versuch es bitte gleich noch einmal: Doppelt zählt es nicht.
refused-too-few-seats = Das Spiel braucht mindestens { $least } Plätze; hier { $seats ->
    [one] ist einer
   *[other] sind { $seats }
}. Einen kann das Haus nehmen.
refused-twice = Jedes nur einmal, bitte.
refused-too-many = { $option }: höchstens { $most }, bitte; das waren { $n }.
refused-amounts = Nenne, was aufgezählt ist, jeweils mit einer Zahl davor, etwa: 2 Münzen, 1 Edelstein.
refused-undo-consent = Seitdem hat jemand etwas erfahren oder gewählt. Die anderen können sich noch einigen, es zurückzunehmen.
refused-file-fetch = Die Datei konnte ich nicht lesen. Noch ein Versuch?
refused-file-large = Das ist zu viel auf einmal: Höchstens { $most } gehen.
refused-file-text = { $file } { $why }.
refused-name = Ein Name hat 1 bis { $most } Zeichen.
refused-uploads-all = Gerade werden schon mehrere Dateien gelesen, mehr nehme ich auf einmal nicht. Versuch es gleich noch einmal.
refused-uploads-own = Ich lese noch, was du vorhin geschickt hast. Versuch es wieder, wenn ich geantwortet habe.
refused-undo-too-far = Das liegt zu weit zurück, um es zurückzunehmen.
refused-unknown-game = Das Spiel kenne ich nicht.
refused-which-game = Ein Spiel namens „{ $typed }“ kenne ich nicht. { $n ->
    [0] Es gibt: { $games }.
   *[other] War { $near } gemeint?
}
refused-unknown-option = Das lässt sich nicht (mehr) wählen. Hier steht, was geht.
refused-unknown-table = Diesen Tisch gibt es nicht mehr.
refused-voter-absent = Du bist selbst abwesend. Sag, dass du zurück bist (**Meine Hand** hat einen Knopf dafür), dann zählt deine Stimme.
refused-nobody-gone = Diesen Platz zu verlassen wurde niemand gebeten, oder es sitzt wieder jemand da.
refused-own-answer = Da wird auf deine eigene Antwort gewartet. Niemand sonst kann oder muss sie beschleunigen.
refused-not-awaited = { $named ->
    [0] Der Tisch wartet gerade auf niemand anderen.
   *[other] Auf { $who } wartet der Tisch gerade nicht.
}
refused-which-awaited = Wen meinst du? Gewartet wird auf { $who }.
refused-nudged-today = { $who } ist hier in den letzten 24 Stunden schon angestupst worden. Morgen geht es wieder.
refused-asked-today = Hier ist in den letzten 24 Stunden schon jemand gesucht worden. Morgen geht es wieder.
refused-no-clock = Hier wird niemand gedrängt, also braucht niemand mehr Zeit.
refused-given-today = { $who } hat hier schon einen Tag dazubekommen. Morgen geht es wieder.
refused-wrong-fate = Entweder gilt jemand als abwesend, oder der Platz wird für jemand anderen frei. Etwas Drittes gibt es nicht.

# ---------------------------------------------------------------- Würfel: /würfeln und /würfe

dice-empty = Da ist nichts zu würfeln. Versuch 2d6+1.
dice-too-long = Das ist mir zu lang ({ $length } Zeichen); { $limit } ist meine Grenze.
dice-too-deep = Zu viele Klammern in Klammern; { $limit } tief ist meine Grenze.
dice-too-many = So viele Würfel kann ich nicht halten. { $limit } auf einmal ist meine Grenze.
dice-too-many-rolls = Das sind zu viele Würfe auf einmal. { $limit } ist meine Grenze.
dice-too-many-sides = Ein Würfel mit so vielen Seiten ist eine Kugel. { $limit } Seiten ist meine Grenze.
dice-too-much-work = Das ist mehr, als ich auf einmal ausrechnen kann: { $limit } Schritte sind meine Grenze. Ein Zeichen zu lesen kostet einige, jeder Würfel einen oder mehr, und alles, was man an einem Würfel nachsieht, noch einmal so viele. Weniger Würfel, Zeichen oder Zusätze?
dice-too-large = Die Zahl ist zu groß für diesen Tisch.
dice-no-dice = Mindestens einen Würfel brauche ich schon.
dice-no-sides = Ein Würfel braucht mindestens eine Seite.
dice-no-repeat = Nullmal würfeln ist leicht: erledigt.
dice-forever = Diese Würfel würden nie liegen bleiben.
dice-too-lively = Diese Würfel blieben nicht liegen, also habe ich sie nach { $limit } angehalten.
dice-by-zero = Durch null zu teilen geht über die Kraft dieser Würfel.
dice-unfinished = Am Ende fehlt etwas. `2d6+1` wäre vollständig.
dice-unclear = Mit „{ $found }“ kann ich hier nichts anfangen. `2d6+1` ginge.
dice-unclear-word = Mit „{ $found }“ kann ich hier nichts anfangen. Zwei Würfel sind `2d6`; eine Notiz kommt hinter ein #: `2d6 # auf gut Glück`.
dice-twice = „{ $found }“ ist hier eins zu viel von seiner Art.
dice-fail-alone = Um Fehlschläge zu zählen, braucht es zuerst ein Ziel, etwa 6d6>=5f1.
dice-number-missing = „{ $found }“ braucht eine Zahl.
dice-clamp-crossed = Der kleinste Wert liegt hier über dem größten.
dice-advantage = Vorteil gibt es nur für genau einen einfachen d20.
dice-none = keine Würfel geworfen
dice-more = … und noch { $n }

roll-head = 🎲 **{ $who }** würfelt
roll-head-label = 🎲 **{ $who }** würfelt für **{ $label }**
roll-head-none = 🧮 **{ $who }** rechnet etwas aus; gewürfelt wurde nicht
roll-head-none-label = 🧮 **{ $who }** rechnet etwas aus für **{ $label }**; gewürfelt wurde nicht
roll-head-again = 🔁 **{ $who }** würfelt noch einmal
roll-head-again-label = 🔁 **{ $who }** würfelt noch einmal für **{ $label }**
roll-again-was = -# Ein neuer Wurf; vorher waren es { $total }.
roll-again-hidden = -# Ein neuer Wurf; den vorigen sah niemand sonst.
roll-came-to = { $dice }: **{ $totals }**
roll-successes = { $n ->
    [one] ein Erfolg
   *[other] { $n } Erfolge
}
roll-behind = 🎲 **{ $who }** hat hinter dem Schirm gewürfelt.
roll-secret = 🎲 **{ $who }** hat gewürfelt, was nur { $who } sieht.
roll-only-you = -# Das siehst nur du.
roll-only-host = -# Das seht nur du und wer hier leitet.
roll-shown = -# 👁 Gezeigt von { $who }.
roll-seal = -# 🔒 Ab hier sind die Würfel dieses Kanals versiegelt: `{ $hash }`. `/würfe fair` sagt, wie man sie prüft.
roll-button-again = Noch einmal würfeln
roll-button-dice = Die Würfel
roll-button-reveal = Aufdecken
roll-button-look = Ansehen
roll-shown-already = Dieser Wurf liegt offen. Sieh weiter oben im Kanal nach.
roll-not-yours = Ansehen darf das nur, wer gewürfelt hat oder wer hier leitete, als hinter dem Schirm gewürfelt wurde. Bitte sie, es aufzudecken.
roll-no-host = In einer Direktnachricht leitet niemand. Würfle für *nur mich* oder offen.
roll-gone = An diesen Wurf erinnere ich mich nicht mehr. `/würfeln` macht einen neuen.
roll-nothing-yet = Du hast hier noch nicht gewürfelt. `/würfeln` macht den Anfang.
roll-repeat-twice = Diese Würfel sagen schon, wie oft sie geworfen werden; lass `wie_oft` weg.

rolls-saved = Gemerkt: **{ $name }** ist { $dice }. `/würfeln` bietet es von jetzt an.
rolls-saved-server = Für alle hier gemerkt: **{ $name }** ist { $dice }.
rolls-deleted = **{ $name }** ist vergessen.
rolls-unknown = Einen gemerkten Wurf „{ $name }“ gibt es nicht. `/würfe liste` zeigt, was es gibt.
rolls-bad-name = Der Name eines Wurfs hat 1 bis { $most } Zeichen. Versuch einen kürzeren.
rolls-name-is-dice = „{ $name }“ bedeutet schon Würfel; nenn es anders.
rolls-too-long = Ein gemerkter Wurf hat höchstens { $most } Zeichen. Mach zwei daraus.
rolls-full = Mehr als { $most } Würfe merke ich mir nicht. `/würfe löschen` schafft Platz.
rolls-not-manager = Würfe für den ganzen Server pflegt, wer Nachrichten verwalten darf. Merk ihn dir lieber selbst.
rolls-list-title = Gemerkte Würfe
rolls-list-mine = **Deine**
rolls-list-server = **Für alle hier**
rolls-list-line = - **{ $name }**: { $dice }
rolls-list-none = Noch ist nichts gemerkt. `/würfe merken` macht den Anfang.
rolls-list-more = … und noch { $n }. `/würfeln` findet sie beim Tippen.

stats-title = Wie die Würfel hier gefallen sind
stats-none = Solche Würfel sind hier noch nicht offen gefallen.
stats-line = d{ $sides } fiel { $n ->
    [one] einmal
   *[other] { $n }-mal
}, im Schnitt { $mean }. Ehrliche Würfel geben { $expected } und weichen nach so vielen Würfen in 19 von 20 Fällen um höchstens { $usual } ab.
stats-of = Nur die Würfel von { $who }.
stats-others = -# Auch geworfen: { $kinds }
stats-kind = d{ $sides } ({ $n })

fair-title = Nachweislich fair
fair-now = Siegel Nummer { $number } dieses Kanals: `{ $hash }`
    { $n ->
        [0] Darunter ist noch nichts gefallen.
        [one] Darunter steht ein Wurf oder Mischen.
       *[other] Darunter stehen { $n } Würfe und Mischungen.
    }
fair-how = Jeder Wurf folgt aus einem Geheimnis, das vorher versiegelt wurde, und aus der Nummer, die Discord deiner Anfrage gibt und die ich nicht im Voraus kennen kann. Wer Nachrichten verwalten darf, öffnet das Siegel mit `/würfe öffnen`: Ich hänge den Beweis an, `waykeeper verify` rechnet jeden Würfel nach, und ein neues Siegel beginnt.
fair-opened = 🔓 { $who } öffnet Siegel Nummer { $number }: `{ $seed }`
    Versprochen war es als `{ $hash }`.
fair-head = { $n ->
    [one] Darunter steht ein Eintrag
   *[other] Darunter stehen { $n } Einträge
}; der Hash über alle: `{ $head }`
fair-next = 🔒 Ab hier folgen die Würfel Siegel Nummer { $number }: `{ $hash }`
fair-file = -# Der Beweis hängt an. Speichere ihn und rufe `waykeeper verify` damit auf. Was noch verdeckt ist, steht darin unter eigenem Siegel.
fair-again = Der Beweis zu Siegel Nummer { $number }, mit allem, was seitdem gezeigt wurde.
fair-not-manager = Das Siegel kann nur öffnen, wer hier Nachrichten verwalten darf. Bitte jemanden darum.
fair-unused = Hier wurde noch nicht gewürfelt, also gibt es kein Siegel zu öffnen. `/würfeln` macht den Anfang.
fair-still-sealed = Siegel Nummer { $number } ist noch in Gebrauch. Öffne es zuerst mit `/würfe öffnen`.
fair-no-such-seal = Ein Siegel Nummer { $number } gibt es hier nicht. `/würfe fair` zeigt das jetzige.

# ---------------------------------------------------------------- Stapel und Beutel: /ziehen

draw-made = 🂠 **{ $who }** legt **{ $deck }** auf den Tisch, gut gemischt: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}{ $piles ->
    [one] .
   *[other] { " in " }{ $piles } Stapeln.
}
draw-made-bag = 👝 **{ $who }** legt den Beutel **{ $deck }** auf den Tisch; darin { $n ->
    [one] ist ein Ding
   *[other] sind { $n } Dinge
}. Was herauskommt, geht sofort zurück.
draw-hint-playing-cards = 💡 Diese tragen die Nummern 1 bis 52. Für Asse, Könige und Farben räume sie mit `/ziehen wegräumen` weg und mach **{ $deck }** neu mit `karten: playing cards`.
draw-open = 🃏 **{ $who }** zieht aus **{ $deck }**: **{ $cards }**
draw-kept = 🂠 **{ $who }** zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} aus **{ $deck }**, verdeckt.
draw-kept-you = Aus **{ $deck }** hast du gezogen: **{ $cards }**.
draw-peeked = 👁 **{ $who }** späht auf die { $n ->
    [one] oberste Karte
   *[other] { $n } obersten Karten
} von **{ $deck }**.
draw-peeked-you = Oben auf **{ $deck }** liegen, in dieser Reihenfolge: **{ $cards }**. Sie bleiben dort.
draw-played = 🃏 **{ $who }** spielt **{ $cards }** aus (**{ $deck }**).
draw-discarded = 🗑️ **{ $who }** wirft **{ $cards }** ab (**{ $deck }**).
draw-returned = 🔀 **{ $who }** mischt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} in **{ $deck }** zurück.
draw-reshuffled = 🔀 **{ $who }** mischt den Ablagestapel in **{ $deck }** zurück: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} zu ziehen.
draw-reshuffled-all = 🔀 **{ $who }** sammelt alles ein und mischt **{ $deck }**: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} zu ziehen.
draw-removed = **{ $who }** räumt **{ $deck }** weg.
draw-left = -# Noch { $n } zu ziehen, { $discard } offen auf der Ablage.
draw-left-bag = -# Alle { $n } sind wieder im Beutel.
draw-seal = -# 🔒 Dieses Mischen ist versiegelt: `{ $hash }`. Das Siegel wird geöffnet, wenn der Stapel weggeräumt wird.

draw-hand-title = Deine Karten hier
draw-hand-line = **{ $deck }**, auf deiner Hand: { $cards }
draw-laid-line = **{ $deck }**, offen vor dir: { $cards }
draw-hand-none = Du hast hier keine Karten. **{ draw-button-keep }** nimmt eine.
draw-hand-play = Eine Karte von { $deck } ausspielen
draw-show-title = Stapel und Beutel hier
draw-show-deck = **{ $deck }**: noch { $n } von { $all } zu ziehen
draw-show-bag = **{ $deck }**, ein Beutel: { $all } darin
draw-show-piles = Stapel zu { $piles }
draw-show-hand = { $who } hat { $n } auf der Hand
draw-show-laid = vor { $who }: { $cards }
draw-show-discard = Ablage, neueste zuletzt: { $cards }
draw-show-discard-more = Ablage, neueste zuletzt: … noch { $n }, { $cards }

draw-button-open = Eine ziehen
draw-button-keep = Auf die Hand ziehen
draw-button-hand = Meine Karten

draw-not-yours = Ein „{ $card }“ dafür hast du nicht. `/ziehen hand` zeigt, was du hast.
draw-empty = { $discard ->
    [0] In diesem Stapel von { $deck } ist nichts mehr.
   *[other] In diesem Stapel von { $deck } ist nichts mehr. `/ziehen mischen` holt die { $discard } von der Ablage zurück.
}
draw-too-few = { $n ->
    [one] In diesem Stapel von { $deck } ist nur noch eine. Zieh die
   *[other] In diesem Stapel von { $deck } sind nur noch { $n }. Zieh weniger
} oder nimm zuerst `/ziehen mischen`.
draw-is-bag = { $deck } ist ein Beutel: Alles geht sofort zurück, da gibt es nichts zu halten, zu bespähen oder zu mischen.
draw-no-pile = { $deck } hat { $n ->
    [0] keine Stapel: Es ist ein Beutel
    [one] einen Stapel
   *[other] { $n } Stapel, ab 1 gezählt
}.
draw-bad-name = Ein Stapel braucht einen Namen von 1 bis { $most } Zeichen.
draw-bag-piles = Ein Beutel hat keine Stapel. Lass `stapel` oder `zurücklegen` weg.
draw-piles-empty = { $n ->
    [one] Eine Karte füllt
   *[other] { $n } Karten füllen
} nicht so viele Stapel. Nimm weniger.
draw-long-face = „{ $card }…“ ist zu lang für eine Karte; { $most } Zeichen passen.
draw-bad-copies = „{ $card }“: So viele Exemplare kann ich nicht machen. `2x Orc` sind zwei, `Orc` allein ist eins.
draw-no-cards = Ich brauche etwas zum Ziehen: eine Zahl wie `20`, eine Reihe wie `5..9`, `playing cards` oder Namen wie `Oger, 3x Goblin`.
draw-too-many-cards = Das ist zu viel für eine Schachtel; { $most } Karten passen.
draw-unknown = Ein „{ $deck }“ gibt es hier nicht. `/ziehen zeigen` zählt auf, was es gibt.
draw-none-here = Hier gibt es noch keinen Stapel. `/ziehen neu` macht einen.
draw-which = Hier liegen mehrere Stapel, also nenne einen: { $decks }.
draw-exists = Ein „{ $deck }“ gibt es hier schon. `/ziehen wegräumen` räumt es weg, oder wähle einen anderen Namen.
draw-too-many-decks = Mehr als { $most } Stapel passen nicht auf diesen Tisch. `/ziehen wegräumen` schafft Platz.
draw-not-owner = { $deck } räumt weg, wer es gemacht hat oder hier Nachrichten verwalten darf.
draw-done-already = Das ist schon erledigt.
draw-gone = Dieser Stapel wurde weggeräumt. `/ziehen zeigen` zählt auf, was es gibt.

command-roll = Würfeln: 2d6+1, 4d6kh3, 1d20 adv
command-roll-dice = Was du würfelst; leer: dein gemerkter Wurf default, sonst der übliche Würfel des Servers
command-roll-label = Wofür
command-roll-repeat = Wie oft
command-roll-visibility = Wer es sieht
command-rolls = Gemerkte Würfe, Statistik, Beweis
command-rolls-save = Würfel unter einem Namen merken
command-rolls-name = Der Name
command-rolls-dice = Was damit gewürfelt wird
command-rolls-for = Für dich oder für alle auf diesem Server
command-rolls-list = Deine gemerkten Würfe und die des Servers
command-rolls-delete = Einen gemerkten Wurf vergessen
command-rolls-again = Noch einmal würfeln, was du zuletzt gewürfelt hast, als neuer Wurf gekennzeichnet
menu-roll-again = Noch einmal würfeln
roll-none-there = In dieser Nachricht steht kein Wurf von mir. `/würfe nochmal` würfelt noch einmal, was du zuletzt gewürfelt hast.
command-rolls-stats = Wie die Würfel dieses Kanals gefallen sind
command-rolls-sides = Nur Würfel mit so vielen Seiten
command-rolls-who = Nur die Würfel einer Person
command-rolls-fair = Prüfen, ob die Würfel fair sind
command-rolls-open = Das Siegel öffnen und ein neues beginnen
command-rolls-number = Ein älteres Siegel, um seinen Beweis noch einmal zu bekommen
command-draw = Stapel und Beutel dieses Kanals
command-draw-new = Einen Stapel oder Beutel auf den Tisch legen
command-draw-name = Der Name
command-draw-cards = 20, 5..9, playing cards oder Namen: Oger, 3x Goblin
command-draw-put-back = Ein Beutel: Was gezogen wird, geht sofort zurück
command-draw-piles = In so viele Stapel austeilen
command-draw-card = Aus einem Stapel oder Beutel ziehen
command-draw-deck = Welcher Stapel; nur nötig, wenn es mehrere gibt
command-draw-count = Wie viele
command-draw-pile = Aus welchem Stapel
command-draw-visibility = Wer sieht, was du ziehst
command-draw-peek = Die obersten Karten ansehen, ohne sie zu ziehen
command-draw-hand = Die Karten, die nur du siehst
command-draw-play = Karten von deiner Hand ausspielen
command-draw-which = Welche Karten: Namen oder all
command-draw-discard = Karten von deiner Hand oder von vor dir abwerfen
command-draw-return = Karten in den Stapel zurückmischen
command-draw-reshuffle = Die Ablage zurückmischen
command-draw-everything = Auch Hände und ausgespielte Karten
command-draw-show = Was hier liegt
command-draw-remove = Einen Stapel wegräumen

visibility-everybody = alle
visibility-me = nur ich
visibility-host = Tischleitung und ich
for-me = mich
for-server = alle auf diesem Server

# ---------------------------------------------------------------- Geschichten

story-ask = { $title }: Was tut ihr?
story-choice = { $label }
story-locked = Dafür fehlt etwas.
story-read = 📖 { $title }
story-more = 📖 { $title }, weiter
story-outcome = 📖 { $title }: { $choice }
story-private =
    🔖 **{ $title }**, nur für dich:
    { $page }
story-post-read =
    ### { $title }

    { $page }
story-post-more =
    -# { $title }

    { $page }
story-post-outcome =
    { "**" }{ $choice }{ "**" }

    { $page }
story-post-private =
    ### { $title }
    -# 🔖 nur für dich

    { $page }
pages-title = Was vorgelesen wurde
pages-number = -# Seite { $n } von { $all }
pages-on = Weiterlesen

# ---------------------------------------------------------------- Kampagnen

campaign-headline = 📖 Kampagnenbuch{ $n ->
    [0] { "" }, noch keine Seite geschrieben
    [one] , { $n } Seite
   *[other] , { $n } Seiten
}
campaign-gate = Sitzung { $n } beginnen?{ $many ->
    [0] { "" } Noch hat niemand gesagt, dabei zu sein.
   *[other] { "" } Dabei: { $riding }.
}
campaign-gate-all = Sitzung { $n } beginnen?
campaign-option-ride = Dabei sein (oder nicht)
campaign-option-begin = Nächste Sitzung
campaign-option-tear = Seite { $n } herausreißen
campaign-option-close = Die Kampagne beenden
campaign-option-bring = Jemanden aus meinem Regal mitbringen
campaign-ask-bring = Wer aus deinem Regal nimmt deinen Platz ein? `/kampagne helden` zählt sie auf; leer gelassen ändert sich nichts.
campaign-brings = { $who } bringt **{ $hero }** von einem früheren Weg mit.
campaign-brings-nobody = { $who } kommt wie bisher.
campaign-option-yes = Herausreißen
campaign-option-no = Drin lassen
campaign-refused-party = Eine Sitzung ist für { $least } bis { $most } von euch; bisher sind { $n } dabei.
campaign-too-few = Dazu braucht es { $least } von euch; bisher sind { $n } dabei.
campaign-rides = { $who } ist dabei.
campaign-stays = { $who } bleibt zu Hause.
campaign-begins = Sitzung { $n } beginnt. { $many ->
    [one] Dabei ist { $who }.
   *[other] Dabei sind { $who }.
}
campaign-played = Sitzung { $n } läuft, mit { $who }.
campaign-broken-off = Sitzung { $n } wurde abgebrochen. Sie hinterlässt keine Seite und kann neu begonnen werden.
campaign-taken-in = Sitzung { $n } ist vorbei, und ihre Seite ist geschrieben.
campaign-ask-tear = { $who } möchte Seite { $n } herausreißen: Alles, was dort geschah, ist dann ungeschehen, und die Sitzung kann mit neuen Würfeln noch einmal gespielt werden. Bist du einverstanden?
campaign-not-torn = Seite { $n } bleibt drin.
campaign-torn = Seite { $n } wurde herausgerissen; einverstanden: { $who }. Was dort steht, ist nicht geschehen.
campaign-page = { $torn ->
    [yes] ~~{ $n }. { $what }~~ Herausgerissen.
   *[no] **{ $n }.** { $what }
} { $many ->
    [0] { "" }
   *[other] ({ $who })
}{ $where ->
    [none] { "" }
   *[other] { "" } → <#{ $where }>
}
campaign-earlier = -# { $n ->
    [one] Eine frühere Seite steht
   *[other] { $n } frühere Seiten stehen
} in `/kampagne chronik`.
campaign-page-open = Wird gerade gespielt
campaign-session-title = 📖 Sitzung { $n }
campaign-over = Die Kampagne ist vorbei, nach { $n ->
    [one] einer Sitzung.
   *[other] { $n } Sitzungen.
}
campaign-refused-file = Diese Datei passt nicht zu dieser Kampagne: { $why }.
campaign-left = Du hast die Kampagne verlassen. Deine Seiten bleiben im Buch, und `/kampagne mitspielen` lässt dich wieder herein.
campaign-exported = Deine Kampagne als Datei: alle Seiten, ohne Würfel, die noch fallen. `/kampagne import` setzt sie überall fort. Darin steht alles, was das Buch weiß; behaltet sie unter euch.
campaign-imported = Die Kampagne geht in { $where } weiter. Die anderen nehmen mit `/kampagne mitspielen` ihre Plätze ein.
campaign-refused-no-file = Das ist keine Datei einer Kampagne. `/kampagne export` schreibt eine.
campaign-refused-page = Seite { $n } dieser Datei ist nicht, was ihre Sitzung beweist: { $why }.
campaign-not-here = In diesem Kanal gibt es kein Kampagnenbuch. `/kampagne neu` beginnt eins.
campaign-refused-shelf = Das passt nicht zu dieser Kampagne und bleibt deshalb in deinem Regal.
campaign-refused-no-heroes = In diesem Spiel bleibt alles in seiner Kampagne; niemand lässt sich für eine andere wegstellen.
campaign-refused-no-hero = In deinem Regal steht niemand namens { $name }. `/kampagne helden` sagt, wer dort steht.
campaign-refused-full = Dein Regal ist voll: Für ein Spiel fasst es { $most }. `/kampagne wegnehmen` schafft Platz.
campaign-put-away = **{ $name }** steht von jetzt an in deinem Regal. In einer anderen Kampagne holt `/kampagne mitbringen` die Figur; in dieser ändert sich nichts.
campaign-taken-off = **{ $name }** ist aus deinem Regal.
campaign-heroes-title = 🧳 Dein Regal{ $n ->
    [0] { "" }
   *[other] { "" } ({ $n })
}
campaign-heroes-none = Es ist leer. `/kampagne wegstellen` stellt hinein, wen du hier spielst.
campaign-hero = **{ $name }**: { $what }
campaign-refused-newer = Diese Datei hat eine neuere Fassung von mir geschrieben, oder sie ist nicht von einer Kampagne. Ich kann sie noch nicht lesen.
campaign-refused-pack = Diese Kampagne wurde mit { $packs } gespielt, und das habe ich hier nicht.
campaign-refused-content = Diese Kampagne wurde mit anderen Karten oder Regeln gespielt, als ich hier habe. Mit „trotzdem“ nehme ich sie trotzdem, solange es alles darin auch hier gibt.
peek-sheet = Bogen
campaign-sheet-title = Der Kampagnenbogen

# ---------------------------------------------------------------- Karten und Raster in Worten

piece-plain = { $name }
piece-words = { $name } ({ $facts })
piece-facts = { $told }, { $fact }
piece-hp = { $now } von { $most } Lebenspunkten
piece-facing = blickt nach { piece-way }
piece-way = { $way ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
piece-lies = { $n } { $name }
piece-active = am Zug
piece-faded = nicht im Spiel
mark-spent = { $name }, verbraucht
reach-space = { $space } für { $cost }
road-kind = { $kind ->
    [closed] kein Durchkommen
   *[gated] nicht für alle
}
road-cost = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
chart-alt = Eine Karte mit { $n } Orten.{ $stands ->
    [0] { "" }
   *[other] { " " }Figuren: { $standing }.
}{ $reached ->
    [0] { "" }
   *[other] { " " }Erreichbar: { $reach }.
}
chart-stands = { $pieces } auf { $space }
chart-name = { $sign }{ $named ->
    [yes] { " " }{ $name }
   *[no] { "" }
}
chart-here = du bist hier
chart-space = { $space }: { $ways ->
    [0] kein Weg
    [one] ein Weg nach { $roads }
   *[other] Wege nach { $roads }
}.{ $stands ->
    [0] { "" }
   *[other] { " " }Hier: { $pieces }.
}
chart-reach = Erreichbar: { $reach }.
chart-path = Der Weg: { $steps }.
sheet-alt = Ein Raster von { $columns } mal { $rows } Feldern.{ $stands ->
    [0] { "" }
   *[other] { " " }Figuren: { $standing }.
}{ $lined ->
    [0] { "" }
   *[other] { " " }Linien { $lines }.
}
sheet-lines = von { $source } nach { $targets }
sheet-line = { $target }{ $how ->
    [covered] { $n ->
        [-1] { " " }(Deckung)
       *[other] { " " }(Reichweite { $n }, Deckung)
    }
    [stopped] { $n ->
        [-1] { " " }(versperrt)
       *[other] { " " }(Reichweite { $n }, versperrt)
    }
   *[clear] { $n ->
        [-1] { "" }
       *[other] { " " }(Reichweite { $n })
    }
}
sheet-place = { $large ->
    [yes] von { $first } bis { $last }
   *[no] auf { $first }
}
sheet-void = Keine Felder: { $spaces }.
sheet-between = { $a }|{ $b }
sheet-walls = Wände: { $between }.
sheet-gates = Nicht für alle: { $between }.
sheet-costs = Teure Schritte: { $between }.
sheet-space = { $space }: { $facts }.
sheet-area = Der Bereich: { $spaces }.
sheet-range = In Reichweite { $n }: { $spaces }.
sheet-sight = { $how ->
    [clear] Freie Linie von { $source } nach { $target }.
    [covered] Eine Linie von { $source } nach { $target }, das in Deckung liegt.
   *[stopped] Die Linie von { $source } nach { $target } ist versperrt.
}
sheet-cover = { $space } hat Deckung nach { $ways }.

# ---------------------------------------------------------------- Befehle für Gruppen mit der gedruckten Schachtel

box-rolled = 🎲 **{ $who }** wirft { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
}
box-rerolled = 🔁 **{ $who }** überlegt es sich bei { $n ->
    [one] einem Würfel
   *[other] { $n } Würfeln
} anders
box-left = { $n ->
    [one] Noch ein Nachwurf.
   *[other] Noch { $n } Nachwürfe.
}
box-die = Würfel { $n }: { $face }
box-reroll = Welche noch einmal?
box-keep = Diese behalten
box-one-die = 🎲 **{ $who }** würfelt eine **{ $die }**.
box-timer = ⏳ **{ $who }** gibt { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}; Ende <t:{ $at }:R>.
box-seal = -# 🔒 Die neue Reihenfolge ist versiegelt: `{ $hash }`
box-refused-done = Das ist schon erledigt.
box-refused-thrown = Diese Würfel liegen jetzt anders. Sieh dir den neuesten Wurf an.
box-refused-dice = Wähle einige der { $n } Würfel, jeden einmal.
box-refused-whose = Wessen? Marker liegen auf { $names }.
box-refused-name = Ein Name mit höchstens { $most } Zeichen, bitte.
box-refused-names = Mehr als { $most } Namen kann ich mir nicht merken.
box-refused-drawn = Diese Karte hat schon jemand gezogen.
box-refused-keep = Die Seiten gehen von 1 bis { $sides }, etwa `behalten: 5 6`.
box-refused-not-yours = Das sind die Würfel von jemand anderem. Wirf deine eigenen.
box-refused-lying = { $n ->
    [0] Auf { $who } liegt nichts.
    [one] Auf { $who } liegt nur ein Marker.
   *[other] Auf { $who } liegen nur { $n } Marker.
}
box-refused-lying-nobody = { $n ->
    [0] Ohne Namen liegt dort kein Marker.
    [one] Ohne Namen liegt dort nur ein Marker.
   *[other] Ohne Namen liegen dort nur { $n } Marker.
}
box-refused-short = Das braucht { $need }; da sind nur { $have }.
box-refused-over = Weiter als { $most } geht es nicht.

# ---------------------------------------------------------------- nachschlagen: /nachschlagen und /regel

command-learn = Ein erster Tisch mit Lehrstunde: zehn Entscheidungen, das Haus spielt mit, nichts zählt
command-learn-game = Welches Spiel
command-card = Eine Karte irgendeines Spiels nachschlagen, wie sie gedruckt ist
command-card-name = Fang an, ihren Namen zu tippen
command-rule = Einen Begriff, ein Zeichen oder die Regeln in Kürze nachschlagen
command-rule-name = Fang an, einen Begriff oder den Namen eines Spiels zu tippen
command-look-up-game = Nur in diesem Spiel
look-up-place = { $game } · { $kind }
look-up-offer = { $name } · { $game }
look-up-rules = Regeln in Kürze, Seite { $page }
look-up-many = { $n } Karten heißen „{ $typed }“ oder so ähnlich:
look-up-near = Ein „{ $typed }“ kenne ich nicht. War eins davon gemeint?
look-up-none = Ein „{ $typed }“ kenne ich{ $games ->
    [0] { "" }
   *[other] { " " }in { $game }
} nicht. Was eine Geschichte oder ein Ereignisstapel als Überraschung aufhebt, lässt sich auch nicht nachschlagen.
look-up-pick = Wähle eins …

# ---------------------------------------------------------------- im Voraus antworten, die Geschichte, die Bedenkzeit

hand-plan = -# 🗒️ Dein Plan: { $steps }. Er antwortet für dich, wenn sein Augenblick kommt.
hand-plan-done = -# 🗒️ Dein Plan hat für dich geantwortet: { $done }.
hand-plan-off = 🗒️ **Dein Plan gilt nicht mehr.** { $why }
plan-off-news = Seit du ihn gemacht hast, hat sich etwas geändert.
plan-off-over = Das Spiel ist vorbei.
plan-off-asked = Du wirst etwas gefragt, worauf er keine Antwort hat; weiter wäre es gegangen mit: { $step }.
plan-off-when = Worauf er gewartet hat, ist nicht eingetreten: { $step }.
plan-off-illegal = Das ist jetzt nicht möglich: { $step }.
menu-plan = 🗒️ Antworten, bevor ich dran bin
plan-title = { $who }, was antwortest du im Voraus?
plan-about = Wähle Schritt für Schritt. Kommt sein Augenblick, wird jeder Schritt einige Minuten später für dich beantwortet, als hättest du ihn selbst gedrückt, und nie in deiner Ruhezeit. Ändert sich vorher etwas, gilt der Plan nicht mehr, und deine Hand sagt dir, warum. Sonst erfährt niemand, dass es einen Plan gibt.
plan-steps = **Bisher:** { $steps }
plan-running = **Er läuft:** { $steps }
plan-nothing = Hier gibt es gerade nichts im Voraus zu beantworten.
plan-choose = Einen Schritt hinzufügen …
plan-go = Laufen lassen
plan-cut = Den letzten Schritt wegnehmen
plan-off = Kein Plan
plan-set = ✓ Er antwortet für dich, wenn sein Augenblick kommt.
plan-dropped = ✓ Es gibt keinen Plan mehr.
refused-plan-long = Ein Plan hat höchstens { $most } Schritte.
ask-advice-on = 💡 { $what }, danach weiter wie das Haus
story-title = Die Geschichte von { $game }
story-ways = Lies sie hier, nimm sie mit, oder geh das Spiel durch, wie es gespielt wurde.{ $over ->
    [yes] {" "}Die Seite öffnet sich in jedem Browser, ohne Netz, und prüft die Würfel selbst.
   *[no] {" "}Das Spiel läuft noch: Das ist die Geschichte bis hierher, so weit du sie kennen darfst.
}
story-mine = Dasselbe, wie **du** es gesehen hast, mit dem, was deine eigene Hand erfuhr. Behalte das für dich, solange es zählt.
story-here = Hier lesen
story-replay = Durchgehen
story-thread = In einem Thread erzählen
story-page = Als Seite
story-text = Als Text
story-of = { $game }: die Geschichte
story-of-session = Sitzung { $n }: { $game }
story-about = { $players }. { $over ->
    [yes] Gespielt von { $begin } bis { $end }.
   *[no] Begonnen { $begin }; noch nicht zu Ende.
}{ $seen ->
    [yes] {" "}Wie { $own } es sah.
   *[no] {""}
}
story-page-sent = 📖 Die Geschichte, das Spiel Schritt für Schritt{ $over ->
    [yes] {" "}und der Beweis der Würfel auf einer Seite. Speichere sie und öffne sie im Browser; mehr braucht sie nicht.
   *[no] , auf einer Seite, so weit das Spiel gekommen ist. Speichere sie und öffne sie im Browser; die Würfel lassen sich darin prüfen, sobald das Spiel vorbei ist.
}
story-text-sent = 📖 Die Geschichte als Text (Markdown), mit ihren Bildern daneben.
story-told = 📖 Ich erzähle die Geschichte in { $where }.
story-not-over = Allen erzählt wird die Geschichte, wenn das Spiel vorbei ist. Bis dahin kannst du sie für dich lesen.
story-no-thread = Hier kann ich keinen Thread öffnen. Nimm die Geschichte stattdessen als Seite oder als Text.
story-being-told = Ich erzähle sie schon.
story-too-large = Die Geschichte dieses Spiels ist für eine Datei in Discord zu lang. Lies sie hier, oder nimm eine Kopie des Tisches mit.
story-cut = … und so weiter. Der Rest steht in der Datei: Drück am Tisch **Die Geschichte**.
again-title = 🔁 Noch einmal { $game }?
again-asked = { $seated ->
    [yes] **{ $who }** möchte noch einmal spielen
   *[no] Spielen wir noch einmal
}, mit denselben Leuten und denselben Einstellungen{ $seated ->
    [yes] .
   *[no] ?
}
again-in = ✅ Dabei:
again-out = ✖️ Diesmal nicht:
again-silent = ⏳ Gefragt:
again-how = -# Sind alle dabei, beginnt das Spiel. Sagt jemand ab, wird der Tisch ohne diese Person gedeckt; wer gefragt hat, kann ihn auch sofort decken. { $taken ->
    [yes] Hier steht schon ein Tisch, also bekommt dieser einen eigenen Thread.
   *[no] { "" }
} Die Frage schließt
again-yes = Ich bin dabei
again-no = Diesmal nicht
again-open = Jetzt decken
again-end = { $end ->
    [opened] ✅ Der Tisch ist gedeckt: { $where }
    [withdrawn] Die Frage wurde zurückgezogen.
   *[over] Nicht alle haben rechtzeitig geantwortet. **Noch einmal** auf dem Brett fragt wieder.
}
again-not-this = Dieses Spiel gehört zu einem größeren oder wurde nie gespielt: Für sich allein lässt es sich nicht wiederholen. `/tisch neu` deckt einen Tisch.
again-not-asked = Du hast am Ende nicht an diesem Tisch gesessen, also wartet niemand auf deine Antwort.
again-only-asker = Nur wer gefragt hat, kann den Tisch decken, bevor alle geantwortet haben.
again-closed = Diese Frage ist geschlossen. **Noch einmal** auf dem Brett des beendeten Spiels fragt wieder.
again-no-place = In diesem Thread steht schon ein anderer Tisch. Beende ihn zuerst, oder decke anderswo einen mit `/tisch neu`.
again-none = In diesem Kanal ist noch kein Spiel zu Ende gegangen.
replay-title = Schritt für Schritt
replay-none = Dieser Tisch hat noch nicht begonnen, also gibt es noch nichts zu lesen.
replay-busy = Gerade werden viele Spiele noch einmal durchgespielt. Versuch es bitte in einer Minute wieder.
replay-progress = ⏳ Ich spiele dieses Spiel noch einmal durch: { $done } von { $of } Zügen. Drück gleich auf **Neu zeigen**.
replay-seen = { $own ->
    [yes] 👁️ Wie **{ $who }** es sah
   *[no] 👁️ Wie alle es sahen
}
replay-place = -# Schritt { $n } von { $of } · { $chapter }
replay-no-board = -# Die Regeln haben sich seitdem geändert, deshalb lässt sich das Brett von damals nicht zeigen. Was geschah, steht oben.
replay-cut = -# Das Spiel ging weiter, ist aber zu lang, um es ganz durchzugehen. In der Geschichte steht alles.
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-forward = Weiter ▶
replay-last = Ende ⏭
replay-as = { $own ->
    [yes] Wie { $who } es sah
   *[no] Wie alle es sahen
}
page-skip = Zur Geschichte springen
page-to-replay = Durchgehen
page-to-proof = Würfel prüfen
page-shade = Hell oder dunkel
page-contents = Kapitel
page-replay = Schritt für Schritt
page-replay-how = Nimm die Knöpfe, den Regler oder die Pfeiltasten; Pos1 und Ende führen zum ersten und zum letzten Schritt.
page-first = ⏮ Anfang
page-back = ◀ Zurück
page-forward = Weiter ▶
page-last = Ende ⏭
page-chapter = Kapitel
page-step = Schritt
page-board = Das Brett
page-drawn = Würfel und Züge dieses Schritts
page-proof = Der Beweis der Würfel
page-posted = Das Siegel, wie es im Kanal steht (wenn du es vergleichen möchtest)
page-check = Jeden Würfel und jedes Ziehen prüfen
page-footer = Von Waykeeper gemacht. Diese Seite braucht kein Netz und sendet nichts.
page-no-board = Die Regeln haben sich seitdem geändert, deshalb lässt sich das Brett dieses Augenblicks nicht zeigen.
page-place = Schritt { $n } von { $of } · { $chapter }
page-checking = Bisher geprüft: { $n } von { $of }.
page-right = Das Geheimnis ist das versiegelte, und jeder der { $n } Würfe und Züge ist der, der kommen musste.
page-right-posted = Das Siegel ist das, das du eingefügt hast, das Geheimnis passt dazu, und jeder der { $n } Würfe und Züge ist der, der kommen musste.
page-right-part = Ein Teil des Spiels lief mit anderen Regeln oder ist für diese Seite zu lang; geprüft ist nur, was hier gezeigt wird.
page-other-seal = Das Siegel dieser Seite ist nicht das, das du eingefügt hast. Das ist ein anderes Spiel, oder es wurde verändert.
page-wrong-seal = Das Geheimnis ist nicht das versiegelte. Diese Seite wurde verändert.
page-wrong-place = Vor Ziehen Nummer { $n } fehlt eins, oder eins geschah zweimal. Diese Seite wurde verändert.
page-wrong-salt = Ziehen Nummer { $n } stammt von Würfeln, die schon weggelegt waren. Diese Seite wurde verändert.
page-wrong-result = Ziehen Nummer { $n } ist nicht, was die versiegelten Würfel ergeben. Diese Seite wurde verändert.
page-wrong-form = Der Beweis auf dieser Seite ist nicht zu lesen. Diese Seite wurde verändert.
page-not-yet = Das Siegel wird geöffnet, wenn das Spiel vorbei ist. Bis dahin kann niemand die Würfel prüfen, und niemand kann sie kennen.
page-draw-below = { $stream }: { $result } (von { $n })
page-draw-die = { $stream }: Ein d{ $n } zeigt { $result }
page-draw-dice = { $stream }: { $count } d{ $n } zeigen { $result }
page-draw-pick = { $stream }: Nummer { $result } von { $n }
page-draw-shuffle = { $stream }: { $n } gemischt: { $result }
page-draw-sample = { $stream }: { $count } von { $n }: { $result }
command-my-plan = Im Voraus antworten, für deinen nächsten Zug
command-seat-return = Die anderen fragen, ob jemand zurückkommt, der gehen sollte
command-seat-return-who = Wer?
command-seat-substitute = Jemanden suchen, der einen Platz vom Haus übernimmt: Spiel, Stand, Tempo
command-seat-substitute-seat = Welcher Platz?
command-seat-nudge = Jemanden noch einmal rufen lassen, auf den dieser Tisch wartet
command-seat-give-time = Jemandem, auf den dieser Tisch wartet, 24 Stunden mehr geben
command-seat-back = Ich bin zurück: Niemand antwortet mehr für mich
command-seat-who = Wer; nur nötig, wenn auf mehrere gewartet wird
command-story-read = Die Geschichte des Spiels hier: lesen, als Seite behalten, in einem Thread erzählen
command-story-replay = Das Spiel hier Schritt für Schritt durchgehen, vor und zurück
command-story-replay-mine = Wie du es selbst gesehen hast, statt wie alle es sahen
command-story-again = Das letzte Spiel dieses Kanals noch einmal spielen, mit denselben Leuten
command-table-clock-bank = Stunden Bedenkzeit für jeden; die Stunden und Minuten darüber kommen dann mit jedem Zug zurück
clock-bank = { $bank } Bedenkzeit für jeden, und { $back } kommen mit jedem Zug zurück; Ruhezeiten zählen nicht
span-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
span-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
}
span-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}
refused-bank = Die Bedenkzeit muss mindestens so lang sein wie das, was ein Zug zurückgibt, und höchstens { $most } Tage.

# ---------------------------------------------------------------- Namen der Befehle in Discord
# slash-<Befehl>, slash-option-<Angabe>, slash-choice-<Auswahl>. Klein, ohne Leerzeichen, höchstens 32 Zeichen.

slash-table = tisch
slash-table-new = neu
slash-table-join = mitspielen
slash-table-leave = aufstehen
slash-table-start = beginnen
slash-table-show = zeigen
slash-table-hand = hand
slash-table-do = tun
slash-table-undo = zurücknehmen
slash-table-card = karte
slash-table-list = liste
slash-table-log = geschichte
slash-table-settings = einstellungen
slash-table-pause = pause
slash-table-resume = wecken
slash-table-end = abräumen
slash-table-export = kopie
slash-table-rules = regeln
slash-table-give = abgeben
slash-table-kick = ausladen
slash-table-handover = leitung
slash-table-house = haus
slash-table-away = abwesend
slash-table-missing = vermisst
slash-table-vote = abstimmen
slash-table-clock = uhr
slash-campaign = kampagne
slash-campaign-new = neu
slash-campaign-show = zeigen
slash-campaign-sheet = bogen
slash-campaign-chronicle = chronik
slash-campaign-next = weiter
slash-campaign-back = zurück
slash-campaign-join = mitspielen
slash-campaign-leave = verlassen
slash-campaign-heroes = helden
slash-campaign-put-away = wegstellen
slash-campaign-bring = mitbringen
slash-campaign-take-off = wegnehmen
slash-campaign-export = export
slash-campaign-import = import
slash-learn = lernen
slash-card = nachschlagen
slash-rule = regel
slash-help = hilfe
slash-together = gemeinsam
slash-together-invite = einladen
slash-together-evening = abend
slash-host = leitung
slash-server = server
slash-server-settings = einstellungen
slash-my = meine
slash-my-tables = tische
slash-my-away = abwesend
slash-my-record = bilanz
slash-my-plan = plan
slash-my-notifications = benachrichtigungen
slash-privacy = datenschutz
slash-privacy-export = export
slash-privacy-delete = löschen
slash-seat = platz
slash-seat-nudge = anstupsen
slash-seat-give-time = zeit-geben
slash-seat-return = zurückholen
slash-seat-substitute = ersatz
slash-seat-back = zurück
slash-story = erzählung
slash-story-read = lesen
slash-story-replay = durchgehen
slash-story-again = nochmal
slash-roll = würfeln
slash-rolls = würfe
slash-rolls-save = merken
slash-rolls-list = liste
slash-rolls-delete = löschen
slash-rolls-again = nochmal
slash-rolls-stats = statistik
slash-rolls-fair = fair
slash-rolls-open = öffnen
slash-draw = ziehen
slash-draw-new = neu
slash-draw-card = karte
slash-draw-peek = spähen
slash-draw-hand = hand
slash-draw-play = ausspielen
slash-draw-discard = abwerfen
slash-draw-return = zurückmischen
slash-draw-reshuffle = mischen
slash-draw-show = zeigen
slash-draw-remove = wegräumen

slash-option-anyway = trotzdem
slash-option-bank = vorrat
slash-option-cards = karten
slash-option-count = anzahl
slash-option-deck = stapel
slash-option-deputy = vertretung
slash-option-dice = würfel
slash-option-digest = sammelstunde
slash-option-everything = alles
slash-option-file = datei
slash-option-find = suche
slash-option-first = erste-zeit
slash-option-for = für
slash-option-from = ab
slash-option-game = spiel
slash-option-hours = stunden
slash-option-how = wie
slash-option-label = wofür
slash-option-meanwhile = solange
slash-option-mine = mein-platz
slash-option-minutes = minuten
slash-option-name = name
slash-option-note = notiz
slash-option-number = nummer
slash-option-only-here = nur-hier
slash-option-page = seite
slash-option-pause = abstand
slash-option-pile = haufen
slash-option-piles = haufenzahl
slash-option-place = ort
slash-option-put-back = zurücklegen
slash-option-quiet-from = ruhe-von
slash-option-quiet-to = ruhe-bis
slash-option-repeat = wiederholungen
slash-option-role = rolle
slash-option-seat = platz
slash-option-second = zweite-zeit
slash-option-sides = seitenzahl
slash-option-third = dritte-zeit
slash-option-to = an
slash-option-until = bis
slash-option-visibility = sichtbar
slash-option-what = was
slash-option-where = wo
slash-option-who = wer
slash-option-word = wort
slash-option-zone = zeitzone

slash-choice-here = hier
slash-choice-thread = eigener Thread
slash-choice-they-count-as-away = gilt als abwesend
slash-choice-the-seat-is-free = der Platz ist frei
slash-choice-agree = zustimmen
slash-choice-object = ablehnen
slash-choice-add = dazusetzen
slash-choice-remove = wegschicken
slash-choice-take-over = meinen Platz übernehmen
