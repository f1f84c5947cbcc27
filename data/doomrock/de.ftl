# Angriff auf Doomrock, auf Deutsch. Namen und Texte der Karten stehen in den Packs und bleiben englisch, bis jemand sie übersetzt.

# ---------------------------------------------------------------- Spiel, Einstellungen, Regeln in Kürze

game-name = Angriff auf Doomrock
game-length = ⏱️ Zusammen etwa zwei Stunden, gern mit Pausen; per Post zwei bis vier Wochen.
game-about = Eine alberne Truppe, drei Karten, drei Kämpfe und der Berg eines Schurken. Gemeinsam, für 1 bis 4.
game-story = 👥 **Wir** sind die Helden, die übrig blieben, als die guten abgesagt hatten.
    🎯 **Wir wollen** den Berg von Doomrock finden und drei Bosse schlagen, je einen am Ende von drei Landkarten. Fallen wir alle, oder ist er vor dem dritten Kampf nicht gefunden, dann haben wir verloren.
    🧭 **In einem Zug** führt jemand die Truppe und gibt ⏳ Zeit aus: für einen Ort, einen Weg, ein Geheimnis oder das Unbekannte. Ohne ⏳ beginnt der Kampf: Würfel werfen und auf die eigenen Karten legen.
game-first-time = -# Zum ersten Mal hier? *Sanft*, neben *Beginnen*: jeder Held hat 1 Lebenspunkt mehr, und zu Beginn jedes Kampfes 1 Schild.
game-first-time-button = { $given ->
    [yes] ☑ Sanft
   *[no] ☐ Sanft
}
board-hand = Meine Tafel
setting-heroes_per_player = Helden für jeden
setting-heroes_per_player-1 = Einer
setting-heroes_per_player-2 = Zwei (höchstens zu zweit)
setting-hero_pick = Wer wen spielt
setting-hero_pick-random = Das Glück entscheidet
setting-hero_pick-draft = Einen von zweien wählen
setting-hero_pick-free = Frei wählen
setting-party_decisions = Entscheidungen der Truppe
setting-party_decisions-leader = Wer führt, entscheidet
setting-party_decisions-vote = Alle stimmen ab
setting-party_decisions-anyone = Wer zuerst kommt
setting-difficulty = Wie schwer
setting-difficulty-gentle = Sanft: mehr Lebenspunkte, zu Beginn ein Schild
setting-difficulty-normal = Wie gedruckt
setting-difficulty-doomed = Verloren: weniger Silber, wütendere Bosse
setting-expansion_abilities = Zu Beginn eine Klassenkarte tauschen
setting-expansion_abilities-hint = Nur mit einem Pack, das andere Startkarten hat.
setting-hidden_encounters = Verbergen, wer im nächsten Kampf wartet
setting-surround_hero = Gegner, die einen Helden umzingeln
setting-surround_enemy = Helden, die einen Gegner umzingeln
setting-tokens_consume_die = Ein Würfel, der einen Marker gab, ist verbraucht
setting-ai_per_minion = Eine Gegnerkarte für jeden Schergen
setting-cumulation = Frühjahrsputz nimmt
setting-cumulation-revealed = aufgedeckte Nieten
setting-cumulation-all_blanks = alle Nieten
setting-clear_exposes = Blößenmarker verschwinden nach einem Kampf
setting-shield_choice = Schilde
setting-shield_choice-auto = fangen ab, so viel sie können
setting-shield_choice-ask = frag mich jedes Mal
setting-rescue = Fragen, ob etwas benutzt wird
setting-rescue-falling = wenn jemand fallen würde
setting-rescue-damage = wann immer aufgedeckte Marker Schaden durchlassen
setting-advice = 💡 Rat im Kampf
setting-advice-on = ein Druck tut, was das Haus täte
setting-advice-off = keiner, wir entscheiden jeden Würfel selbst
setting-level_limit_per_camp = Stufen in einem Lager
setting-level_limit_per_camp-none = so viele wir bezahlen können
setting-level_limit_per_camp-1 = eine für jeden Helden
setting-early_battle = Der Kampf darf früher beginnen
setting-edition = Karten der Auflage
setting-edition-second = zweite
setting-edition-first = erste
setting-away_mode = Wer abwesend ist
setting-away_mode-default = hält niemanden auf und tut das Nötigste
setting-away_mode-leader = wird von der Führung gespielt
setting-away_mode-house = wird vom Haus gespielt
setting-save_timeout_minutes = Minuten, um jemanden vor dem Fallen zu retten
setting-save_timeout_minutes-hint = Nur an einem Tisch mit Uhr; nie mehr, als die Uhr gibt.

rules-1 = **Die Reise.** Dreimal zieht ihr über eine Landkarte, und dreimal wartet am Ende jemand auf euch.
    1. ⏳ Zeit geht für Aktionen drauf: in ein anderes Gebiet **reisen**, einen Ort **besuchen** und zahlen, was er kostet, nach einem Geheimnis (und einem Ereignis) **suchen** oder ins Unbekannte **aufbrechen**: Ein neues Gebiet kommt, und das erste geht verloren, was wehtut, wenn dort noch ein Geheimnis 🔎 liegt.
    2. Nach jeder Aktion führt der Nächste. Bei 0 Zeit beginnt der Kampf, ob ihr so weit seid oder nicht.
    3. Im **LAGER** wird aus Silber Erfahrung: Eine Stufe kostet so viel, wie der Held Fähigkeitskarten hat. Zieht 3, behaltet 1, und ein Würfel kommt dazu. Niemand darf mehr als eine Karte Vorsprung haben.
    4. **PROBE**: d6 + so viele Karten dieses Werts der Held hat. Erreicht die Zahl.
    5. Gefahren 💀 tun weh. Auf der Landkarte stirbt niemand, solange noch jemand steht.
    6. **Findet Doomrock** vor dem dritten Kampf: Es ist die letzte Karte der Landschaft. Kein Doomrock, kein Sieg.
rules-2 = **Der Kampf.** Kein Spielplan, nur Gruppen: Wer beieinander steht, ist benachbart, alle anderen nicht.
    1. Werft eure Würfel, zweimal darf nachgeworfen werden. Jede 1 ist ein Schild, jede 6 Heldenmut. Legt Würfel auf Fähigkeitskarten, die ihre Augen zeigen.
    2. Erst schnelle Karten, dann die Schergen (zwei für jeden Helden, der lauteste zuerst), dann der Boss, dann eure übrigen Karten.
    3. Ein Angriff deckt alle Blößenmarker seines Ziels auf, dann kommen Schilde, Rüstung und zuletzt Lebenspunkte.
    4. Am Ende der Runde wird der Boss wütender, und Schilde und Heldenmut sind weg.
    5. Wer fällt, bleibt liegen, bis der Kampf gewonnen ist. Sind alle gefallen, fällt auch der Vorhang.

rules-doomrock = { rules-1 }

    { rules-2 }

# ---------------------------------------------------------------- eine Karte lesen

# was ein Knopf sagt, der das Blatt eines Helden öffnet
dr-sheet = Blatt: { $hero }
dr-cards-foes = Die Gegner
dr-cards-waits = Was im nächsten Kampf wartet
dr-cards-deck = Gegnerkarten: { $foe }
dr-cards-setting = Dieser Teil der Reise
dr-cards-area = { $place }: { $name }
dr-cards-hero = { $who }
dr-cards-bag = Im Beutel
dr-cards-events = Die zuletzt gezogenen Ereignisse
dr-card-setting = Der Schauplatz dieses Teils · ⏳ { $time } Zeit zu Beginn
dr-card-ai = Die zuletzt gezogene Gegnerkarte
dr-card-ai-minion = **Schergen:** { $what }
dr-card-ai-boss = **Boss:** { $what }
dr-card-enemy = { $hp }/{ $max } LP · schlägt für { $dmg } · Rüstung { $armor }{ $done ->
    [yes] {" "}· war schon dran ✓
   *[no] {""}
}{ $marks }
dr-card-waiting = **{ $name }**{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
}: { $hp } LP · schlägt für { $dmg }{ $armor ->
    [0] {""}
   *[other] {" "}· Rüstung { $armor }
}
# Wem eben ein Held zugeteilt wurde.
dr-hello = 🙋 Du bist **{ $name }**, { $trait }: { $id ->
    [brawler] zäh und laut. Schlägt hart zu, wo jemand im selben Ring steht, und zieht Feinde heran; am besten in STÄ.
    [templar] schlägt, wer nahe ist, und gibt Schilde, wem sie fehlen; gut in STÄ und INT.
    [sparkwright] zerbrechlich. Schlägt aus einem anderen Ring und dreht einen Würfel auf die Zahl, die fehlt; gut in INT und GES.
    [hexer] flucht aus einem anderen Ring und stellt Feinde bloß, sodass alle sie härter treffen; am besten in INT.
    [archer] schießt aus einem anderen Ring und stößt weg, wer nahe kommt; am besten in GES.
    [sneak] versteckt sich und sticht aus dem Versteck am härtesten; gut in GES und STÄ.
   *[other] was geht, steht auf den Karten.
}
dr-hello-first = 👉 **Zuerst**: { $leads ->
    [yes] du führst, also such aus, wofür wir ⏳ ausgeben
   *[no] erst führt jemand anderes, dann du
}. Silber ist fürs 🏕️ Lager: jede Stufe dort ist eine Karte und ein Würfel mehr.
# What one has at hand in a battle while the sheet is not seen.
dr-holds = { $several ->
    [yes] **{ $hero }**:
   *[no] Du hast:
} { $things }
dr-holds-item = { $slot ->
    [armor] 🧥
    [artifact] 📿
    [consumable] 🧪
   *[hand] 🗡️
} { $name }{ $use ->
    [ready] {" "}(bereit)
    [pushes] {" "}(dein nächster Treffer stößt sein Ziel weg)
    [spent] {" "}(Bonus diese Runde verbraucht)
    [used] {" "}(diese Runde verbraucht)
   *[always] {""}
}
dr-holds-cards = ✨ { $when ->
    [lock] wirkt
    [reaction] wenn du getroffen wirst
    [later] nach den Gegnern
   *[aimless] niemand in Reichweite
}: { $names }
dr-card-deck = **Eine dieser Karten** wird für die Schergen jedes Helden gezogen, und eine für jeden Boss:
dr-card-deck-line = 🃏 { $gone ->
    [yes] ~~{ $name }~~ (gezogen)
   *[no] **{ $name }**
} · Schergen: { $minion } · Boss: { $boss }
dr-card-deck-gone = Schon gezogen; sie kommt wieder, wenn der Stapel leer ist.
dr-card-enrage = 💢 Wut { $at }: { $what }
dr-card-area = { $kind ->
    [doomrock] Doomrock
    [wilderness] Wildnis
    [mountain] Gebirge
   *[town] Stadt
} · { $explored ->
    [yes] erkundet
   *[no] { $secrets ->
        [0] keine Geheimnisse
        [one] noch 1 Geheimnis
       *[other] noch { $secrets } Geheimnisse
    }
}{ $here ->
    [yes] {" "}· 🚩 ihr seid hier
   *[no] {""}
}
dr-card-location = Kostet: { $cost }
dr-card-once = { $used ->
    [yes] Nur einmal, und das eine Mal war schon.
   *[no] Nur einmal.
}
dr-card-ability = { $stat ->
    [none] Fähigkeit
   *[other] { dr-stat }
} · Würfel { $faces }{ $cost ->
    [one] {""}
   *[other] {" "}× { $cost }
} · { $type ->
    [attack] { $range ->
        [ranged] 🏹 Fernangriff
       *[other] 🗡️ Nahangriff
    }
    [ongoing] dauerhaft
   *[support] ✚ Hilfe
}{ $symbol ->
    [initiative] {" "}· ⚡ schnell
    [lock] {" "}· 🔒 Schloss
    [reaction] {" "}· ↩️ Reaktion
   *[none] {""}
}
dr-card-lying = 🎲 { $dice } { $n ->
    [one] liegt
   *[other] liegen
} hier
dr-card-locked = 🔒 { $dice } hier festgelegt
dr-card-item = { $deck ->
    [common] Gewöhnlicher Gegenstand
   *[epic] Epischer Gegenstand
} · { $slot ->
    [armor] Rüstung
    [artifact] Artefakt
    [one_hand] eine Hand
    [two_hand] zwei Hände
   *[consumable] wird verbraucht
}
dr-card-req = { dr-stat } { $n }
dr-card-needs = Braucht { $needs }
dr-card-off = Gerade abgeschaltet.

# ---------------------------------------------------------------- die Zeichen der Bilder; jedes beginnt mit seinem Namen

dr-sign-time = **Zeit** ⏳: was Aktionen kosten. Bei 0 beginnt der Kampf.
dr-sign-secret = **Geheimnis** 🔎: liegt in einem Gebiet, bis jemand danach sucht oder damit zahlt. Das letzte bringt den Bonus des Gebiets (✨); ein Gebiet, das mit einem verloren geht, tut weh.
dr-sign-silver = **Silber** 🪙: kauft Gegenstände und Stufen; die Truppe hat einen Beutel.
dr-sign-hp = **Lebenspunkte** ❤️: Bei 0 fällt ein Held. Als Belohnung: Lebenspunkte kommen zurück.
dr-sign-camp = **LAGER** ⛺: Die Truppe darf Silber in Stufen verwandeln. Eine Stufe kostet so viel, wie der Held Fähigkeitskarten hat; 3 ziehen, 1 behalten.
dr-sign-test = **PROBE** 🎲: einen d6 werfen und die Karten des Helden mit diesem Wert dazuzählen; die verlangte Zahl erreichen. Die Werte sind STÄ, GES und INT.
dr-sign-peril = **Gefahr** 💀: Eine Ereigniskarte tut weh: 1 oder 2 Schaden, Blöße-Marker, oder etwas geht verloren.
dr-sign-event = **Ereignis** 🎴: Eine Ereigniskarte wird gezogen oder hat hier etwas hinterlassen.
dr-sign-common = **Gewöhnlicher Gegenstand**: ein Beutel mit einem C.
dr-sign-epic = **Epischer Gegenstand**: ein Beutel mit einem E. Es gibt weniger davon, und sie sind besser.
dr-sign-choose = **Wahl**: eines von mehreren Dingen.
dr-sign-threat = **Bedrohung**: wie laut ein Held ist. Die Lautesten werden zuerst angegriffen.
dr-sign-armor = **Rüstung**: hält bei jedem Angriff so viel von dem ab, was die Schilde durchlassen. Sie wird nicht verbraucht, Schilde schon.
dr-sign-shield = **Schild** 🛡️: hält 1 Schaden ab; nach der Runde weg. Jede 1 auf deinen Würfeln gibt eins.
dr-sign-heroism = **Heldenmut** ⭐: bezahlt Verstärkungen; nach einer Kampfrunde weg. Jede 6 auf deinen Würfeln gibt einen.
dr-sign-expose = **Blöße**: verdeckte Marker, die alle aufgedeckt werden, wenn der Besitzer angegriffen wird. Die meisten sind Nieten, manche sind 1 Schaden mehr, manche stoßen.
dr-sign-unexpose = **Weniger Blöße**: Marker werden ungesehen weggenommen.
dr-sign-enrage = **Wut** 💢: steigt am Ende jeder Runde, und der Boss wird schlimmer.
dr-sign-anger = **Wutstufe**: Hier geschieht etwas Neues; das Brett sagt, was.
dr-sign-ai = **Gegnerkarte** 🃏: was Schergen und Boss in dieser Runde tun.
dr-sign-acted = **War dran**: Dieser Gegner hatte in dieser Runde schon seinen Zug.
dr-sign-leader = **Führung** 👑: entscheidet auf der Landkarte für die Truppe; nach jeder Aktion führt der Nächste.
dr-sign-melee = **Nahkampf** 🗡️: trifft jemanden, der benachbart ist.
dr-sign-ranged = **Fernkampf** 🏹: trifft jemanden, der nicht benachbart ist.
dr-sign-support = **Hilfe** ✚: kein Angriff.
dr-sign-initiative = **Schnell** ⚡: darf vor den Schergen benutzt werden.
dr-sign-lock = **Schloss** 🔒: Die Würfel bleiben auf der Karte.
dr-sign-reaction = **Reaktion** ↩️: wird benutzt, wenn jemand angegriffen wird.
dr-sign-hidden = **Versteckt** (H): Bedrohung 0, nie umzingelt, und darf einen Gegner zu einem anderen Helden weiterschicken. Endet bei einem Angriff oder mit der Runde.
dr-sign-bogged = **Festgefahren** (B): kann sich in dieser Runde nicht bewegen.
dr-sign-stunned = **Betäubt** (Z): Wenn es in dieser Runde das nächste Mal dran wäre, tut es nichts.
dr-sign-weakened = **Geschwächt** (W): jeder Schlag richtet so viel weniger an, doch nie weniger als nichts.
dr-sign-immovable = **Unverrückbar** (I): kann nicht bewegt, gestoßen oder gezogen werden.
dr-sign-surrounded = **Umzingelt** (!): ein Held unter drei Gegnern oder ein Gegner unter zwei Helden. Ein umzingelter Held kommt nicht weg.
dr-sign-rampaging = **Rasend** (R): ein Scherge, der noch einmal dran ist, weil alle anderen schon waren; die Zeilen der Karte dafür gelten auch.

dr-term-adjacent = **Benachbart**: im selben Ring. Wer in einem anderen Ring steht, ist nicht benachbart; Entfernungen gibt es nicht.
dr-term-push = **Stoßen**: aus dem Ring hinaus, in einen eigenen Ring.
dr-term-pull = **Ziehen**: in den Ring dessen, der zieht.
dr-term-boost = **Verstärkung**: Zahle beim Benutzen der Karte so viel Heldenmut, und das geschieht auch noch.
dr-term-explosion = **Explosion**: Wenn keine Blößenmarker mehr da sind, werden alle, die irgendwo liegen, auf einmal aufgedeckt.
dr-term-cumulation = **Frühjahrsputz**: ein Blößenmarker. Nach dem Schlag, der ihn aufdeckt, verlassen er und die aufgedeckten Nieten den Kampf, sodass mehr von den übrigen wehtun.
dr-term-ambush = **Hinterhalt**: die Schergen beginnen in den Ringen der Helden, reihum verteilt, zuerst im Ring mit dem lautesten Helden.
dr-term-loot = **Beute**: Wirf einen Würfel, und die Liste des Ereignisses sagt, was ihr findet.
dr-term-explored = **Erkundet**: was geschieht, wenn das letzte Geheimnis eines Gebiets gefunden ist.
dr-term-left-behind = **Zurückgelassen**: was geschieht, wenn die Truppe ein Gebiet verlässt, das nicht erkundet ist.
dr-term-minions = **Scherge**: ein kleiner Gegner. In jeder Runde sind für jeden Helden zwei dran.
dr-term-boss = **Boss**: wer besiegt werden muss, damit der Kampf gewonnen ist.

# ---------------------------------------------------------------- Wörter, die oft vorkommen

dr-stat = { $stat ->
    [str] STÄ
    [agi] GES
   *[int] INT
}
dr-thing = { $what ->
    [silver] 🪙 { $n } Silber
    [time] ⏳ { $n } Zeit
    [secret] 🔎 { $n ->
        [one] 1 Geheimnis
       *[other] { $n } Geheimnisse
    }
    [heroism] ⭐ { $n } Heldenmut
    [shield] 🛡️ { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }
    [peril] 💀 { $n ->
        [one] eine Gefahr
       *[other] { $n } Gefahren
    }
    [hp] ❤️ { $n } LP
   *[item] 🎒 ein Gegenstand
}
dr-cost = { dr-thing }
dr-cost-item = 🎒 { $deck ->
    [common] ein gewöhnlicher Gegenstand
    [epic] ein epischer Gegenstand
   *[any] ein Gegenstand
}
dr-text = { $text }
# Was ein Gegenstand braucht, und ob es jemand in der Gruppe hat.
dr-text-needs = { $text } { $who ->
    [nobody] ⚠️ Braucht { $needs }: Das hat noch niemand.
   *[some] Braucht { $needs }.
}

# ---------------------------------------------------------------- Landkarte: Fragen

dr-ask-action = **{ $place }**: noch ⏳ { $time } Zeit, 🪙 { $silver } Silber{ dr-ask-action-goal }
# Where there is something not to forget, it stands in place of the name of the place, which the map shows.
dr-ask-action-short = { $goal ->
    [none] **{ $place }**:{" "}
   *[other] {""}
}noch ⏳ { $time } Zeit, 🪙 { $silver } Silber{ dr-ask-action-goal }
dr-ask-action-goal = { $goal ->
    [road] . Bei 0 wird gekämpft{ $foe ->
        [none] {""}
       *[other] {": "}{ $foe }
    }
    [lesson] . Eine Stufe kostet { $lesson }, nur im Lager
    [last] . ⚠️ Stufen gibt es nur im Lager
   *[none] { $time ->
        [1] . ⚠️ Die letzte ⏳: dann wird gekämpft
       *[other] {""}
    }
}{ $hurry ->
    [yes] . Bis Doomrock { $deck ->
        [one] fehlt noch 1 Gebiet
       *[other] fehlen noch { $deck } Gebiete
    }!
   *[no] {""}
}
dr-ask-battle = { $hurry ->
    [yes] ⚠️ Doomrock ist nicht gefunden: Mit diesem Kampf wäre die Geschichte zu Ende. Trotzdem hinein?
   *[no] Jetzt in den Kampf ziehen, mit ⏳ { $time } übrig?
}{ $weak ->
    [0] {""}
   *[other] {" "}Nicht in Bestform: { $hurt }.
}
dr-weak-hero = { $who } ({ $hp }/{ $max })
dr-ask-camp = 🏕️ Das Feuer brennt. Wer lernt etwas? Ein Beutel zahlt für alle: Was du übrig lässt, dürfen die anderen ausgeben.
dr-ask-choose = { $card }: Was soll es sein?
dr-ask-drinker = { $item }: { $around ->
    [yes] Um wen herum?
   *[no] Wer nimmt es?
}
dr-ask-event = **{ $card }**{ $said ->
    [yes] : Was soll es sein?
   *[no] . { $rules }
}{ $exposes ->
    [yes] {" "}{ dr-sign-expose }
   *[no] {""}
}
dr-ask-gear = Wer legt was an?
dr-ask-dress = ⚔️ Als Nächstes kommt der Kampf, und im Kampf zieht sich niemand um. Was legst du an?
dr-ask-hero = Wer möchtest du sein?
dr-ask-trait = Und was stimmt mit der Figur nicht?
dr-ask-keep = { $keep ->
    [one] Behaltet eins, lasst den Rest.
   *[other] Behaltet { $keep }, lasst den Rest.
}
dr-ask-level = { $hero } lernt etwas davon. Würfel, die { $hero } bisher einsetzen kann: { $rows }.
dr-ask-level-short = { $hero } lernt etwas davon. Würfel, die { $hero } bisher einsetzen kann: { $rows }.
dr-covered = { $faces } auf { $n ->
    [0] keiner
    [one] 1 Karte
   *[other] { $n } Karten
}
dr-ask-lose-item = Etwas muss weg. Was wird am wenigsten vermisst?
dr-ask-pay-item = Was wird hergegeben?
dr-ask-pay = { $card }{ $aimed ->
    [yes] {" "}gegen { $target } ({ $hp } LP)
   *[no] {""}
}: { $cost } zahlen für { dr-gain }?{ $use ->
    [none] {" "}Ohne bewirkt es genauso viel.
   *[other] {""}
}
dr-ask-payer = Wer zahlt { $what ->
    [hp] mit Blut (1 LP)
    [heroism] 1 Heldenmut
   *[shield] 1 Schild
}{ $many ->
    [0] {" "}für { $card }
   *[other] {" "}→ { $gives }
}?
dr-ask-swap = { $hero }: andere Kniffe als sonst?
dr-ask-tester = **PROBE { dr-stat } { $difficulty }** (ein Würfel + { dr-stat }){ $many ->
    [0] {""}
   *[other] : { $brings }
}{ $bad ->
    [0] {""}
   *[other] , sonst { $fails }
}. Wer versucht es?

# ---------------------------------------------------------------- Landkarte: Möglichkeiten

dr-option-ability = { $card } { $dice }{ $reach ->
    [melee] {" "}Nahkampf
    [ranged] {" "}Fernkampf
   *[any] {""}
}{ $gist }
dr-option-battle = ⚔️ In den Kampf!
dr-option-card = { $card }
dr-option-explore = 🔎 Erkunden: ⏳🔎 → ein Ereignis{ $many ->
    [0] {""}
   *[other] , { $gives }
}{ $last ->
    [0] {""}
   *[other] {" "}{ $short ->
        [yes] ✨
       *[no] + erforscht: { $bonus }
    }
}
dr-option-gear = 🎒 Ausrüstung
dr-option-hero = { $hero } ({ $hp }/{ $max } LP)
dr-option-item = { $item }
dr-option-offered = { $item }{ $fits ->
    [some] {" "}(für { $heroes })
    [none] {" "}(noch für niemanden)
   *[all] {""}
}{ $gist }
dr-option-keep-both = Beide Karten behalten
dr-option-level = { $hero }: nächste Stufe für 🪙 { $cost } (ihr habt { $silver })
dr-option-never-mind = Doch nicht
dr-option-no-lesson = noch lernt niemand
dr-option-lesson = { $hero } lernt für { $cost } Silber
dr-option-no-quick-card = Keine schnelle Karte mehr
dr-option-not-yet = Noch nicht
dr-option-pass-lead = Den Nächsten führen lassen
dr-option-pay = { $cost } zahlen: { $told ->
    [yes] { dr-hurt }
   *[no] { dr-gain }
}
dr-option-pay-not = { $told ->
    [yes] Nicht zahlen: { dr-hurt }
   *[no] Nicht zahlen
}
dr-hurt = { $hurt ->
    [0] kein Schaden
   *[other] { $hurt } Schaden
}{ $kills ->
    [0] {""}
    [100] , tödlich
   *[other] {" "}☠ { $kills } %
}
dr-option-skip = Nein, danke
dr-option-swap = { $new } statt { $old }
dr-option-switch = { $off ->
    [yes] { $item } ab jetzt nutzen
   *[no] { $item } für später aufheben
}
dr-hint-switch = { $off ->
    [yes] der Bonus zählt wieder, beim nächsten Angriff, zu dem er passt.
   *[no] der Bonus zählt von selbst beim ersten Angriff, zu dem er passt; aufgehoben wartet er, bis du ihn wieder nutzt.
}
dr-order-best = Wer es am besten kann, macht jede Probe
dr-order-share = Fair verteilen, was unterwegs einen Helden trifft oder ihm hilft
dr-option-pass-reaction = { $off ->
    [yes] 🔔 Wieder nach Reaktionen fragen
   *[no] 🔕 Nicht nach Reaktionen fragen
}
dr-option-pass-save = { $off ->
    [yes] 🔔 Wieder nach Rettungen fragen
   *[no] 🔕 Nicht nach Rettungen fragen
}
dr-option-pass-cards = { $off ->
    [yes] 🔕 Vor Gegnerkarten nicht anhalten
   *[no] 🔔 Vor jeder Gegnerkarte fragen
}
dr-option-take-off = { $several ->
    [yes] { $hero } legt { $item } ab
   *[no] { $item } ablegen
}{ $gist }
dr-option-to-battle = Ja, los!
dr-option-tester = { $who } versucht es: { $n ->
    [0] 0 %, höchstens { $best }
   *[other] { $n } %
}
# Was von einer Gegend bekannt ist, steht hinter ihrem Namen, dann was der Weg dorthin kostet und bringt.
dr-option-travel = 🥾 { $place } ({ $explored ->
    [yes] erforscht
   *[no] 🔎{ $secrets }
}): ⏳{ $many ->
    [0] {""}
   *[other] {" "}→ { $gives }
}
dr-option-use-item = { $item } benutzen{ $vain ->
    [heal] : niemand hat etwas zu heilen
    [yes] : bewirkt jetzt nichts
    [short] {""}
   *[no] { $gist }
}
# Was jedes Ding tut, auf seinem Knopf, in so wenigen Wörtern, dass die meisten hinter einem Namen Platz haben; die aus Packs haben nichts.
dr-item-gist = { $id ->
    [soup] : ein Held heilt 2
    [ship_biscuit] : ein Held bekommt 2 Schilde
    [pamphlet] : ein Held bekommt 2 Heldenmut
    [marbles] : Gegner neben dir wegstoßen
    [pepper] : ein Scherge betäubt, 1 Schild
    [stamp] : 1 Zeit mehr
    [flypaper] : alle neben dir festgefahren, geschwächt
    [correction_fluid] : alle werden 2 Blöße los
    [eternal_stew] : ein Held heilt 4
    [injunction] : ein Held bekommt 6 Schilde
    [fireworks] : 3 Schaden an allen neben dir
    [appointment] : 2 Zeit mehr, oder Wut −2
    [ladle] : erster Nahkampf +1
    [umbrella] : 1 Schild je ungerade Runde
    [rolling_pin] : bei 3 LP Nahkampf +2
    [toasting_fork] : erster Angriff: Blöße
    [bread_sling] : erster Fernangriff +1
    [pointer] : +1 gegen Blößen
    [reception_bell] : jede Runde einen ziehen
    [spring_glove] : erster Treffer stößt
    [oar] : erster Nahkampf +1, stößt
    [cross_bow] : erster Fernangriff +2
    [signpost] : Nahkampf +2, Bedrohung +1
    [grudge_ledger] : Blöße jede Runde
    [barrel] : Rüstung +1, Bedrohung +1
    [doormat] : verletzt: Heldenmut
    [nightshirt] : beginnt versteckt
    [cardigan] : 1 LP mehr
    [sandwich_board] : Rüstung +1, Bedrohung +1
    [quilt] : beginnt mit 2 Schilden
    [medal] : fällt wer: Heldenmut
    [goose_whistle] : Runde 2: 1 Schaden ringsum
    [pocket_oracle] : TESTs +1, Blöße am Boss
    [dice_cup] : anfangs +1 Wurf
    [snail] : +1 Zeit je Teil
    [trophy_shelf] : Heldenmut je Sieg
    [committee_sword] : Nahkampf +1 je Freund
    [final_notice] : erster Angriff +1 je Blöße
    [teaspoon] : jeder Nahkampf +1
    [gavel] : jede Runde einen betäuben
    [cutlery] : Nahkampf +2
    [trowel] : Schild je Gegner
    [wand] : erster Angriff +0 bis +4
    [brick] : erster Fernangriff +2
    [front_door] : Nahkampf +3, Rüstung +1
    [anvil] : Nahkampf +2, 1 für alle
    [longest_bow] : erster Fernangriff +3
    [harp] : andere: Heldenmut
    [contract] : 3 zur Wahl
    [plate] : Rüstung +2, Bedrohung +2
    [deniable_cloak] : versteckt
    [channel_robe] : Rüstung +1, stößt
    [hedgehog_mail] : Rüstung +1, 1 zurück
    [bulletin_vest] : 2 LP mehr, −1 Blöße
    [tureen] : Rüstung +1, heilt
    [hourglass] : +1 Zeit, Wut −1
    [small_crown] : 2 Schilde je Runde
    [loaded_dice] : +1 Wurf
    [sofa_die] : 1 Würfel mehr
    [bad_luck_charm] : 1er: 2 Heldenmut
    [complaints_box] : Blöße für Angreifer
    [intern_goose] : Silber, Schaden
   *[other] {""}
}
dr-option-venture = 🧭 Aufbruch: ⏳💀🎴, neue Gegend{ $wakes ->
    [0] {""}
   *[other] {" "}({ $gives })
}; { $old } fällt weg{ $many ->
    [0] {""}
   *[other] {" "}→ { $left }
}
dr-option-venture-stem = 🧭 Aufbruch: ⏳💀🎴{ $wakes ->
    [0] , neue Gegend
   *[other] {" "}({ $gives })
}; { $old } fällt weg
dr-option-venture-brief = 🧭 Aufbruch: ⏳💀🎴{ $wakes ->
    [0] { $short ->
        [yes] ; { $old } fällt weg
       *[no] , neue Gegend; erste Gegend fällt weg
    }
   *[other] {" "}({ $gives }); erste fällt weg
}{ $many ->
    [0] {""}
   *[other] {" "}→ { $left }
}
dr-option-visit = 📍 { $place }: { $price }{ $many ->
    [0] {""}
   *[other] {" "}→ { $gives }
}{ $last ->
    [0] {""}
   *[other] {" "}{ $short ->
        [yes] ✨
       *[no] + erforscht: { $bonus }
    }
}
# Was etwas unterwegs kostet, auf seinem Knopf: die Zeichen der Karte darüber.
dr-price = { $time ->
    [0] {""}
    [1] ⏳
    [2] ⏳⏳
   *[other] ⏳{ $time }
}{ $secret ->
    [0] {""}
    [1] 🔎
    [2] 🔎🔎
   *[other] 🔎{ $secret }
}{ $silver ->
    [0] {""}
   *[other] 🪙{ $silver }
}{ $item ->
    [0] {""}
   *[other] 🎒
}{ $heroism ->
    [0] {""}
    [1] ⭐
    [2] ⭐⭐
   *[other] ⭐{ $heroism }
}{ $shield ->
    [0] {""}
    [1] 🛡️
    [2] 🛡️🛡️
   *[other] 🛡️{ $shield }
}{ $hp ->
    [0] {""}
    [1] ❤️
    [2] ❤️❤️
   *[other] ❤️{ $hp }
}{ $peril ->
    [0] {""}
    [1] 💀
    [2] 💀💀
   *[other] 💀{ $peril }
}{ $tax ->
    [0] {""}
   *[other] {" "}+🪙{ $tax } Steuer
}
dr-glance = { $what ->
    [camp] Lager
    [event] ein Ereignis
    [loot] { $n ->
        [one] ein Wurf um Beute
       *[other] { $n } Würfe um Beute
    }
    [peril] eine Gefahr
    [common] { $of ->
        [0] { $n ->
            [one] ein Gegenstand
           *[other] { $n } Gegenstände
        }
       *[other] { $n } von { $of } Gegenständen
    }
    [epic] { $of ->
        [0] { $n ->
            [one] ein epischer Gegenstand
           *[other] { $n } epische Gegenstände
        }
       *[other] { $n } von { $of } epischen
    }
    [secret] { $n ->
        [one] +1 Geheimnis hier
       *[other] +{ $n } Geheimnisse hier
    }
    [silver] { $n } Silber
    [time] +{ $n } Zeit
    [heroism] { $n } Heldenmut
    [shield] { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }
    [hp] { $n } LP
    [heal] { $n } heilen
    [unexpose] { $n } Blöße weniger
    [expose] { $n } Blöße
    [enrage] Wut { $n }
    [damage] { $n } Schaden
    [stopped] kein Schaden
    [lose_hp] { $n } Schaden
    [lose_silver] −{ $n } Silber
    [lose_time] −{ $n } Zeit
    [lose_secret] −{ $n ->
        [one] 1 Geheimnis
       *[other] { $n } Geheimnisse
    }
    [lose_heroism] −{ $n } Heldenmut
    [lose_shield] −{ $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }
    [lose_item] −1 Gegenstand
   *[item] { $n ->
        [one] ein Gegenstand
       *[other] { $n } Gegenstände
    }
}{ dr-glance-whom }
# What a camp brings besides comes after it, too late for a level.
dr-glance-camp = Lager{ $lesson ->
    [0] {""}
   *[other] {" "}{ $short ->
        [yes] 🪙{ $have }/{ $lesson }
       *[no] ({ $have } von { $lesson } Silber für eine Stufe)
    }
}{ $idle ->
    [yes] : { $short ->
        [yes] nichts
       *[no] bringt jetzt nichts
    }
   *[no] { $many ->
        [0] {""}
       *[other] , { $short ->
            [yes] { $then }
           *[no] dann { $then }
        }
    }
}
dr-glance-whom = { $whom ->
    [each] {" "}für alle
    [boss] {" "}(Boss)
    [one] {" "}für { $who }
   *[none] {""}
}
dr-glance-status = { $status ->
    [hidden] versteckt
    [bogged] festgefahren
    [stunned] betäubt
    [weakened] geschwächt { $n }
   *[immovable] unbeweglich
}{ dr-glance-whom }
dr-glance-way = { $gives }
dr-glance-or = { $before } oder { $gives }
dr-glance-test-brief = { $safe ->
    [0] {""}
   *[other] { $sure };{" "}
}{ dr-stat } { $n }{ $odds ->
    [none] {""}
    [alike] {" "}({ $best } %)
   *[best] {" "}(≤{ $best } %)
}{ $many ->
    [0] {""}
   *[other] : { $brings }
}{ $bad ->
    [0] {""}
   *[other] {" "}oder { $fails }
}{ $more ->
    [0] {""}
   *[other] …
}
dr-glance-test = Probe { dr-stat } { $n }{ $odds ->
    [none] {""}
    [alike] {" "}({ $best } %)
   *[best] {" "}(bis { $best } %)
}{ $many ->
    [0] {""}
   *[other] : { $brings }
}{ $bad ->
    [0] {""}
   *[other] , sonst { $fails }
}
dr-option-wear = { $several ->
    [yes] 🎒 { $hero } legt { $item } an
   *[no] { $item } anlegen
}{ $gist }
dr-option-words = { $words }
dr-option-outcome = { $words }{ $costs ->
    [0] {""}
   *[other] : { $price }
}{ $many ->
    [0] {""}
   *[other] {" "}→ { $gives }
}
dr-option-outcome-brief = { $before } → { $first }{ $many ->
    [1] {""}
   *[other] , { $then }
}
# Eine Handlung unterwegs mit denen, nach denen sie fragt: wer zahlt, was dabei herauskommt, wer etwas lernt.
dr-move = { $many ->
    [0] {""}
   *[other] { $gives }
}{ $learns ->
    [yes] { $many ->
        [0] {""}
       *[other] {" "}·{" "}
    }{ $lesson }
   *[no] {""}
}{ $last ->
    [0] {""}
   *[other] {" "}{ $short ->
        [yes] ✨
       *[no] + erforscht: { $bonus }
    }
}{ $payer ->
    [none] {""}
   *[other] { $many ->
        [0] {""}
       *[other] {" "}·{" "}
    }{ $payer } zahlt
}
# What comes of it in any case stands first; whoever cannot pass knows what they get.
dr-move-test = { $chance ->
    [0] { $safe ->
        [0] { $bad ->
            [0] nichts
           *[other] { $fails }
        }
       *[other] { $sure }
    } ({ $who }, { dr-stat } { $n }: 0 %{ $many ->
        [0] {""}
       *[other] {" "}für { $brings }
    })
   *[other] { $safe ->
        [0] {""}
       *[other] { $sure };{" "}
    }{ $pays ->
        [yes] { $brief ->
            [yes] {""}
           *[no] versucht{" "}
        }
       *[no] { $who }{ $brief ->
            [yes] {" "}
           *[no] {" "}versucht{" "}
        }
    }{ dr-stat } { $n } ({ $chance } %){ $many ->
        [0] {""}
       *[other] : { $brings }
    }{ $bad ->
        [0] {""}
       *[other] , sonst { $fails }
    }
}

dr-hint-ability = { $stat ->
    [none] { "" }
   *[other] { dr-stat },
} { $faces }: { $text }
dr-hint-battle = Alle müssen einverstanden sein.
dr-hint-explore = 1 Zeit und 1 Geheimnis: ein Ereignis ziehen.
dr-hint-gear = Anlegen oder ablegen, umsonst.
dr-hint-hero = { $heroism } Heldenmut, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}, { $expose } Blöße
dr-hint-level = 1 von { $drawn } neuen Fähigkeiten aussuchen und von nun an einen Würfel mehr werfen.
dr-hint-pass-lead = Keine Aktion, keine Zeit verloren.
dr-hint-tester = { dr-stat } { $n }{ $changed ->
    [no] {""}
   *[yes] {" "}({ $own } { $more } für Proben)
}
dr-hint-time = 1 Zeit
dr-hint-venture = 1 Zeit: ein neues Gebiet, eine Gefahr, ein Ereignis.
dr-hint-visit = { $cost }: { $what }

# ---------------------------------------------------------------- Landkarte: warum nicht

dr-refused-cost = { $what ->
    [item] Braucht einen Gegenstand dieser Art; keiner ist übrig
    [worn] Braucht einen Gegenstand dieser Art, den niemand trägt: erst einen ablegen (Ausrüstung)
    [secret] Braucht hier { $need } { $need ->
        [one] Geheimnis
       *[other] Geheimnisse
    }; übrig: { $have }
    [silver] Braucht { $need } Silber; übrig: { $have }
    [time] Braucht { $need } Zeit; übrig: { $have }
    [heroism] Braucht { $need } Heldenmut; übrig: { $have }
    [shield] Braucht { $need ->
        [one] 1 Schild
       *[other] { $need } Schilde
    }; übrig: { $have }
    [hp] Braucht { $need } LP; übrig: { $have }
   *[other] Braucht { $need } { $what }; übrig: { $have }
}.
dr-refused-gear-in-battle = Im Kampf bleibt die Ausrüstung, wie sie ist.
dr-refused-hands = { $need ->
    [2] Braucht beide Hände
   *[other] Beide Hände sind voll
}: Leg erst { $either ->
    [yes] eins von { $held }
   *[no] { $held }
} ab.
dr-refused-heroes = In diese Geschichte passen höchstens { $most } Helden; { $seats } Spieler nehmen je einen.
dr-refused-no-abilities = Es gibt nichts mehr zu lernen: Der Fähigkeitsstapel ist leer.
dr-refused-no-area = Es gibt kein Gebiet mehr zu entdecken.
dr-refused-nobody = Niemand hat { dr-stat } { $need }.
dr-refused-one-level = Eine Stufe für jeden Helden in einem Lager.
dr-refused-slot = Nur { $slot ->
    [armor] eine Rüstung
   *[other] ein Artefakt
} auf einmal: Leg erst { $worn } ab.
dr-refused-stat = Braucht { dr-stat } { $need }, hat { $have }.
dr-refused-uneven = { $hero } wäre { $other } um { $ahead } voraus.
dr-refused-vain = { $why ->
    [beside] Neben { $all ->
        [yes] keinem Helden steht ein Feind
       *[no] { $who } steht kein Feind
    }.
    [heal] { $all ->
        [yes] Niemand hat etwas
       *[no] { $who } hat nichts
    } zu heilen.
    [unexpose] { $all ->
        [yes] Niemand hat
       *[no] { $who } hat keine
    } Blöße.
    [time] In diesem Kampf gewonnene Zeit ist mit ihm verloren.
   *[other] Es würde jetzt nichts ändern.
}
dr-refused-used = Einmal war genug, und das eine Mal war schon.

# ---------------------------------------------------------------- Landkarte: was geschah

dr-setup = Auftritt { $heroes }, mit 🪙 { $silver } zusammen, in **{ $place }**. Die Karte: { $areas }.
dr-hero = { $seat } ist **{ $hero }**, { $trait } ({ $hp } LP).
dr-swapped = { $hero } hat { $old } verlernt und { $new } angefangen.
dr-left-out = { $name } bleibt in der Schachtel: Das passt nicht zu dieser Auflage.
dr-setting = 📜 **Teil { $segment }: { $setting }**, ⏳ { $time }. { $story }

dr-travelled = 🥾 Die Truppe wandert nach **{ $place }**. Noch ⏳ { $time }.
dr-visited = 📍 Die Truppe schaut bei **{ $place }** vorbei ({ $area }).
dr-explored-on = 🔎 Die Truppe stöbert in **{ $place }**. Noch ⏳ { $time }, { $secrets ->
    [0] keine Geheimnisse mehr
    [one] noch 1 Geheimnis
   *[other] noch { $secrets } Geheimnisse
}.
dr-ventured = 🧭 Auf ins Unbekannte! Noch ⏳ { $time }.
dr-drops-out = { $place } fällt aus der Karte.
dr-left-behind = { $anything ->
    [yes] { $place } fällt mit einem ungefundenen Geheimnis aus der Karte und nimmt es persönlich.
   *[no] { $place } fällt aus der Karte, samt Geheimnissen. Es ist nicht beleidigt.
}
dr-discovered = 🗺️ **{ $place }**! { $story } { $secrets ->
    [0] Hier gibt es nichts zu verbergen.
    [one] Hier verbirgt sich 1 Geheimnis.
   *[other] Hier verbergen sich { $secrets } Geheimnisse.
}
dr-explored = ✨ { $place } hat keine Geheimnisse mehr{ $anything ->
    [yes] : eine Belohnung für die Neugierigen.
   *[no] .
}
dr-passed = { $seat } betrachtet den Himmel und lässt den Nächsten führen.
dr-all-passed = Alle haben den Himmel betrachtet. Der Tisch ruht, bis jemand eine Idee hat.
dr-battle-refused = Nicht alle sind so weit. Das Schwert kommt zurück in die Scheide.
dr-to-battle = ⚔️ Genug gewandert. Als Nächstes: **{ $encounter }**.

dr-paid = 💸 Der Preis: { $cost }.
dr-paid-by = { $hero } zahlt { $what ->
    [hp] 1 LP
    [heroism] 1 Heldenmut
   *[shield] 1 Schild
}.
dr-gave-item = 🎒 { $item } ist weg.
dr-nothing-to-lose = Die Truppe besitzt nichts, was zu verlieren sich lohnte.

dr-peril = 💀 **{ $card }.** { $story }
dr-event = 🎴 **{ $card }.** { $story }
dr-event-choice = ➡️ *{ $choice }.* { $story }
dr-event-only = ➡️ *{ $choice }*, der einzige offene Weg. { $story }
dr-event-neither = Die Truppe kann sich beides nicht leisten und schlurft weiter.
dr-permanent = 📌 { $place } bleibt hier für alle, die vorbeikommen.
dr-no-event = Nichts geschieht. { $deck ->
    [wilderness] Der Wildnis
    [mountain] Dem Gebirge
   *[other] Den Karten
} sind die Ideen ausgegangen.
dr-loot = 🎲 Beute! Eine { $face }{ $face ->
    [1] : Flusen und ein fremder Einkaufszettel.
    [2] : 1 Silber. (4 und 5 sind ein einfacher Gegenstand, eine 6 ist ein epischer.)
    [3] : 1 Silber. (4 und 5 sind ein einfacher Gegenstand, eine 6 ist ein epischer.)
    [6] : ein epischer Gegenstand!
   *[other] : ein einfacher Gegenstand. (Eine 6 ist ein epischer.)
}
dr-loot-table = 🎲 Der Würfel für { $card }: eine { $face }{ $nothing ->
    [yes] . Nichts.
   *[no] .
}
dr-loot-brings = 🎲 { $card }, eine { $face }{ $told ->
    [none] : nichts
    [no] {""}
   *[yes] : { $brings }
}. *{ $rules }*
dr-reshuffled = Die abgelegten Karten{ $deck ->
    [wilderness] { " " }der Wildnis
    [mountain] { " " }des Gebirges
   *[other] { "" }
} werden gemischt und beginnen von vorn.

dr-camp = 🏕️ **Lager.** 🪙 { $silver } im Beutel.
dr-camp-unable = 🎓 Noch keine Stufe für { $rows }
dr-camp-unable-row = **{ $hero }**: { $why }
dr-levels = { $hero } zahlt 🪙 { $cost } für eine Lehrstunde; übrig: { $left }.
dr-level-drawn = { $hero } könnte { $cards } lernen.
dr-levelled = 🎓 { $hero } lernt **{ $card }** und wirft jetzt { $dice } Würfel.

dr-gained-party = + { dr-thing }{ $what ->
    [secret] {" "}hier
   *[other] {""}
} (jetzt { $now }).
dr-lost-party = { $n ->
    [0] { $what ->
        [silver] Der Beutel ist so leer wie zuvor.
       *[time] Es war keine mehr da, die man verlieren könnte.
    }
   *[other] − { dr-thing }.
}
dr-lost-party-left = − { dr-thing } (noch { $now }).
dr-gained = { $who }: + { dr-thing }.
dr-gained-each = { $who }: je + { dr-thing }.
dr-lost = { $who }: − { dr-thing }.
dr-healed = 💚 { $who } heilt { $n } ({ $hp }/{ $max } LP).
dr-healthy = { $who } hat nichts zu heilen ({ $hp }/{ $max } LP).
# What comes next, above the questions in which one can prepare for it.
dr-coming = 👁️ **Gleich:** { $minions ->
    [0] {""}
    [one] { $only } { $heroes ->
        [one] {""}
       *[other] der Reihe nach zu jedem Helden{" "}
    }mit { $blow }
   *[other] { $how ->
        [each] Schergen mit je { $blow } ({ $slots }{ $twice ->
            [yes] ; einer handelt zweimal
           *[no] {""}
        })
        [some] bis zu 2 Schergen zu jedem Helden mit je { $blow }
       *[all] { $minions } Schergen { $heroes ->
            [one] {""}
           *[other] zu jedem Helden{" "}
        }mit je { $blow }
    }
}{ $foes ->
    [0] {""}
   *[other] { $minions ->
        [0] {""}
       *[other] .{" "}
    }{ $odds ->
        [none] { $named }: { $other ->
            [0] unter den Karten ist kein Angriff mehr
            [1] 1 von { $of } Karten greift an, mit anderer Zahl oder jemand anderen
           *[other] { $other } von { $of } Karten greifen an, mit anderer Zahl oder jemand anderen
        }
       *[other] { $bosses }{ $why ->
            [alone] {""}
            [any] {" "}gegen einen von euch (gleiche Bedrohung)
            [tied] {" "}gegen einen von { $whom } (gleiche Bedrohung)
           *[most] {" "}gegen { $whom }
        }{ $odds ->
            [sure] {""}
           *[some] {" "}bei { $plain } von { $of } Karten
        }
    }
}{ $sleepers ->
    [0] {""}
   *[other] { $parted ->
        [yes] .{" "}
       *[no] {""}
    }{ $asleep }: betäubt, { $sleepers ->
        [one] setzt aus
       *[other] setzen aus
    }
}.{ $joining ->
    [0] {""}
    [one] {" "}Am Ende der Runde kommt noch einer dazu: { $joiner }.
   *[other] {" "}Am Ende der Runde kommen noch { $joining } Schergen.
}
dr-coming-slot = { $n } gegen { $who }
dr-coming-boss = { $name } mit { $n }
# Warum, wer wartet, nichts einsetzen kann.
dr-waits-enemies = Die Gegner sind dran; deine Karten kommen nach ihnen.
dr-waits-fallen = Du bist gefallen und hast keine Würfel mehr.
dr-waits-no-die = Du hast in dieser Runde keinen Würfel mehr.
dr-waits-no-target = Für { $cards } ist gerade niemand in Reichweite: Die Würfel dort bleiben ungenutzt, wenn niemand kommt.
dr-waits-no-quick-card = Auf keiner deiner schnellen Karten ⚡ liegt ein Würfel{ $later ->
    [yes] ; deine anderen Karten kommen nach den Gegnern
   *[no] {""}
}.
# What the news came to, for whoever reads no more than the last of them.
dr-summary = **Kurz gesagt:** { $parts }{ $more ->
    [0] {""}
   *[other] {" "}· { $more } weitere
}
# Was in Runden geschah, für die der Platz nicht reicht, und über dem, was in einer von mehreren geschah.
dr-rounds-short = { $many ->
    [one] **Runde { $last }:**
   *[other] **Runden { $first }–{ $last }:**
} { $parts }{ $more ->
    [0] {""}
   *[other] {" "}· { $more } weitere
}
dr-round-head = **Runde { $round }**
dr-summary-part = { $who } { $to ->
    [more] +{ $n } LP
    [less] −{ $n } LP
    [same] ±0 LP
    [down] liegt am Boden
   *[defeated] besiegt
}{ $shields ->
    [0] {""}
   *[other] {" "}🛡️ −{ $shields }
}
# Was geschah, eine Zeile für jede benutzte Karte: wer, auf wen, womit, und was daraus wurde.
dr-act = { $side ->
    [hero] ⚔️
   *[enemy] 🃏
} **{ $who }**{ $arrow ->
    [yes] {" "}→ { $at }
   *[no] {""}
} · { $cards }{ $boosts ->
    [0] {""}
    [one] {" "}(verstärkt)
   *[other] {" "}({ $boosts } Verstärkungen)
}{ $n ->
    [0] { $side ->
        [hero] {""}
       *[enemy] : { $rules ->
            [none] es wird nichts daraus
           *[other] { $rules }
        }
    }
   *[other] : { $stuck ->
        [yes] { $rules } { $came }
       *[no] { $came }
    }
}
# Mehrere Würfe hintereinander.
dr-act-rolled = { $before } · { $one }
# Von mehreren Würfen, was sie brachten: für alle Würfel ist kein Platz.
dr-act-rerolled = { $told } (neu geworfen: { $rerolls })
dr-act-rolled-one = 🎲 { $why ->
    [yes] { dr-throws }
   *[no] { $who }: { $shields ->
        [0] { $heroism ->
            [0] { $dice }
           *[other] ⭐ +{ $heroism }
        }
       *[other] 🛡️ +{ $shields }{ $heroism ->
            [0] {""}
           *[other] , ⭐ +{ $heroism }
        }
    }
}
dr-throws = { $who } wirft { $dice }{ $shields ->
    [0] { $heroism ->
        [0] {""}
       *[other] : { dr-throws-heroism }
    }
   *[other] : { dr-throws-shields }{ $heroism ->
        [0] {""}
       *[other] , { dr-throws-heroism }
    }
}
dr-throws-shields = { $shields ->
    [one] die 1️⃣ bringt 🛡️ +1
    [2] die zwei 1️⃣ bringen 🛡️ +2
    [3] die drei 1️⃣ bringen 🛡️ +3
    [4] die vier 1️⃣ bringen 🛡️ +4
    [5] die fünf 1️⃣ bringen 🛡️ +5
    [6] die sechs 1️⃣ bringen 🛡️ +6
   *[other] die { $shields } × 1️⃣ bringen 🛡️ +{ $shields }
}
dr-throws-heroism = { $heroism ->
    [one] die 6️⃣ bringt ⭐ +1
    [2] die zwei 6️⃣ bringen ⭐ +2
    [3] die drei 6️⃣ bringen ⭐ +3
    [4] die vier 6️⃣ bringen ⭐ +4
    [5] die fünf 6️⃣ bringen ⭐ +5
    [6] die sechs 6️⃣ bringen ⭐ +6
   *[other] die { $heroism } × 6️⃣ bringen ⭐ +{ $heroism }
}
# Was von einer Karte kommt, ohne dass jemand sie einsetzt.
dr-act-because = ↪ **{ $cards }**: { $came }
dr-act-remark = { $told }
    { $remark }
dr-road-battle = ⚔️ **{ $encounter }**: { $why ->
    [late] ⏳ ist aufgebraucht.
   *[wish] Ihr zieht in den Kampf.
} Ihr gewinnt, wenn { $ends ->
    [all] alle Gegner besiegt sind
   *[bosses] der letzte Boss besiegt ist, wer sonst auch noch steht
}, und verliert, wenn alle Helden gefallen sind.
dr-road-won = { $won }. { $remark }
# Die Hälfte dessen, womit man gewinnt, über allem anderen, was die Aktion gebracht hat.
dr-road-doomrock = ⛰️ **Ihr habt Doomrock gefunden!** Jetzt muss jeder übrige Boss noch fallen.
# Ein Schritt einer Aktion, der nächste in einer eigenen Zeile.
dr-road-below = { $before }
    { "" }{ $what }
dr-road-joke = { $before }: *{ $story }*
dr-road-story = { $before }
    { "" }*{ $story }*
# Was bei einem Ereignis bezahlt wurde, und von welchen Helden.
dr-road-paid = { $cost }{ $n ->
    [0] {""}
    [one] : { $who } zahlt
   *[other] : bezahlt von { $who }
}
dr-road-camp = 🏕️ Lager: keine Stufe{ $many ->
    [0] {""}
   *[other] {" "}für { $rows }
}
dr-road-camp-row = { $who }{ $short ->
    [0] {""}
    [one] {" "}(es fehlt 1 Silber)
   *[other] {" "}(es fehlen { $short } Silber)
}
dr-party = { $heroes }
dr-road-part = 📜 { $setting }
dr-road-and = { $before } · { $what }
dr-road-to = { $before } → { $what }
dr-act-further = { $before } · **{ $cards }**{ $boosts ->
    [0] {""}
    [one] {" "}(verstärkt)
   *[other] {" "}({ $boosts } Verstärkungen)
}{ $arrow ->
    [yes] {" "}→ { $at }
   *[no] {""}
}{ $n ->
    [0] {""}
   *[other] : { $came }
}
dr-act-came = 👹 { $n ->
    [one] { $name } erscheint.
   *[other] { $n } Gegner erscheinen, zuletzt { $name }.
}
dr-act-walked = { $met ->
    [0] steht nun allein
   *[other] steht nun bei { dr-met }
}
dr-act-also = { $before }; { $what }
dr-act-and = { $before }, { $what }
dr-act-part = { $named ->
    [yes] { $who }{" "}
    [by] { $who } (von { $by }){" "}
   *[no] {""}
}{ $came }
dr-act-gone = { $to ->
    [down] liegt am Boden 💤
   *[defeated] besiegt 💥
}
dr-act-hp = { $to ->
    [less] −{ $n } LP (noch { $left }{ $shown ->
        [yes] ; { $markers }
       *[no] {""}
    })
    [more] +{ $n } LP ({ $left })
   *[same] unverletzt{ $shown ->
        [yes] {" "}({ $markers })
       *[no] {""}
    }
}
# Was eine Karte zu einem Schlag dazugab.
dr-act-added = { $before } + { $n } { $what ->
    [enrage] Wut
   *[card] { $card }
}
# Ein Schlag, zu dem Marker etwas dazugetan haben; was die Schilde nahmen, steht dahinter.
dr-act-sum = { $total } Schaden: { $base } + { $n } für { $turned ->
    [0] Marker
    [one] den Marker
   *[other] { $turned } Marker
}{ $armor ->
    [0] {""}
   *[other] , Rüstung nimmt { $armor }
}
# Blößenmarker, die ein Schlag aufgedeckt hat, und was sie dabei taten.
dr-act-markers = { $turned ->
    [0] Marker
    [one] 1 Marker
   *[other] { $turned } Marker
} aufgedeckt: { $did ->
    [plus] +{ $n } Schaden
    [blank] { $turned ->
        [one] Niete
       *[other] lauter Nieten
    }
   *[else] kein Schaden
}
dr-act-change = { $what ->
    [shield] 🛡️ { $to ->
        [more] +{ $n }
       *[less] −{ $n }
    }
    [heroism] ⭐ { $to ->
        [more] +{ $n }
       *[less] −{ $n }
    }
    [expose] { $to ->
        [more] +{ $n }
       *[less] −{ $n }
    } Blöße
    [dice] −{ $n } Würfel
    [weakened] um { $n } geschwächt
    [pushed] hinausgestoßen
    [pulled] mitgezogen
    [stuck] kommt nicht vom Fleck
    [bogged] festgefahren
    [stunned] betäubt
    [found] nicht mehr versteckt
    [hidden] versteckt
   *[immovable] unverrückbar
}
dr-act-felled = { $who } besiegt 💥
dr-foes = { $name } { $ns }
dr-drawn = 🎁 Zur Auswahl: { $items }.
dr-kept = 🎁 **{ $item }** kommt in den Beutel: { $what }
dr-no-items = Es gibt nichts mehr zu finden{ $deck ->
    [common] { " " }(Gewöhnliches)
    [epic] { " " }(Episches)
   *[other] { "" }
}.
dr-chosen = { $card }: *{ $choice }.*
dr-test = 🎲 { $who } versucht { dr-stat }: Würfel { $face } + { dr-stat } { $bonus } = **{ $total }** gegen { $difficulty }. { $passed ->
    [yes] Geschafft!
   *[no] Heute nicht.
}
dr-back-on-feet = { $hero } wird getragen, befächelt und soll sich nicht so anstellen (1 LP).

dr-wears = { $hero } legt { $item } an.
dr-takes-off = { $hero } legt { $item } ab.
dr-drops = { $hero } wird mit { $item } nicht mehr fertig und gibt es zurück.
dr-used = 🧪 { $hero } benutzt **{ $item }**: { $what }
dr-queued = { $seat } greift nach { $item }. Das wartet, bis die Würfel liegen.

# ---------------------------------------------------------------- das Ende

dr-lost-map = ☠️ Niemand steht mehr, und dabei gab es nicht einmal einen Kampf.
dr-score = 🏆 **Die Wertung:** { $rows }. **{ $total } Punkte.**
dr-score-abilities = { $n } für gelernte Fähigkeiten
dr-score-common = { $n } für gewöhnliche Gegenstände
dr-score-epic = { $n } für epische Gegenstände
dr-score-silver = { $n } für Silber
dr-score-hp = { $n } für übrige Lebenspunkte
dr-score-done = { $n } dafür, es überhaupt getan zu haben
dr-score-time = { $n } für übrige Zeit
# Die letzte Szene, unter den Bildern: wie es endete, was geschlagen wurde, wie knapp es war.
dr-result-win = 🏆 **Doomrock ist gefallen! { $total } Punkte.** Geschlagen: { $beaten }. Niemand blieb zurück.
    { $scene }
dr-result-lost-map = ☠️ **Die Truppe ist unterwegs zusammengebrochen, in Teil { $segment }.**{ dr-result-beaten }
    { $scene }
dr-result-lost-heroes = ☠️ **Die Truppe fiel im Kampf { $segment } von 3.**{ $left ->
    [yes] {" "}{ $close }
   *[no] {""}
}{ dr-result-beaten }
    { $scene }
dr-result-lost-no-doomrock = ☠️ **Doomrock wurde nie gefunden.** Es steht noch da und wundert sich.{ dr-result-beaten }
    { $scene }
dr-result-beaten = { $many ->
    [0] {""}
   *[other] {" "}Vorher geschlagen: { $beaten }.
}
dr-result-open = Die Geschichte ist noch nicht zu Ende.

# view
# Das Brett in Worten (der Zwilling der Bilder). Kurze Zeilen: Ein Telefon zeigt von jeder etwa vierzig Zeichen.

dr-view-head-setup = Vor der Reise
dr-view-head-map = Teil { $segment }/3 · { $beaten ->
    [yes] 🏁 Der Kampf ist gewonnen
   *[no] Landkarte
} · Führung { $leader }
dr-view-head-battle = Teil { $segment }/3 · Kampf · { $round ->
    [0] In Stellung gehen
   *[other] Runde { $round }: { $step }
}
dr-view-head-ended = Die Reise ist vorbei · Teil { $segment }/3
dr-view-step = { $step ->
    [roll] die Würfel
    [start] es geht los
    [initiative] wer schnell ist
    [minions] die Schergen
    [bosses] der Boss
    [heroes] die Helden
    [end] aufräumen
    [won] Sieg!
   *[other] in Stellung gehen
}
dr-view-resources = ⏳ { $time } Zeit · 🪙 { $silver } Silber ({ $level } je Stufe) · 🗺️ { $deck ->
    [one] { $deck } Gebiet
   *[other] { $deck } Gebiete
} voraus · Doomrock { $doomrock ->
    [here] **gefunden**
   *[ahead] noch nicht gefunden
}
dr-view-setting = 📜 **{ $name }**: { $text }
dr-view-foe = { $beaten ->
    [yes] 🏁 Besiegt
   *[no] ⚔️ Nächster Kampf
}: **{ $name }**{ $beaten ->
    [yes] {""}
   *[no] {" "}({ $bosses })
}
dr-foe-boss = { $name }, { $hp } LP, schlägt für { $dmg }
dr-view-doomrock-last = 🗺️ { $deck ->
    [one] Eine Gegend liegt noch verdeckt: Doomrock
   *[other] { $deck } Gegenden liegen noch verdeckt, die letzte davon ist Doomrock
}. Findet ihn vor dem dritten Kampf.
dr-view-goal = 🎯 Schlagt drei Bosse, je einen am Ende jeder Landkarte. Findet vor dem dritten Doomrock, die letzte von { $deck } Gegenden, die noch verdeckt liegen. Ohne ihn, oder wenn alle Helden fallen, habt ihr verloren.
# Sobald Doomrock gefunden ist, was noch zu tun bleibt.
dr-view-goal-left = ⛰️ Doomrock ist gefunden. 🎯 { $n ->
    [one] Schlagt den dritten Boss, und ihr habt gewonnen
   *[other] Schlagt noch { $n } Bosse, je einen am Ende jeder Landkarte, und ihr habt gewonnen
}. Fallen alle Helden, habt ihr verloren.
dr-view-foe-unknown = ⚔️ Nächster Kampf: Das wagt niemand zu sagen
dr-view-area = **{ $place } { $name }** ({ $kind ->
    [doomrock] Doomrock
    [wilderness] Wildnis
    [mountain] Gebirge
   *[town] Stadt
}, { $explored ->
    [yes] erkundet
   *[no] { $secrets ->
        [0] keine Geheimnisse
        [one] { $secrets } Geheimnis
       *[other] { $secrets } Geheimnisse
    }
}){ $here ->
    [yes] {" "}🚩 ihr seid hier
   *[no] {""}
}
dr-view-area-bonus = -# { $what }
dr-view-location = - { $name } ({ $cost }): { $what }
dr-view-location-short = - { $name } ({ $cost })
dr-view-costs = { $costs }
dr-view-cost = { $kind ->
    [time] { $n } Zeit
    [secret] { $n ->
        [one] { $n } Geheimnis
       *[other] { $n } Geheimnisse
    }
    [silver] { $n } Silber
    [heroism] { $n } Heldenmut
    [shield] { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }
    [peril] { $n ->
        [one] eine Gefahr
       *[other] { $n } Gefahren
    }
    [hp] { $n } LP
   *[item] { $n ->
        [common] ein gewöhnlicher Gegenstand
        [epic] ein epischer Gegenstand
       *[any] ein Gegenstand
    }
}
dr-view-used = verbraucht
dr-view-free = umsonst
dr-view-who = { $name } ({ $seat })
dr-view-hero = 🧍 { $who }: { $facts }
dr-view-bag = 🎒 { $items }
dr-view-bag-short = 🎒 { $n } Gegenstände im Beutel
dr-view-unworn = 🎽 Im Beutel, von niemandem getragen: { $items }.{ $own ->
    [yes] {""}
   *[no] {" "}„Anlegen“ steht unter *{ board-hand }*.
}
dr-view-fits = **{ $item }** (passt { $heroes })
dr-view-fits-later = **{ $item }** ({ $heroes }: { $hands ->
    [one_hand] keine Hand frei
    [two_hand] braucht beide Hände
   *[other] trägt schon eins
})
dr-view-fits-nobody = **{ $item }** (passt noch niemandem: { $needs })
dr-view-fallen = gefallen
dr-view-hp = { $hp }/{ $max } LP
dr-view-threat = Bedrohung { $n }
dr-view-surrounded = umzingelt
dr-view-token = { $kind ->
    [shields] { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }
    [heroism] { $n } Heldenmut
    [armor] Rüstung { $n }
   *[expose] { $n } Blöße
}
dr-view-status = { $name ->
    [hidden] versteckt
    [bogged] festgefahren
    [stunned] betäubt
    [weakened] geschwächt { $n }
    [immovable] unverrückbar
   *[other] { $name }
}
dr-view-stolen = { $n ->
    [one] { $n } gestohlener Würfel
   *[other] { $n } gestohlene Würfel
}
dr-view-rampaging = rasend
dr-view-battle = ⚔️ **{ $name }**: { $text }
dr-view-battle-short = ⚔️ **{ $name }**
dr-view-enrage = 💢 Wut { $n }{ $since ->
    [0] {""}
   *[other] {" "}(seit { $since }: { $done })
}; bei { $at }: { $text }
dr-view-enrage-last = 💢 Wut { $n }; { $since ->
    [0] weiter geht es nicht
   *[other] seit { $since }: { $done }
}
dr-view-impatience = ⌛ { $n ->
    [0] Ab Runde { $at } greift jeder Gegner in jeder Runde um 1 stärker an.
   *[other] Das dauert schon zu lange: Jeder Gegner greift um { $n } stärker an, und in jeder Runde um 1 mehr.
}
dr-view-ai = 🃏 **{ $name }** Schergen: { $minion } Boss: { $boss }
dr-view-slots = 🎯 Schergen kommen zu { $slots }, in dieser Reihenfolge
dr-view-slot = { $active ->
    [yes] **{ $name }**
   *[no] { $name }
}
dr-view-to-come = Noch nicht da: { $members }
dr-view-group = ◯ { $place }: { $members }
dr-view-member-hero = **{ $name }** [{ $facts }]
dr-view-boss = **{ $name }** ({ $hp }/{ $max } LP, schlägt für { $dmg }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}){ $marks }
dr-view-minion = { $name } ({ $hp }/{ $max }{ $done ->
    [yes] {" "}✓
   *[no] {""}
}){ $marks }
dr-view-marks = {" "}[{ $facts }]
dr-view-fallen-heroes = 💤 Gefallen: { $names }
dr-view-markers = ❔ Blößenmarker: { $pool } im Vorrat, { $revealed } aufgedeckt, { $gone } weg
dr-view-own = **{ $name }, { $trait }**: { $text }
dr-view-own-stats = STÄ { $str } · GES { $agi } · INT { $int } · { $facts }
dr-view-own-short = **{ $name }**: { $facts } · STÄ { $str }, GES { $agi }, INT { $int }{ $n ->
    [0] {""}
   *[other] {" "}· trägt { $worn }
}
dr-view-ability = - **{ $name }** [{ $faces }]{ $symbol ->
    [initiative] {" "}⚡ schnell
    [lock] {" "}🔒 Schloss
    [reaction] {" "}↩️ Reaktion
   *[none] {""}
}: { $what }{ $lying }
dr-view-ability-short = - **{ $name }** [{ $faces }]{ $symbol ->
    [initiative] {" "}⚡
    [lock] {" "}🔒
    [reaction] {" "}↩️
   *[none] {""}
}{ $lying }
dr-view-lying = {" "}🎲 { $dice } { $n ->
    [one] liegt
   *[other] liegen
} hier
dr-view-locked = {" "}🔒 { $dice } hier festgelegt
dr-view-planned = {" "}🎲 { $dice } käme hierher
dr-view-aimless = {" "}🎲 { $dice } hier, kein Ziel
dr-view-dice-line = 🎲 { $facts }
dr-view-dice = { $where ->
    [pool] { $n } zu werfen
    [idle] ungenutzt { $dice }
   *[spent] { $n } verbraucht
}
dr-view-item = - 🧰 **{ $name }**: { $text }{ $off ->
    [yes] {" "}(abgeschaltet)
   *[no] {""}
}
dr-view-item-short = - 🧰 **{ $name }**
dr-view-score-line = { $what ->
    [abilities] Gelernte Fähigkeiten: { $n }
    [common] Gewöhnliche Gegenstände: { $n }
    [epic] Epische Gegenstände: { $n }
    [silver] Silber: { $n }
    [hp] Übrige Lebenspunkte: { $n }
    [done] Es überhaupt getan zu haben: { $n }
   *[time] Übrige Zeit: { $n }
}
dr-view-score-total = **Zusammen: { $n }**
dr-view-alt-offer = Zur Wahl: { $abilities }.
dr-view-alt-map = Landkarte, Teil { $segment } von 3. { $time } Zeit, { $silver } Silber. Die Reihe: { $areas }. Helden: { $heroes }.
dr-view-alt-area = { $name } ({ $kind ->
    [doomrock] Doomrock
    [wilderness] Wildnis
    [mountain] Gebirge
   *[town] Stadt
}, { $secrets ->
    [one] 1 Geheimnis
   *[other] { $secrets } Geheimnisse
}{ $here ->
    [yes] , die Truppe ist hier
   *[no] {""}
}: { $locations })
dr-view-alt-battle = { $name }, Runde { $round }, { $step }, Wut { $enrage }. Gruppen: { $groups }
dr-view-alt-field = Wer bei wem steht: { $groups }
dr-view-alt-group = ({ $place }) { $members }
dr-view-alt-who = { $name } { $hp }/{ $max } LP
dr-view-alt-hero = { $name }, { $trait }: { $facts }. Fähigkeiten: { $abilities }.
dr-view-alt-score = Die Wertung: { $n } Punkte.
dr-view-alt-victory = { $foe } besiegt{ $by ->
    [none] .
   *[other] : { $by } besiegt { $who }.
} { $heroes }. Bisher: { $rows }
# end of view

## Der Kampf: was geschah

dr-battle = ⚔️ **{ $encounter }** — { $flavor }
dr-because = ↪ **{ $card }**:
dr-because-told = ↪ **{ $card }**: { $told }
dr-there = 📍 Und bei **{ $card }**:
dr-there-told = 📍 Und bei **{ $card }**: { $told }
dr-no-doomrock = Der letzte Zeitmarker ist weg, und Doomrock ist nicht gefunden. Was immer dort geschehen sollte, geschieht nun.
dr-impatience = ⌛ Das dauert schon zu lange. Jeder Gegner greift um { $n } stärker an.
dr-round = **Runde { $round }** · Wut { $enrage }
dr-threw-again = 🎲 { $who } wirft neu: { $rerolls }.
dr-reroll = { $before } → { $now }
dr-reroll-then = { $before }, dann { $then }
dr-rolled = { dr-throws }.
dr-activates = { $who } benutzt **{ $card }** { $dice }{ $aimed ->
    [yes] {" "}gegen { $at }
   *[no] {""}
}{ $boosts ->
    [0] {""}
    [one] {" "}mit einer Verstärkung
   *[other] {" "}mit { $boosts } Verstärkungen
}.
dr-attacks = { $who } greift { $target } an ({ $card }).
dr-moved-attacks = { $who } geht auf { $target } los und greift an ({ $card }).
dr-thrown = 🎲 { $card } wirft eine { $face }.
dr-found = { $who } ist nicht mehr versteckt.
dr-damage = { $total ->
    [0] { $who } nimmt keinen Schaden
   *[other] { $who } nimmt **{ $total }**
}{ $sums ->
    [yes] {" "}({ $why })
   *[no] {""}
}{ $total ->
    [0] .
   *[other] : { $before }→{ $after } LP.
}
dr-part = { $before }{ $sign ->
    [first] {""}
    [plus] {" "}+{" "}
   *[minus] {" "}−{" "}
}{ $n } { $what ->
    [base] Grundschaden
    [damage] Schaden
    [boost] Verstärkung
    [enrage] Wut
    [weakened] Schwäche
    [expose] Marker
    [shield] { $n ->
        [one] Schild
       *[other] Schilde
    }
    [armor] Rüstung
   *[card] { $card }
}
dr-lost-hp = { $who } verliert **{ $n }** LP: { $before }→{ $after }.
dr-defeated = 💥 { $who } ist besiegt.
dr-fallen = 💤 { $who } fällt.
dr-won = 🏁 Geschlagen: **{ $encounter }**.
dr-reward = Die Belohnung von { $setting }:
dr-revealed = { $who } deckt Marker auf{ $plus ->
    [0] {""}
   *[other] {" "}· { $plus } × +1 Schaden
}{ $push ->
    [0] {""}
   *[other] {" "}· { $push } × Stoß
}{ $cumulation ->
    [0] {""}
   *[other] {" "}· { $cumulation } × Frühjahrsputz (räumt Nieten weg)
}{ $blank ->
    [0] {""}
   *[other] {" "}· { $blank } × Niete
}.
dr-exposed = { $who } bekommt { $n ->
    [one] 1 Blößenmarker
   *[other] { $n } Blößenmarker
} (noch { $pool } im Vorrat).
dr-exposed-each = { $who } bekommen je { $n ->
    [one] 1 Blößenmarker
   *[other] { $n } Blößenmarker
} (noch { $pool } im Vorrat).
dr-unexposed = { $who } wird { $n ->
    [one] 1 Blößenmarker
   *[other] { $n } Blößenmarker
} los.
dr-cumulation = 🧹 Der Frühjahrsputz räumt auf: { $removed ->
    [one] 1 Marker verlässt
   *[other] { $removed } Marker verlassen
} den Kampf, { $back ->
    [0] keiner geht
    [one] 1 geht
   *[other] { $back } gehen
} zurück in den Vorrat.
dr-explosion = 🎆 **Der Vorrat ist leer: Alles, was verdeckt liegt, wird auf einmal aufgedeckt!**
dr-pushed = { $who } wird allein hinausgestoßen.
dr-pulled = { $who } wird zu { $to } gezogen.
dr-moved = { $who } geht zu { $to }.
dr-moved-off = { $who } geht weg.
dr-walked = { $who } { $met ->
    [0] geht weg und steht allein
   *[other] geht zu { dr-met }
}.
dr-met = { $to }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weiteren
}
dr-unreached = { $who } hat für { $cards } niemanden in Reichweite: Diese Würfel bleiben ungenutzt.
dr-bogged = { $who } ist festgefahren und kommt nicht vom Fleck.
dr-surrounded = { $who } ist von { $n } umzingelt und kommt nicht vom Fleck.
dr-stunned = { $who } ist betäubt und setzt aus.
dr-status = { $who } ist { $status ->
    [hidden] versteckt
    [bogged] festgefahren: in dieser Runde keine Bewegung
    [stunned] betäubt: Der nächste Zug fällt aus
    [weakened] um { $n } geschwächt
   *[other] unverrückbar
}.
dr-modified = { $who }: { $n } { $what ->
    [threat] Bedrohung
    [armor] Rüstung
    [attack] auf jeden Angriff
    [str] STÄ
    [agi] GES
    [int] INT
    [test] auf jede PROBE
    [rerolls] Nachwürfe
    [dice] Würfel
   *[max_hp] auf die höchsten LP
} bis auf Weiteres.
dr-spawned = { $n ->
    [one] { $name } erscheint.
   *[other] { $n } Gegner erscheinen, zuletzt { $name }.
}
dr-no-marker = { $n } nicht gelegt: Es ist kein Marker mehr da.
dr-ai = 🃏 { $who } · **{ $card }**{ dr-active }: { $text }
dr-ai-again = 🃏 { $who } tut dasselbe{ dr-active }.
# Von der Karte eines Bosses, die niemanden im Besonderen meint, gibt es keinen.
dr-active = { $active ->
    [none] {""}
   *[other] {" "}(der aktive Held: { $active })
}
dr-rampages = 😡 { $who } rast.
dr-redirected = { $who } ist nirgends zu sehen; nun ist { $to } dran.
dr-enrage = 💢 Wut { $before }→{ $after }.
dr-enrage-level = 💢 { $text }
dr-stolen = { $thief } stiehlt { $who } { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
}.
dr-die-back = { $who } hat einen Würfel zurück: { $die }.
dr-die-laid = { $who } legt { $die } auf { $card }, die einzige Karte dafür.
dr-die-set = { $who } dreht einen Würfel auf { $die }.
dr-nobody = niemand
dr-gone = ein besiegter Gegner ({ $n })
dr-enemy = { $name } { $n }
dr-boss = { $name }

## In Kürze: für Züge, die zusammengefasst werden, und für die Kapitel der Geschichte

dr-hero-short = { $seat } ist **{ $hero }**
dr-setting-short = 📜 Teil { $segment }: { $setting }
dr-travelled-short = 🥾 nach { $place }
dr-visited-short = 📍 { $place }
dr-explored-on-short = 🔎 { $place }
dr-ventured-short = 🧭 ins Unbekannte
dr-loot-short = 🎲 Beute, eine { $face }{ $face ->
    [1] : nichts
   *[other] {""}
}
dr-loot-table-short = 🎲 eine { $face }{ $nothing ->
    [yes] : nichts
   *[no] {""}
}
dr-explored-short = ✨ alles erkundet
dr-loot-brings-short = 🎲 eine { $face }{ $told ->
    [none] : nichts
    [no] {""}
   *[yes] : { $brings }
}
dr-drops-out-short = { $place } fällt weg
dr-left-behind-short = { $place } fällt weg
dr-discovered-short = 🗺️ **{ $place }** gefunden
dr-to-battle-short = ⚔️ in den Kampf
dr-battle-short = ⚔️ Kampf: { $encounter }
dr-round-short = Runde { $round }
dr-camp-short = 🏕️ Lager
dr-levelled-short = 🎓 { $hero } lernt { $card }
dr-paid-short = 💸 { $cost }
dr-gained-party-short = + { dr-thing }{ $what ->
    [secret] {" "}hier
   *[other] {""}
}
dr-lost-party-short = { $n ->
    [0] nichts zu verlieren
   *[other] − { dr-thing }
}
dr-lost-party-left-short = − { dr-thing }
dr-gained-short = { $who } + { dr-thing }
dr-gained-each-short = { $who } + { dr-thing }
dr-lost-short = { $who } − { dr-thing }
dr-healed-short = 💚 { $who } +{ $n }
dr-peril-short = 💀 { $card }
dr-permanent-short = 📌 { $place } bleibt hier
dr-event-short = 🎴 { $card }
dr-event-choice-short = ➡️ { $choice }
dr-event-only-short = ➡️ { $choice } (der einzige offene Weg)
dr-test-short = 🎲 { $who }: Würfel { $face } + { dr-stat } { $bonus } = { $total } gegen { $difficulty }, { $passed ->
    [yes] geschafft
   *[no] misslungen
}
dr-kept-short = 🎁 { $item }
dr-gave-item-short = { $item } weg
dr-used-short = 🧪 { $hero }: { $item }
dr-because-short = ↪ { $card }
dr-because-told-short = ↪ { $card }
dr-there-short = 📍 { $card }
dr-there-told-short = 📍 { $card }: { $told }
dr-threw-again-short = 🎲 { $who } { $rerolls }
dr-rolled-short = 🎲 { $who } { $dice }
dr-activates-short = { $who }: { $card }
dr-ai-short = 🃏 { $who }: { $card }
dr-ai-again-short = 🃏 { $who } auch
dr-damage-short = { $total ->
    [0] { $who } unverletzt
   *[other] { $who } −{ $total } LP
}
dr-lost-hp-short = { $who } −{ $n } LP
dr-defeated-short = 💥 { $who } besiegt
dr-fallen-short = 💤 { $who } fällt
dr-won-short = 🏁 { $encounter } geschlagen
dr-unexposed-short = { $who } −{ $n } Blöße
dr-exposed-short = { $who } +{ $n } Blöße
dr-explosion-short = 🎆 Explosion
dr-pushed-short = { $who } gestoßen
dr-status-short = { $who } { $status ->
    [hidden] versteckt
    [bogged] festgefahren
    [stunned] betäubt
    [weakened] geschwächt
   *[immovable] unverrückbar
}
dr-stunned-short = { $who } betäubt
dr-cumulation-short = ein Frühjahrsputz nimmt { $removed ->
    [one] 1 Marker
   *[other] { $removed } Marker
} aus dem Kampf
dr-spawned-short = { $n ->
    [one] { $name } erscheint
   *[other] { $n } Gegner erscheinen
}
dr-rampages-short = 😡 { $who }
dr-stolen-short = { $thief } stiehlt { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
}
dr-enrage-short = 💢 { $after }
dr-score-short = 🏆 Die Wertung

## Der Kampf: Fragen

dr-ask-stand = Wo steht { $who }? Nahkampf erreicht nur, wer zusammensteht. { $formation ->
    [far] Die Gegner beginnen in einem eigenen Ring.
    [ranks] Die Schergen beginnen in einem eigenen Ring, jeder Boss ebenso.
   *[ambush] Ein Hinterhalt: die Schergen beginnen in euren Ringen, reihum verteilt.
}
dr-ask-unlock = { $who }: festgelegte Würfel zurücknehmen? (Sie bleiben auf ihrer Karte und werden nicht geworfen.)
dr-rerolled = { $who } { $stay ->
    [0] {""}
   *[other] behielt { $kept } und{" "}
}warf neu { $before } → { $now }
# Die Würfel selbst sind die Knöpfe darunter.
dr-ask-reroll = { $again ->
    [0] { $who } hat geworfen
   *[other] { dr-rerolled }
}. { $stay ->
    [0] Tippt an, was bleibt
   *[other] { $again ->
        [0] Tippt an, was bleibt
       *[other] Tippt an, was noch bleibt
    }
} ({ $left ->
    [one] letzter Nachwurf
   *[other] noch { $left } Nachwürfe
}).
dr-ask-reroll-short = { $again ->
    [0] { $who } hat { $dice }
   *[other] { dr-rerolled }
} ({ $left ->
    [one] letzter Nachwurf
   *[other] noch { $left } Nachwürfe
})
# lies: was wo liegt, Karte für Karte.
dr-ask-assign = { $again ->
    [0] {""}
   *[other] Neu geworfen: { $rerolls }.{" "}
}{ $several ->
    [yes] { $who }, gelegt, je ein Einsatz: { $lies }
   *[no] Gelegt, je ein Einsatz: { $lies }
}
dr-ask-assign-short = { $who }: wo die Würfel liegen
dr-lies = { $place ->
    [none] auf keiner Karte { $dice }
   *[card] **{ $card }** { $dice }
}
dr-lies-next = { $before } · { $line }
dr-lies-nowhere = keine übrig
dr-ask-initiative = ⚡ Eine schnelle Karte nutzen, bevor die Feinde handeln?
dr-ask-initiative-short = ⚡ Schnelle Karten, bevor die Feinde handeln
dr-ask-heroes = ⚔️ Welche Karte setzt du ein? Die Helden handeln in beliebiger Reihenfolge.
dr-ask-heroes-short = Die Helden handeln, in beliebiger Reihenfolge.
dr-ask-target = { $card }: { $kind ->
    [hero] für wen?
   *[enemy] gegen wen?
}
dr-ask-group = { $card }: gegen welche Gruppe?
dr-ask-boost = { $card } verstärken? Das kostet Heldenmut ⭐; du hast { $heroism }.{ $told ->
    [yes] {" "}So, wie es ist: { $who }, { $hurt ->
        [0] kein Schaden
       *[other] { $hurt } Schaden
    }{ $n ->
        [0] .
        [100] , und das ist tödlich.
        [maybe] , und das ist vielleicht tödlich.
       *[other] {" "}(☠ { $n } %).
    }
   *[no] {""}
}
dr-ask-reaction = { $attacker } greift { $who } ({ $hp } LP) mit { $n } an{ $takes ->
    [plain] { "" }
    [0] , was nichts nimmt
   *[other] , was { $takes } LP nimmt
}{ $falls ->
    [none] { "" }
    [maybe] { " " }(fällt vielleicht)
   *[other] { " " }(fällt: { $falls } %)
}. Reagieren?
dr-ask-reaction-to = { $who }: { $trigger ->
    [own_attack] Angriff auf { $target }
    [on_damaged] Das tat weh
    [enemy_defeated] Ein Gegner weniger
    [hero_fallen] Jemand ist gefallen
    [start_of_round] Die Runde beginnt
    [end_of_round] Die Runde endet
   *[other] Jetzt ist der Augenblick
}. Reagieren?
dr-ask-between = Als Nächstes kommt eine Gegnerkarte. Vorher etwas benutzen?
dr-ask-revealed = { $who } ist dabei, { $n } zu nehmen. Etwas benutzen?
dr-ask-save = { $who } ist dabei zu fallen ({ $n } Schaden). Retten?
dr-ask-shields = { $who } nimmt { $n }. Wie viele Schilde?
dr-ask-slots = Gleiche Bedrohung ({ $threat }): Zu wem kommen die Schergen zuerst?
dr-ask-redirect = { $foe ->
    [none] Die Schergen kommen
   *[other] { $foe } kommt
} zu { $who }, und { $who } ist versteckt. Zu jemand anderem schicken?
dr-ask-minions = { $of ->
    [2] Beide Schergen kommen zu { $who }. Wer zuerst?
   *[other] Zwei Schergen kommen zu { $who }. Tippe an, wer zuerst kommt, dann wer danach.
}{ $marked ->
    [0] {""}
   *[other] {" "}Der erste Schlag deckt dort alle Blößenmarker auf.
} { $each ->
    [1] Jeder zieht eine Karte.
   *[other] Eine Karte sagt beiden, was sie tun.
}
dr-ask-rampage = Alle waren dran, also rast einer und ist noch einmal dran. Wer, auf { $who } los?
dr-ask-tie = { dr-ask-who } { $tie ->
    [highest_threat] Ihre Bedrohung ist gleich.
    [lowest_threat] Ihre Bedrohung ist gleich.
    [lowest_hp] Sie haben gleich viele LP.
    [most_exposed] Sie haben gleich viel Blöße.
   *[other] {""}
}
dr-ask-attack-order = { $card } betrifft mehrere. In welcher Reihenfolge?
dr-ask-aim = { $who } zieht { $card }: { $text } Wer ist gemeint? Ihre Bedrohung ist gleich.
dr-ask-order = Mehreres geschieht zugleich, und die Reihenfolge kann etwas ausmachen. Was kommt zuerst?
dr-ask-explosion-order = Blößen-Explosion! In welcher Reihenfolge tut es weh?
dr-ask-who = { $card }: { $why ->
    [gain] Wer bekommt { $what ->
        [shield] { $n ->
            [0] Schilde
            [one] ein Schild
           *[other] { $n } Schilde
        }
       *[other] { $n ->
            [0] Heldenmut
           *[other] { $n } Heldenmut
        }
    }?
    [lose] Wer verliert { $what ->
        [shield] { $n ->
            [one] ein Schild
           *[other] { $n } Schilde
        }
       *[other] { $n } Heldenmut
    }?
    [heal] Wer heilt{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }?
    [damage] Wer nimmt { $n ->
        [0] den Schaden
       *[other] { $n } Schaden
    }?
    [lose_hp] Wer verliert { $n } LP?
    [expose] Wer bekommt { $n ->
        [0] Blößenmarker
        [one] einen Blößenmarker
       *[other] { $n } Blößenmarker
    }? Beim nächsten Angriff aufgedeckt: 1 von 3 gibt 1 Schaden mehr, manche stoßen.
    [unexpose] Wer wird { $n ->
        [0] Blößenmarker
        [one] einen Blößenmarker
       *[other] { $n } Blößenmarker
    } los?
    [attack] Wer wird angegriffen?
    [status] Wer wird { $what ->
        [hidden] versteckt
        [bogged] festgefahren
        [stunned] betäubt
        [weakened] geschwächt
       *[immovable] unverrückbar
    }?
    [move] Wer bewegt sich?
    [goal] Zu wem?
    [push] Wer wird allein hinausgestoßen?
    [pull] Wer wird gezogen?
    [activate] Welcher Gegner ist dran?
    [dice] Wessen Würfel?
    [modify] { $what ->
        [dice] Wessen Würfel werden mehr oder weniger?
        [max_hp] Wessen höchste LP ändern sich?
        [threat] Bei wem ändert sich die Bedrohung?
        [armor] Bei wem ändert sich die Rüstung?
        [attack] Wessen Angriffe ändern sich?
        [rerolls] Wessen Nachwürfe ändern sich?
       *[other] Wessen Werte ändern sich?
    }
   *[other] Wer ist gemeint?
}
dr-ask-move = Wohin, { $who }?
dr-ask-spawn = { $who } erscheint. Wo?
dr-ask-steal = { $thief } stiehlt { $n } von { $who }. Welche?
dr-ask-take-back = { $thief } gibt { $n } zurück. Welche?
dr-ask-place = { $who }: Wohin kommt { $die }?
dr-ask-card-reroll = { $card }: { $n ->
    [one] einen Würfel
   *[other] bis zu { $n } Würfel
} neu werfen ({ $who })? ↑ ist, wie oft ein neuer mehr bringt.
dr-ask-set-die = { $card }{ $again ->
    [0] {""}
   *[other] , zweiter Würfel
}: Welcher Würfel bekommt eine neue Zahl ({ $who })?
dr-ask-set-face = { $card }: { $who } dreht { $die }{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
} auf welche Zahl? Der Würfel darf auf eine Karte, die sie nimmt.
dr-ask-optional = { $item ->
    [yes] { $card }: { $does } Benutzen?
   *[no] { $card } benutzen?
}

## Der Kampf: warum das Haus es so täte, unter seinem Rat

dr-why-fells = { $boss ->
    [yes] { $who } ist damit geschlagen.
   *[no] { $who } fällt und schlägt niemanden mehr.
}
dr-why-stun = Betäubt setzt { $who } aus und schlägt niemanden.
dr-why-instead = { $who } hätte danach noch { $left } LP.
dr-why-soon = { $n ->
    [2] Zweimal
   *[other] { $n }-mal
} benutzt, besiegt sie { $who }.
dr-why-boss = Kein Scherge würde davon fallen, und wer { $who } besiegt, gewinnt.
dr-why-last = Alle deine Würfel zusammen besiegen { $who } jetzt.
dr-why-shields = Gleich kommen die Gegner: erst die Schilde.
dr-why-shields-more = { $n ->
    [0] Kein einfacher Angriff täte dir jetzt weh. Manche Gegnerkarten zielen anders oder treffen härter.
   *[other] Gegen einfache Angriffe reichen deine Schilde. Manche Gegnerkarten treffen härter.
}
dr-why-shields-enough = Auch ohne { $dice } reichen deine Schilde für die üblichen Schläge der Gegner.
dr-why-weaken = Gleich kommen die Gegner, und sie treffen dann schwächer.
dr-why-expose = Jeder Marker kann beim nächsten Schlag Schaden mehr machen.
dr-why-heal = { $n ->
    [one] 1 Lebenspunkt fehlt.
   *[other] { $n } Lebenspunkte fehlen.
}
dr-why-both = { $first } { $then }
dr-why-reach = Dort trifft { $card } auch { $who }, von hier aus nicht.
dr-why-likely = Wenn die Gegner gezogen sind, trifft { $card } von dort aus eher { $who }.
dr-why-clear = Hier { $n ->
    [one] steht ein Gegner
   *[other] stehen { $n } Gegner
} neben dir, dort niemand.
dr-why-near = Neben dir steht niemand, den du treffen könntest.
dr-why-heal-first = Erst heilen: nach dem Schlag zum Sieg heilt nichts mehr.
dr-why-done = Nichts hiervon hilft jetzt.
dr-why-stopped = Kein Angriff von dir käme durch: Rüstung und Schwächung halten alles auf.
dr-why-stunned = { $who } ist betäubt und wacht nur auf.
dr-why-mild = Die schlagen am schwächsten zu.
dr-why-mild-first = Wer am schwächsten zuschlägt, kommt zuerst.
dr-why-alike = Sie schlagen gleich stark zu.
dr-why-way = { $card } bleibt: { $near ->
    [1] Damit kommst du von ihnen weg.
   *[other] Damit kommst du zu ihnen.
}
dr-why-no-target = { $card } kann gerade auf niemanden zielen.
dr-why-covered = { $card } hat einen Würfel, der bleibt; der andere ist frei.
dr-why-idle = { $dice } { $n ->
    [one] passt
   *[other] passen
} { $fits ->
    [none] auf keine deiner Karten.
    [laid] nur auf { $cards }, und dort liegt schon ein Würfel.
    [two] nur auf { $cards }, und dazu braucht es zwei Würfel.
    [weak] nur auf { $cards }, und dort ist kein Platz mehr.
   *[some] nur auf { $cards }, und dort bringt ein Würfel mehr kaum etwas.
}
# Zu einem Grund, Würfel noch einmal zu werfen, unter ihnen Sechsen.
dr-why-sixes = { $why } { $n ->
    [one] Die 6️⃣ wäre, behalten, ⭐ +1.
   *[other] Jede 6️⃣ wäre, behalten, ⭐ +1.
}
dr-why-weak = Ein neuer Wurf bringt im Schnitt mehr als { $dice } auf { $cards }.
dr-why-finish = Was bleibt, reicht, um { $boss } zu besiegen (noch { $hp } LP).
dr-why-keep-all = Jeder Würfel ist mehr wert als ein neuer.

## Der Kampf: Möglichkeiten

dr-option-use = { $card } benutzen
dr-option-pass = Geschehen lassen
dr-option-act = { $card } { $dice }{ $uses ->
    [0] {""}
    [one] {""}
   *[other] { $brief ->
        [1] {" "}×{ $uses }
       *[0] {" "}({ $uses }-mal)
    }
}{ $gist }{ $weak ->
    [0] {""}
   *[other] {" "}· geschwächt: jeder Schlag { $weak } weniger
}{ $blocked ->
    [0] {""}
   *[other] {" "}· umzingelt, kommt nicht weg
}
dr-option-standing = { $who } { $hp }/{ $max }{ $expose ->
    [0] {""}
   *[other] , { $expose } Blöße
}{ $here ->
    [0] {""}
   *[other] {" "}(schon hier)
}
# Was jede Fähigkeit tut, auf ihrem Knopf; Karten aus Paketen haben nichts
dr-gist = { $id ->
    [swing_furniture] : 1 Schaden an alle neben dir
    [apology_headbutt] : 2 Schaden, +2 für 1 LP
    [last_orders] : 2 Schaden, später 3
    [drop_anvil] : 3 Schaden, 4 bei Umzingelten
    [two_person_lift] : 4 Schaden, stoßen
    [through_the_wall] : hin, 2 Schaden an alle
    [more_the_messier] : 1 je Gegner neben dir
    [elbows_first] : 1 Schaden, um 1 schwächen
    [door_policy] : 1 Schaden, umzingelt stoßen
    [door_policy_ring] : 1 Schaden, stößt alle weg
    [door_policy_loose] : 1 Schaden, kein Stoß: nicht umzingelt
    [absolutely_not] : +3 Schilde, wegstoßen
    [return_to_sender] : +1 Schild, zurückschlagen
    [mandatory_hug] : Freund ziehen, um 1 heilen
    [stand_behind_me] : +1 Schild für deine Gruppe
    [shoot_one_free] : 2 × 1 Schaden
    [obvious_target] : 1 Schaden, +1 je Blöße
    [backstage_pass] : 2 Schaden, versteckt 4
    [roof_delivery] : 3 Schaden, dann gehen
    [pick_a_pocket] : 1 Schaden und Silber
    [pick_a_pocket_spent] : 1 Schaden
    [ball_bearings] : 1 an eine Gruppe
    [give_that_back] : 1 Schaden, Blöße, Würfel zurück
    [can_opener] : -1 Rüstung, 1 Schaden, Blöße
    [shush] : 1 Schaden, betäuben
    [duck] : +1 Schild, dann gehen
    [decoy_sausage] : +2 Schilde, verstecken
    [fire_drill] : ein Held geht, 2 Blöße weg
    [tiptoe] : verstecken
    [chain_sneeze] : 2 Schaden an eine Gruppe
    [ask_later] : 1 Schaden an eine Gruppe
    [peer_review] : 2 Blöße, 1 Schaden
    [read_the_room] : 1 Schaden, +1 je Wut
    [compound_interest] : 1 Schaden, +1 je Schloss
    [piano_again] : 3 Schaden
    [small_print] : 1 Schaden, mit 6 drei
    [industrial_action] : 1 Schaden am Boss
    [sudden_audit] : 2 Schaden, einmal betäuben
    [sudden_audit_spent] : 2 Schaden
    [counter_argument] : +1 Schild, 2 Blöße
    [plausible_deniability] : 3 Blöße weg, +2 Schilde
    [calm_down] : 1 heilen, Wut -1
    [calm_down_spent] : 1 heilen
    [team_building] : Freund wirft 2 neu
    [terms_and_conditions] : sie treffen um 1 weniger
    [maneuver] : gehen, +1 Schild
    [maneuver_stuck] : +1 Schild
    [haymaker] : 2 Schaden
    [oi_you] : herziehen, 1 Blöße
    [rubber_stamp] : 2 Schaden
    [tedious_blessing] : +2 Schilde für einen Helden
    [unlicensed_lightning] : 2 Schaden
    [calibrate] : Würfel drehen, +1 Schild
    [worded_curse] : 2 Schaden
    [sour_look] : 2 Blöße
    [long_shot] : 2 Schaden
    [back_off] : 1 Schaden, stoßen
    [polite_stab] : 2 Schaden, versteckt 3
    [own_crate] : verstecken
    [bellow] : +2 Schilde
    [rummage] : Schilde, heilen oder Blöße weg
    [go_away] : stoßen, festfahren
    [aunt_mildred] : um 2 schwächen
    [double_or_soup] : 2 neu werfen, +1 Heldenmut
    [my_man] : Schergen, 2 Schilde
    [only_a_scratch] : 1 oder 2 heilen, 1 Blöße weg
    [taste_test] : 1 Schaden, 1 heilen
   *[other] {""}
}
# Dasselbe für alle, die es lernen können: auch was wirkt, solange ein Würfel darauf gesperrt liegt.
dr-gist-learned = { $id ->
    [tinpot] : 🔒 +1 Rüstung
    [grudge] : 🔒 erster Nahangriff +2 Schaden
    [immovable_opinion] : 🔒 2 Schilde jede Runde
    [professional_coward] : 🔒 1 Schild jede Runde, −3 Bedrohung
    [thumb_on_the_die] : 🔒 bei jedem Wurf einen Würfel drehen
    [souvenir_collector] : 🔒 2 Heldenmut für den ersten Sieg
    [second_opinion] : 🔒 alle würfeln einmal mehr nach
    [ominous_humming] : 🔒 jede Runde Blöße
   *[other] { dr-gist }
}
dr-gist-now = : { $heal ->
    [0] nichts zu heilen
   *[other] { $heal } heilen
}{ $shed ->
    [0] {""}
   *[other] , { $shed } Blöße weg
}
dr-option-go = So, wie es ist
dr-form-act = **{ $card }** { $dice }: { $text }
dr-form-go = { $card } benutzen
dr-go-minions = { $n ->
    [2] { $picks } kommen
   *[other] Zwei von ihnen kommen
}
dr-go-reroll = { $picks } neu werfen
dr-go-keep-dice = Alle so lassen
dr-go-keep-laid = Alle behalten, wie gezeigt
dr-go-keep-apart = Alle behalten, selbst legen
dr-go-unlock = { $picks } zurücknehmen
dr-go-locked = { $n ->
    [one] Bleibt liegen
   *[other] Bleiben liegen
}
dr-odds-keep = -# Nichts wird neu geworfen.
dr-odds-reroll = -# 🎲 { $dice } neu: { $better ->
    [0] kaum je besser
    [10] fast immer besser
   *[other] in { $better } von 10 Würfen besser
}{ $worse ->
    [0] {""}
   *[other] , in { $worse } schlechter
}.{ $many ->
    [0] {""}
   *[other] {" "}Bringt vielleicht: { $what }.
}
dr-odds-what = { $more ->
    [0] {""}
   *[other] noch einen Einsatz von{" "}
}{ $what ->
    [shield] ein Schild
    [heroism] Heldenmut
   *[other] { $what }
} ({ $n } %)
dr-option-boost = ⭐{ $cost }: { dr-gain }
dr-gain-short = { $do ->
    [attack] noch einmal für { $n }
   *[other] { dr-gain }
}
dr-gain = { $do ->
    [attack_bonus] +{ $n } Schaden
    [gain] +{ $n } { $what ->
        [shield] { $n ->
            [one] Schild
           *[other] Schilde
        }
        [heroism] Heldenmut
       *[other] { $what }
    }
    [heal] { $n } heilen
    [expose] { $n } Blöße
    [unexpose] { $n } Blöße loswerden
    [status] um { $n } schwächen
    [push] stoßen
    [attack] noch ein Angriff für { $n }
    [set_face] einen Würfel drehen
    [reroll] Würfel neu werfen
    [return] Würfel kommen zurück
   *[other] noch etwas mehr
}
dr-option-die = { $die }
dr-hint-takes = { $n ->
    [0] keine deiner Karten nimmt sie
   *[other] { $cards }
}
dr-option-locked = { $die } von { $card }
dr-option-accept = So liegen lassen
dr-option-assign = { $die } auf { $card } legen
dr-option-idle = { $die } auf keine Karte legen
dr-option-onto = { $die }{ $lies ->
    [twin] {" "}von { $place }
   *[card] {""}
} auf { $card } legen{ $uses ->
    [0] {" "}(mit einem zweiten Würfel)
   *[other] {""}
}
dr-option-off-any = Einen Würfel wegnehmen
dr-option-off = { $die } von { $place } nehmen
dr-option-again = { $die } ↑{ $n } %
dr-option-steal = { $die } ({ $place })
dr-option-who = { $who }
# Einer von mehreren gleichen steht für alle.
dr-twins = { $who } ({ $n } gleiche)
dr-option-target = { $who } · { $hurt ->
    [0] kein Schaden{ $armor ->
        [0] {""}
       *[other] {" "}({ $armor } Rüstung)
    }
   *[other] { $hurt } Schaden
}{ $n ->
    [0] { $hurt ->
        [0] {""}
       *[other] , { $left } bleiben
    }
    [100] , tödlich{ $ends ->
        [no] {""}
        [unhealed] {" "}und Sieg, ohne Heilung
       *[yes] {" "}und Sieg
    }
    [maybe] , vielleicht tödlich
   *[other] {" "}☠ { $n } %
}{ $more ->
    [yes] {" "}(⭐ { $most ->
        [100] tödlich
        [maybe] vielleicht tödlich
       *[other] ☠ { $most } %
    })
   *[no] {""}
}
dr-option-besides = { $option } · { $also }
# What a card does besides its blow. ring: whoever stands around its user.
dr-besides = { $do ->
    [stun] setzt aus
    [again] dann noch einmal
    [push] stößt es weg
    [held] kein Stoß: es steht fest
    [all] { $n ->
        [one] stößt es weg
       *[other] stößt alle { $n } weg
    }
    [rest] stößt alle weg
    [perhaps] stößt alle weg, wenn es steht
    [loose] kein Stoß: nicht umzingelt
    [freed] kein Stoß: nicht mehr umzingelt
    [weaken] schwächt es um { $n }
   *[move] dann gehst du
}
dr-option-move = { $who } · { $hurt ->
    [0] kein Schaden
   *[other] { $hurt } Schaden
}{ $n ->
    [0] { $hurt ->
        [0] {""}
       *[other] , { $left } bleiben
    }
    [100] , tödlich{ $ends ->
        [no] {""}
        [unhealed] {" "}und Sieg, ohne Heilung
       *[yes] {" "}und Sieg
    }
    [maybe] , vielleicht tödlich
   *[other] {" "}☠ { $n } %
}{ $cost ->
    [0] {""}
   *[other] {" "}· ⭐{ $cost }
}{ $more ->
    [0] {""}
   *[other] {" "}· { $besides }
}
dr-option-alone = Allein
dr-hint-alone = ein eigener Ring; Nahkampf reicht weder hinaus noch hinein, bis jemand kommt
dr-option-group = Bei { $who }
dr-option-ring = { $some ->
    [0] {""}
   *[other] { $bosses }{ $minions ->
        [0] {""}
       *[other] {" "}+{" "}
    }
}{ $minions ->
    [0] {""}
    [one] 1 Scherge
   *[other] { $minions } Schergen
} (Ring { $place })
dr-option-swept = { $group } · { $hurt ->
    [0] kein Schaden
   *[other] { $of ->
        [1] {""}
       *[other] je{" "}
    }{ $hurt } Schaden
}{ $kills ->
    [0] {""}
   *[other] , tödlich{ $of ->
        [1] {""}
       *[other] {" "}für { $kills }
    }
}{ $may ->
    [0] {""}
   *[other] , vielleicht tödlich{ $of ->
        [1] {""}
       *[other] {" "}für { $may }
    }
}
dr-hint-group = Ring { $place }: { dr-met }
dr-hint-ambush = { $place ->
    [0] ein eigener Ring
   *[other] Ring { $place }, mit { $heroes ->
        [one] 1 Helden
       *[other] { $heroes } Helden
    }
}; { $enemies ->
    [0] kein Hinterhalt
   *[other] { $enemies } im Hinterhalt
}{ $last ->
    [yes] {""}
   *[no] { " " }bisher
}
dr-hint-own-ring = ein eigener Ring
dr-hint-place = { $place } · { $stakes }
dr-hint-stakes = { $surrounded ->
    [yes] umzingelt{ $reach ->
        [unknown] { "" }
       *[other] { " " }·{ " " }
    }
   *[no] { "" }
}{ $reach ->
    [none] kann niemanden schlagen
    [misses] erreicht { $cards } nicht
    [some] kann zuschlagen mit { $cards }
    [all] kann zuschlagen
   *[unknown] { "" }
}{ $early ->
    [yes] { $reach ->
        [unknown] { "" }
       *[other] , so wie jetzt alle stehen
    }
   *[no] { "" }
}
dr-option-stay = Bleiben
dr-hint-order = { $text }
dr-option-order = { $card }
dr-option-order-of = { $card } ({ $who })
dr-option-no-redirect = Nein, komm zu mir
# Was einen Angriff auf einen versteckten Helden zulässt, und was das beendet: das Versteck, und was seine Karten bis dahin mehr tun.
dr-option-found = { $option } · { $ends }
dr-hidden-ends = nicht mehr versteckt{ $n ->
    [0] {""}
   *[other] , { $less }
}
dr-hidden-less = { $card } { $now }→{ $then }
dr-place-idle = keine Karte
dr-hint-of-hero = { $who }: { $what }
dr-hint-minion = { $beside ->
    [1] bei { $who }
   *[other] in Ring { $place }
}, { $stunned ->
    [1] betäubt: wacht nur auf
   *[other] schlägt für { $n }
}, { $facts }
dr-hint-target = { $facts }; ein einfacher Schlag für { $n } nimmt { $harm ->
    [0] nichts
   *[other] { $harm } LP
}
dr-hint-hurt = { $facts }; { $harm ->
    [0] nichts kommt durch
   *[other] −{ $harm } LP
}
dr-hint-character = { $owner ->
    [none] {""}
   *[other] { $owner },{" "}
}{ $hp }/{ $max } LP{ $shields ->
    [0] {""}
    [one] , 1 Schild
   *[other] , { $shields } Schilde
}{ $armor ->
    [0] {""}
   *[other] , Rüstung { $armor }
}{ $expose ->
    [0] { $marked ->
        [yes] , noch kein Blößenmarker
       *[no] {""}
    }
   *[other] , { $expose } Blöße
}{ $heroism ->
    [0] {""}
   *[other] , { $heroism } Heldenmut
}{ $ring ->
    [0] {""}
   *[other] , in Ring { $ring }
}

## Der Kampf: nicht möglich

dr-e11 = { $card } braucht ein Ziel, das { $range ->
    [melee] benachbart
    [ranged] nicht benachbart
    [exposed] entblößt
    [adjacent] benachbart
    [not_adjacent] nicht benachbart
    [surrounded] umzingelt
    [hidden] versteckt
   *[other] in Reichweite
} ist.
dr-e1 = Du spielst { $hero } nicht.
dr-e4-here = Da seid ihr schon.
dr-e4-not-here = So einen Ort gibt es hier nicht.
dr-e4-unknown = So ein Gebiet liegt nicht auf der Landkarte.
dr-e6-no-camp = Stufen gibt es im Lager.
dr-e9-later = Ausrüstung wechselt zwischen zwei Aktionen auf der Landkarte oder im Lager.
dr-e10-face = { $die } passt nicht auf { $card }; dort geht { $faces }.
dr-e10-full = Auf { $card } liegen so viele Würfel, wie Platz haben.
dr-e10-locked = { $die } liegt auf { $card } fest: Zurück geht es nur vor dem Wurf.
dr-e10-no-die = So einen Würfel gibt es hier nicht.
dr-e10-stolen = { $thief } hat diesen Würfel: Er kommt zurück, wenn der Dieb besiegt ist.
dr-e10-there = { $die } liegt schon auf { $card }.
dr-e10-third = Nachgeworfen ist: Jetzt werden diese Würfel gelegt.
dr-e11-fallen = { $who } ist gefallen und in diesem Kampf nicht mehr dabei.
dr-e11-gone = Dieses Ziel gibt es nicht mehr.
dr-e11-kind = { $card } geht nicht auf { $who }.
dr-e11-nobody = { $card } hat { $range ->
    [exposed] niemanden in Reichweite, der Blöße hat,
    [melee] hier niemanden
    [ranged] in der Ferne niemanden
   *[other] gerade niemanden
} zum Ziel.
dr-e12-lock = { $card } wirkt von selbst, solange ein Würfel darauf festliegt.
dr-e12-map = { $card } ist für Kämpfe.
dr-e12-no-die = { $card } braucht { $need ->
    [one] einen Würfel
   *[other] { $need } Würfel
}; darauf { $have ->
    [0] liegt keiner
    [one] liegt 1
   *[other] liegen { $have }
}.
dr-e12-not-yours = Eine solche Karte hat { $who } nicht.
dr-e12-reaction = { $card } ist eine Reaktion: Du wirst gefragt, { $trigger ->
    [on_attacked] wenn ihr Held angegriffen wird
    [on_damaged] wenn ihr Held verletzt wird
    [enemy_defeated] wenn ein Gegner besiegt wird
    [hero_fallen] wenn ein Held fällt
    [start_of_round] wenn eine Runde beginnt
    [end_of_round] wenn eine Runde endet
   *[other] wenn ihr Augenblick gekommen ist
}.
dr-e12-step = { $card } wartet auf { $symbol ->
    [initiative] die schnellen Karten oder den Schritt der Helden
   *[other] den Schritt der Helden
}; gerade { $step ->
    [roll] wird geworfen
    [start] beginnt die Runde
    [initiative] sind die schnellen Karten dran
    [minions] sind die Schergen dran
    [bosses] sind die Bosse dran
    [heroes] sind die Helden dran
   *[other] endet die Runde
}.
dr-e12-whole = { $card } würde nichts heilen: { $who } fehlt nichts.
dr-e13-closed = Verstärkungen werden in dem Augenblick gewählt, in dem eine Fähigkeit benutzt wird, mit dem Heldenmut dafür.
dr-e18-battle = { $item } tut außerhalb eines Kampfs nichts.
dr-e18-not-held = { $item } hat die Truppe nicht.
dr-e18-worn = { $item } wird getragen, nicht verbraucht.
dr-e13-heroism = Braucht { $need } Heldenmut; übrig: { $have }.
dr-e13-twice = Diese Verstärkung ist schon bezahlt.
dr-e15 = Von { $n } umzingelt: kommt nicht weg.
dr-e16 = War in dieser Runde schon dran.
dr-e17 = Ist gefallen.
dr-e17-passed = Hat diesen schon weitergeschickt; er kommt nicht zurück.
dr-e17-twice = { $who } hat in dieser Runde schon einen weitergeschickt; mehr als einer geht nicht.
dr-e17-seen = { $who } ist nicht versteckt, also lässt sich niemand weiterschicken.

# box
# `/doomrock schachtel`: für Gruppen mit der gedruckten Schachtel, und `/doomrock`.

dr-box-tokens = { $shields ->
    [0] Keine 1
   *[other] 1er → 🛡️ +{ $shields }
} · { $heroism ->
    [0] keine 6
   *[other] 6er → ⭐ +{ $heroism }
}
dr-box-no-tokens = Keine 1, keine 6: keine Schilde, kein Heldenmut, nur Würfel.
dr-box-test = 🎲 **{ $who }** macht eine Probe{ $stat ->
    [str] { " " }auf Stärke
    [agi] { " " }auf Geschick
    [int] { " " }auf Verstand
   *[other] { "" }
}: { $die } + { $value } = **{ $sum }** gegen { $difficulty }. { $passed ->
    [yes] **Geschafft!** Es sah beinahe gewollt aus.
   *[no] **Misslungen.** Wir einigen uns darauf, dass es niemand gesehen hat.
}

dr-box-marker-blank = { $n } × Niete
dr-box-marker-plus1 = { $n } × +1
dr-box-marker-push = { $n } × Stoß
dr-box-marker-cumulation = { $n } × Frühjahrsputz (räumt Nieten weg)
dr-box-laid = 🎯 **{ $whose }** bekommt { $n ->
    [one] einen verdeckten Marker
   *[other] { $n } verdeckte Marker
}. Noch im Vorrat: { $pool }.
dr-box-laid-nobody = 🎯 { $n ->
    [one] Ein verdeckter Marker wird
   *[other] { $n } verdeckte Marker werden
} gezogen. Noch im Vorrat: { $pool }.
dr-box-missing = Der Vorrat ist leer, und { $n ->
    [one] ein Marker fehlt
   *[other] { $n } Marker fehlen
} noch. Im Kampf gibt das eine Explosion; zieht den Rest danach. Auf der Landkarte werden sie einfach nicht gelegt.
dr-box-explode = Es explodiert
dr-box-exploded = 💥 **Der Vorrat ist leer, und alles kommt auf einmal heraus.**
dr-box-exploded-end = { $cumulation ->
    [yes] Der Frühjahrsputz hat aufgeräumt: Nieten raus, die anderen zurück.
   *[no] Alle gehen zurück.
} Im Vorrat: { $pool }.
dr-box-revealed = 🎯 **{ $whose }** deckt auf: { $markers }.
dr-box-revealed-nobody = 🎯 Aufgedeckt: { $markers }.
dr-box-plus = › **+{ $n }** Schaden.
dr-box-hurt = › { $n } Schaden; Schilde und Rüstung helfen.
dr-box-hurt-nobody = › { $n } × +1: Alle nehmen so viel Schaden, wie bei ihnen lag.
dr-box-push = › Gestoßen, nach dem Schaden.
dr-box-cumulation = › Nach dem Schaden räumt der Frühjahrsputz auf.
dr-box-clean = Aufräumen
dr-box-cleaned = 🧹 { $n ->
    [one] Ein Marker verlässt
   *[other] { $n } Marker verlassen
} den Kampf, { $back ->
    [0] keiner geht
    [one] einer geht
   *[other] { $back } gehen
} zurück. Im Vorrat: { $pool }.
dr-box-reset = 🧺 Alle verirrten Marker sind zurück und gemischt. Im Vorrat: { $n }.
dr-box-count-pool = 🎯 Im Vorrat: **{ $n }**
dr-box-count-lying = Auf { $whose }, verdeckt: { $n }
dr-box-count-lying-nobody = Verdeckt liegen: { $n }
dr-box-count-revealed = Aufgedeckt: { $n } ({ $markers })
dr-box-count-removed = Nicht mehr im Kampf: { $n } ({ $markers })
dr-box-count-all = -# { $n } im Ganzen. Niemand hat einen verschluckt.
dr-box-count-rest = -# ⏳ { $time } Zeit · 😡 Wut { $enrage } · 🃏 noch { $ai } Gegnerkarten

dr-box-ai-shuffled = 🃏 { $named ->
    [yes] **{ $encounter }** mischt { $n } schlechte Ideen.
   *[no] { $n } Gegnerkarten werden gemischt.
}
dr-box-ai-number = 🃏 Gegnerkarte Nummer **{ $card }**. Noch { $left }.
dr-box-ai-card = 🃏 **{ $card }**. Noch { $left }.
dr-box-ai-minion = Schergen: { $what }
dr-box-ai-boss = Boss: { $what }
dr-box-ai-again = -# Der Stapel war leer, also geht es mit den alten Ideen von vorn los.
dr-box-ai-draw = Die nächste ziehen
dr-box-time = ⏳ Zeit: { $before } → **{ $after }**{ $after ->
    [0] . Kampf!
   *[other] { "" }
}
dr-box-enrage = 😡 Wut: { $before } → **{ $after }**
dr-box-enrage-now = -# 😡 Die Wut beginnt bei { $n }.
dr-box-enrage-level = › Bei { $at }: { $what }
dr-box-damage = ⚔️ { $expose ->
    [0] { $n } Schaden
   *[other] { $n } + { $expose } von Markern = **{ $total }**
}
dr-box-damage-shield = 🛡️ { $total } − { $n } = { $after } (Schilde übrig: { $left })
dr-box-damage-armor = 🪖 { $total } − { $n } = { $after }
dr-box-damage-lost = { $n ->
    [0] **Nicht ein Kratzer.**
   *[other] **−{ $n } LP**
}
dr-box-heroes = 🎭 Das Glück hat gewählt und bereut es schon: **{ $names }**
dr-box-traits = 🎭 Es stellt sich heraus, dass jemand so ist: **{ $names }**
dr-box-hero = Held { $n }
dr-box-level-ok = ✅ **{ $who }**: eine Stufe für { $cost } Silber.
dr-box-level-short = 🪙 **{ $who }**: braucht { $cost } Silber, ihr habt { $have }.
dr-box-level-ahead = ✋ **{ $who }** wäre um { $ahead } voraus. Erst die anderen.
dr-box-level-plan = Mit { $silver } Silber, das Billigste zuerst: { $who }. Übrig: { $left }.
dr-box-level-none = { $silver } Silber kaufen keine Stufe. Sie kaufen viel Suppe.

box-refused-not-yours = Das sind die Würfel von jemand anderem. `/doomrock schachtel wurf` gibt dir eigene.
box-refused-lying = { $n ->
    [0] Auf { $who } liegt nichts.
    [one] Auf { $who } liegt nur ein Marker.
   *[other] Auf { $who } liegen nur { $n } Marker.
} `/doomrock schachtel blöße-zählen` zeigt, wo sie sind.
box-refused-lying-nobody = { $n ->
    [0] Ohne Namen liegt dort kein Marker.
    [one] Ohne Namen liegt dort nur ein Marker.
   *[other] Ohne Namen liegen dort nur { $n } Marker.
} `/doomrock schachtel blöße-zählen` zeigt, wo sie sind.
dr-box-refused-cumulation = Kein Frühjahrsputz liegt offen, also räumt niemand auf.
dr-box-refused-explosion = Im Vorrat { $n ->
    [one] ist noch ein Marker
   *[other] sind noch { $n } Marker
}. Noch explodiert nichts.
dr-box-refused-time = Das braucht { $need } Zeit; übrig: { $have }.
dr-box-refused-much-time = Mehr als { $most } Zeit nennt man Urlaub.
dr-box-refused-encounter = Diese Begegnung kenne ich nicht. Wähle aus der Liste, oder lass sie weg und nimm Nummern.
dr-box-refused-heroes = Die Fähigkeitskarten von einem bis { $most } Helden, bitte, etwa `6, 5, 5` oder `Brawler 6, Archer 5`.

dr-box-command = Für ein Doomrock, das ihr in der Schachtel habt
dr-box-command-roll = Deine Würfel werfen, mit zwei Nachwürfen
dr-box-command-roll-dice = Wie viele, ohne festgelegte und gestohlene
dr-box-command-roll-keep = Augen, die bleiben, etwa 5 6: Beide Nachwürfe geschehen auf einmal
dr-box-command-test = Eine PROBE: d6 + Wert gegen eine Schwierigkeit
dr-box-command-test-stat = Die Fähigkeitskarten des Helden mit diesem Wert
dr-box-command-test-difficulty = Die Zahl, die zu erreichen ist
dr-box-command-test-which = Welcher Wert, fürs Protokoll
dr-box-command-d6 = Einen Würfel werfen
dr-box-command-expose-draw = Jemandem verdeckte Marker hinlegen
dr-box-command-expose-draw-n = Wie viele
dr-box-command-expose-who = Wem; weglassen, wenn ihr es euch selbst merkt
dr-box-command-expose-reveal = Jemandes Marker aufdecken
dr-box-command-expose-reveal-n = Wie viele; ohne Angabe alle
dr-box-command-expose-cumulation = Ein aufgedeckter Frühjahrsputz räumt auf
dr-box-command-expose-blanks = Auch die Nieten im Vorrat nehmen (die andere Lesart)
dr-box-command-expose-explode = Der Vorrat ist leer, und im Kampf wird ein Marker gebraucht
dr-box-command-expose-reset = Nach einem Kampf: Alle Marker gehen zurück in den Vorrat
dr-box-command-expose-reset-keep = Helden, deren Marker bleiben, durch Kommas getrennt
dr-box-command-expose-count = Wo alle Marker sind
dr-box-command-ai-shuffle = Ein neuer Stapel: acht Nummern oder die Karten einer Begegnung
dr-box-command-ai-shuffle-encounter = Wessen Karten; ohne Angabe Nummern 1 bis 8
dr-box-command-ai-draw = Eine Gegnerkarte ziehen
dr-box-command-time-set = Die Zeit eines neuen Schauplatzes auslegen
dr-box-command-time-spend = Zeit ausgeben
dr-box-command-time-add = Zeit gewinnen
dr-box-command-time-n = Wie viel
dr-box-command-enrage = Die Begegnung wird wütender oder ruhiger
dr-box-command-enrage-n = Wie viel; negativ beruhigt sie
dr-box-command-damage = Was durchkommt, Schritt für Schritt
dr-box-command-damage-n = Schaden mit allem, was den Angreifer ändert
dr-box-command-damage-shields = Schilde des Ziels
dr-box-command-damage-armor = Rüstung des Ziels
dr-box-command-damage-expose = Aufgedeckte Marker mit +1
dr-box-command-hero-random = Das Glück wählt Helden
dr-box-command-trait-random = Das Glück wählt Eigenschaften
dr-box-command-random-n = Wie viele
dr-box-command-level = Wer eine Stufe bekommen darf, und für wie viel
dr-box-command-level-cards = Fähigkeitskarten aller Helden, etwa 6, 5, 5 oder Brawler 6, Archer 5
dr-box-command-level-silver = Silber der Truppe
dr-box-command-score = Die Wertung eines Siegs zusammenrechnen
dr-box-command-score-abilities = Durch Stufen gewonnene Fähigkeitskarten, alle Helden zusammen
dr-box-command-score-common = Gewöhnliche Gegenstände
dr-box-command-score-epic = Epische Gegenstände
dr-box-command-score-silver = Silber
dr-box-command-score-hp = Übrige Lebenspunkte, alle Helden zusammen
dr-box-command-score-time = Übrige Zeit auf dem letzten Schauplatz

dr-cmd = Das Doomrock an diesem Tisch
dr-cmd-new = Einen Tisch für Doomrock decken, hier oder in einem Thread
dr-cmd-panel = Deine Helden, nur für deine Augen
dr-cmd-status = Wie alles steht, in Worten
dr-cmd-log = Was bisher geschah
dr-cmd-map = Die Landkarte ansehen
dr-cmd-battle = Den Kampf ansehen
dr-cmd-score = Was es wert wäre, wenn ihr jetzt gewonnen hättet
dr-cmd-use = Etwas aus dem Beutel benutzen, was auch immer gerade geschieht
dr-cmd-use-item = Fang an zu tippen: Ich zähle auf, was jetzt etwas täte
dr-cmd-pass-lead = Den Nächsten führen lassen
dr-cmd-score-so-far = -# Wenn ihr gerade eben gewonnen hättet. Habt ihr nicht.
dr-cmd-refused-not-here = Hier läuft kein Doomrock. `/doomrock neu` deckt einen Tisch; für ein Spiel in der Schachtel gibt es `/doomrock schachtel`.
dr-cmd-refused-no-map = Noch gibt es keine Landkarte. Ihr packt noch.
dr-cmd-refused-no-battle = Niemand kämpft. Das kommt schon, keine Sorge.
dr-cmd-refused-no-item = So etwas ist nicht im Beutel, oder es lässt sich gerade nicht benutzen.
dr-cmd-refused-not-leading = Du führst gerade keine Aktion auf der Landkarte, also gibt es nichts weiterzugeben.

## Daueraufträge und Pläne

dr-orders = { $about ->
    [road] 🥾 Unterwegs
    [dice] 🎲 Meine Würfel
    [cards] ⚔️ Meine Karten
   *[foes] 👹 Die Gegner, und wo ich stehe
}
dr-order-to-battle = Ja sagen, wenn die anderen in diesem Teil in den Kampf wollen
dr-order-reroll = Meine Würfel neu werfen, wie es das Haus täte
dr-order-assign = Meine Würfel liegen lassen, wo sie hingelegt werden
dr-order-act = Meine Fähigkeiten benutzen, wie es das Haus täte, und dann fertig sein
dr-order-target = Auf den zielen, bei dem es am meisten bewirkt
dr-order-no-boost = Keinen Heldenmut für meine Fähigkeiten ausgeben
dr-order-boost = Meinen Heldenmut ausgeben, wie es das Haus täte
dr-order-react = Reagieren, wann immer ich kann
dr-order-sequence = Mehrere Gegner in der Reihenfolge treffen, die am meisten bewirkt
dr-order-enemies = Wo die Gegner mir die Wahl lassen, wählt das Haus
dr-order-stand = Vor einem Kampf sagt das Haus, wo ich stehe
dr-plan-keep = { $who } wirft: jede { $dice } behalten, den Rest neu werfen
dr-plan-keep-best = { $who } wirft: behalten, was das Haus behielte
dr-plan-act = { $card }
dr-plan-act-able = { $card }, wenn es dann möglich ist
dr-plan-done = Dann bin ich fertig
dr-form-learn = danach gleich eine für 🪙 { $cost }
dr-order-learn = Im Lager meine nächste Lehrstunde nehmen, sobald 🪙 { $cost } im Beutel sind
dr-option-purse = { $off ->
    [yes] 🪙 Das Haus lässt unser Silber wieder in Ruhe
   *[no] 🪙 Das Haus darf mit unserem Silber Lehrstunden kaufen
}
dr-hint-purse = Im Lager, für Helden, deren Spieler abwesend sind, und für die, die ich spiele.

# ---------------------------------------------------------------- Namen der Befehle in Discord

slash-doomrock = doomrock
slash-doomrock-battle = kampf
slash-doomrock-box = schachtel
slash-doomrock-box-ai-draw = gegner-ziehen
slash-doomrock-box-ai-shuffle = gegner-mischen
slash-doomrock-box-d6 = d6
slash-doomrock-box-damage = schaden
slash-doomrock-box-enrage = wut
slash-doomrock-box-expose-count = blöße-zählen
slash-doomrock-box-expose-cumulation = frühjahrsputz
slash-doomrock-box-expose-draw = blöße-legen
slash-doomrock-box-expose-explode = blöße-explosion
slash-doomrock-box-expose-reset = blöße-zurück
slash-doomrock-box-expose-reveal = blöße-aufdecken
slash-doomrock-box-heroes = helden
slash-doomrock-box-level = stufe
slash-doomrock-box-roll = wurf
slash-doomrock-box-score = wertung
slash-doomrock-box-test = probe
slash-doomrock-box-time-add = zeit-gewinnen
slash-doomrock-box-time-set = zeit-auslegen
slash-doomrock-box-time-spend = zeit-ausgeben
slash-doomrock-box-traits = eigenschaften
slash-doomrock-log = geschichte
slash-doomrock-map = landkarte
slash-doomrock-new = neu
slash-doomrock-panel = figur
slash-doomrock-pass-lead = weitergeben
slash-doomrock-score = wertung
slash-doomrock-status = stand
slash-doomrock-use = benutzen
slash-option-abilities = fähigkeiten
slash-option-all-blanks = nur-nieten
slash-option-armor = rüstung
slash-option-common = gewöhnliche
slash-option-difficulty = schwierigkeit
slash-option-encounter = begegnung
slash-option-epic = epische
slash-option-expose = blöße
slash-option-hp = lp
slash-option-item = gegenstand
slash-option-keep = behalten
slash-option-n = zahl
slash-option-shields = schilde
slash-option-silver = silber
slash-option-stat = wert
slash-option-time = zeit
slash-option-which = worauf
slash-choice-str = Stärke
slash-choice-agi = Geschick
slash-choice-int = Verstand

dr-printed = { $kind ->
    [heroes] Held
    [traits] Eigenschaft
    [abilities] Fähigkeit
   *[items] Gegenstand
}
dr-printed-hero = { $hp } LP, Bedrohung { $threat }

# Was der Knopf zurücknimmt, der zurücknimmt.
dr-back-card = { $card }
dr-back-done = „fertig“
dr-back-place = { $to ->
    [visit] { $place }
    [travel] den Weg: { $place }
   *[explore] das Geheimnis: { $place }
}
dr-back-venture = den Aufbruch
dr-back-target = das Ziel
dr-back-boosts = die Verstärkungen
dr-back-move = den Platz
dr-back-die = den gelegten Würfel
dr-back-dice = die behaltenen Würfel
dr-back-lesson = die Lektion
dr-back-hero = den Helden
