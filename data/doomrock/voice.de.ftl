# Was Doomrock anmerkt (voice.yaml), auf Deutsch: Jede Zeile kommt höchstens einmal im Spiel und sagt nichts, was nicht geschehen ist.

dr-voice-roll-five-1 = *Niemand atmet. Würfel tun so etwas nicht. Jemand sollte prüfen, ob { $who } mit ihnen verwandt ist.*
dr-voice-roll-five-2 = *{ $same } davon sagen { $face }. Am Tisch wird es still wie in einer Küche, in der gerade etwas zerbrochen ist.*
dr-voice-roll-five-3 = *Zwei Täler weiter blickt ein Statistiker auf und runzelt die Stirn.*
dr-voice-roll-five-4 = *{ $who } sieht { $same } gleiche Würfel an und versucht auszusehen wie jemand, der das so wollte.*
dr-voice-roll-five-5 = *Das ist kein Wurf, das ist ein Chor.*
dr-voice-roll-five-6 = *Wenn { $who } je wieder von diesem Abend spricht, dann von diesen Würfeln.*
dr-voice-roll-five-7 = *{ $same }-mal die { $face }. Langsam hinlegen, dann wird niemand geprüft.*
dr-voice-roll-five-8 = *Die Würfel haben getagt, und der Beschluss war einstimmig.*

dr-voice-roll-four-1 = *Vier gleiche. { $who } hätte das gern im Protokoll, und gerahmt.*
dr-voice-roll-four-2 = *Viermal die { $face }. Der fünfte Würfel, falls es ihn gibt, schmollt.*
dr-voice-roll-four-3 = *Die Würfel sind sich einmal einig; das hält nicht.*
dr-voice-roll-four-4 = *Vier gleiche. { $who } würde das Technik nennen.*
dr-voice-roll-four-5 = *Ein vollständiges Service! Es fehlt nur die Teekanne.*
dr-voice-roll-four-6 = *Viermal die { $face }: Glück oder eine Warnung.*
dr-voice-roll-four-7 = *{ $who } legt vier gleiche Würfel in eine Reihe, wie jemand, der nichts zu verbergen hat.*
dr-voice-roll-four-8 = *Irgendwo weint ein Spieler und weiß nicht, warum.*
dr-voice-roll-four-9 = *Vier von der Sorte { $face } in einer Hand. Wegen weniger sind Mütter in eine andere Stadt gezogen.*
dr-voice-roll-four-10 = *Die Würfel haben einen Ausschuss gebildet.*

dr-voice-roll-heroic-1 = *{ $heroism } Heldenmut auf einen Schlag. { $who } steht schon ganz anders da.*
dr-voice-roll-heroic-2 = *Heldenmut, wohin man blickt. { $who } summt bereits eine Erkennungsmelodie.*
dr-voice-roll-heroic-3 = *Gäbe es einen Umhang, er würde wehen.*
dr-voice-roll-heroic-4 = *{ $who } sieht sich nach jemandem um, der zu retten wäre.*
dr-voice-roll-heroic-5 = *Auf einmal hat { $who } ein Kinn.*
dr-voice-roll-heroic-6 = *Ein edles Licht fällt auf { $who }. Es ist nur das Fenster, aber immerhin.*
dr-voice-roll-heroic-7 = *So viel Mut, und so wenig Ahnung, wofür.*
dr-voice-roll-heroic-8 = *{ $who } hat genug Heldenmut zum Teilen und nicht die Absicht.*

dr-voice-roll-shields-1 = *{ $who } zieht sich hinter { $shields } Schilde zurück und setzt Wasser auf.*
dr-voice-roll-shields-2 = *Lauter Einsen. Was andere Pech nennen, nennt { $who } Architektur.*
dr-voice-roll-shields-3 = *{ $who } ist jetzt vor allem Mobiliar.*
dr-voice-roll-shields-4 = *Glanzvoll ist es nicht, aber versuch einmal, dem wehzutun.*
dr-voice-roll-shields-5 = *Hinter dem Schildhaufen sagt etwas: „Der Nächste, bitte.“*
dr-voice-roll-shields-6 = *{ $who } würfelt wie ein Feigling und wird wie einer leben: lange.*
dr-voice-roll-shields-7 = *Kleine Zahlen, hoch gestapelt.*
dr-voice-roll-shields-8 = *{ $who } hat eine Mauer gebaut. Es gibt ein Türchen darin, für Häppchen.*

dr-voice-roll-low-1 = *Nichts über einer { $most }. { $who } schüttelt die Würfel und dann die Faust.*
dr-voice-roll-low-2 = *Die Würfel haben den Gegner auch gesehen.*
dr-voice-roll-low-3 = *{ $who } prüft, ob jemand die großen Zahlen übermalt hat.*
dr-voice-roll-low-4 = *Ein bescheidener Wurf von jemandem mit allem Grund zur Bescheidenheit.*
dr-voice-roll-low-5 = *Diese Würfel kämen unter einer Tür durch.*
dr-voice-roll-low-6 = *„Die waren zum Aufwärmen“, sagt { $who }, ohne jemanden anzusehen.*
dr-voice-roll-low-7 = *Der gute Wille zählt. Er wird es müssen.*
dr-voice-roll-low-8 = *{ $who } sieht die Würfel an. Die Würfel sehen den Boden an.*

dr-voice-kill-1 = *Einer weniger.*
dr-voice-kill-2 = *Der hatte am Wochenende auch noch etwas vor.*
dr-voice-kill-3 = *Jemand muss es der Mutter sagen; heute nicht.*
dr-voice-kill-4 = *In der Fortsetzung kommt der nicht mehr vor.*
dr-voice-kill-5 = *Er geht, wie er kam: unangemeldet.*
dr-voice-kill-6 = *Ein leiser Plumps, eine noch leisere Stille.*
dr-voice-kill-7 = *Die anderen tun, als hätten sie ihn nicht gekannt.*
dr-voice-kill-8 = *Zurück bleiben ein Fleck und eine offene Stelle.*
dr-voice-kill-9 = *Der Nächste.*
dr-voice-kill-10 = *Er hielt sich für den Helden dieser Geschichte. Das tun alle.*
dr-voice-kill-11 = *Der Boden empfängt einen weiteren Gast.*
dr-voice-kill-12 = *Er lässt fallen, was er hielt, vor allem einen Groll.*
dr-voice-kill-library-1 = *Das Buch klappt zu. Die Seite hat sich niemand gemerkt.*
dr-voice-kill-library-2 = *Es endet an der spannendsten Stelle.*
dr-voice-kill-library-3 = *Aus dem Bestand genommen.*

dr-voice-kill-horse-1 = *Die Zweitbesetzung verbeugt sich, fällt und wartet auf Applaus.*
dr-voice-kill-horse-2 = *Endlich eine eigene Szene.*
dr-voice-kill-horse-3 = *Dafür neun Spielzeiten in der Kulisse.*

dr-voice-kill-soup-1 = *Ein Kloß weniger auf der Welt; die Suppe nimmt es persönlich.*
dr-voice-kill-soup-2 = *Das meiste war Füllung.*
dr-voice-kill-soup-3 = *Platsch, sagen Zeugen.*

dr-voice-kill-geese-1 = *Ein Hinterbänkler zieht sich aus der Politik zurück.*
dr-voice-kill-geese-2 = *Es wird eine Nachwahl geben.*
dr-voice-kill-geese-3 = *Der ehrenwerte Abgeordnete besteht aus Federn.*

dr-voice-kill-window-1 = *Abgelegt.*
dr-voice-kill-window-2 = *Der Durchschlag verblasst. Darunter ist noch einer.*
dr-voice-kill-window-3 = *Gestempelt, unterschrieben und ausgesessen.*

dr-voice-kill-laundry-1 = *Die Socke hat ihren Frieden. Die andere wird es nie erfahren.*
dr-voice-kill-laundry-2 = *Sie geht an der Ferse auf.*
dr-voice-kill-laundry-3 = *Wieder eine für die Schublade mit den einzelnen.*

dr-voice-kill-landlord-1 = *Der Gerichtsvollzieher ist geräumt.*
dr-voice-kill-landlord-2 = *Er lässt eine Liste fallen, auf der er selbst steht.*
dr-voice-kill-landlord-3 = *Seine Kaution wird einbehalten.*

dr-voice-kill-horsemen-1 = *Das Steckenpferd ist von nun an ein Besen.*
dr-voice-kill-horsemen-2 = *Es galoppiert davon, ohne Stecken.*
dr-voice-kill-horsemen-3 = *Ein sehr kleiner Untergang, abgesagt.*

dr-voice-kill-audit-1 = *Der Nachwuchsprüfer wird abgeschrieben.*
dr-voice-kill-audit-2 = *Er schließt die Augen und die Bücher.*
dr-voice-kill-audit-3 = *Ein Rundungsfehler, wird man sagen.*

dr-voice-boss-down-1 = *Es dauert einen Augenblick, bis alle es glauben.*
dr-voice-boss-down-2 = *Und dann ist es nur noch sehr still.*
dr-voice-boss-down-3 = *Etwas von dieser Größe fällt nicht um; es wird nach unten verschoben.*
dr-voice-boss-down-4 = *Niemand sagt etwas Kluges. Jemand war kurz davor.*
dr-voice-boss-down-5 = *Das Echo braucht drei Anläufe.*
dr-voice-boss-down-6 = *Das war der Große. Hoffentlich war das der Große.*
dr-voice-boss-down-7 = *Staub, Stille und ein Hut, der rollt.*
dr-voice-boss-down-8 = *Die Plakate müssen dann wohl ab.*
dr-voice-boss-down-library-1 = *„Psst“, macht die Oberbibliothekarin mit dem letzten Atemzug, und ist es dann auch.*

dr-voice-boss-down-horse-1 = *Ein halbes Pferd legt sich hin. Von innen kommt ein erleichterter Seufzer.*
dr-voice-boss-down-horse-2 = *Zwei Beine knicken ein, in keiner abgesprochenen Reihenfolge.*

dr-voice-boss-down-soup-1 = *Die Suppe sinkt in ihre Schüssel zurück. Der Rand geht nie wieder weg.*

dr-voice-boss-down-geese-1 = *Die Präsidentin ruft ein letztes Mal zur Ordnung und bekommt sie.*

dr-voice-boss-down-window-1 = *An Schalter Vier geht das Rollo herunter. Die Schlange hinter euch seufzt.*

dr-voice-boss-down-laundry-1 = *Die Große Wäsche hält an. In der Stille dreht sich darin noch etwas einmal um und ist ein Knopf.*

dr-voice-boss-down-landlord-1 = *Dem Vermieter wird gekündigt. Er liest es zweimal, und es ist nichts daran auszusetzen.*

dr-voice-boss-down-horsemen-1 = *Ein Reiter steigt ab, setzt sich hin und entschuldigt sich beim Pferd.*
dr-voice-boss-down-horsemen-2 = *Ein kleinerer Weltuntergang wird vom Programm genommen.*

dr-voice-boss-down-audit-1 = *Der Drache legt den Kopf auf die Pfoten und die Pfoten auf die Belege. Sie stimmen.*

dr-voice-fall-1 = *{ $who } legt sich hin, aus gesundheitlichen Gründen.*
dr-voice-fall-2 = *„Mir geht es gut“, sagt { $who } vom Boden aus zum Boden.*
dr-voice-fall-3 = *{ $who } kippt um wie ein Kleiderschrank.*
dr-voice-fall-4 = *{ $who } sieht sich den Rest von unten an.*
dr-voice-fall-5 = *Von dort, wo { $who } liegt, sehen alle sehr groß aus.*
dr-voice-fall-6 = *{ $who } nimmt nicht mehr teil und dient nun als Orientierungspunkt.*
dr-voice-fall-7 = *Eine kurze Pause, nennt { $who } das. Abgestimmt wurde darüber nicht.*
dr-voice-fall-8 = *Jemand faltet { $who } die Hände. Jemand entfaltet sie wieder: noch nicht.*
dr-voice-fall-9 = *{ $who } macht ein Geräusch wie ein Regenschirm.*
dr-voice-fall-10 = *{ $who } liegt und hat der Decke einiges zu sagen.*
dr-voice-fall-11 = *„Sagt ihnen, ich war größer“, sagt { $who }.*
dr-voice-fall-12 = *{ $who } setzt sich, daraus wird Liegen, und dabei bleibt es.*

dr-voice-blow-on-hero-1 = *{ $total } auf einmal. { $who } hört Glocken, eine Gans und das Meer.*
dr-voice-blow-on-hero-2 = *Das wird eine Geschichte, sobald es kein blauer Fleck mehr ist.*
dr-voice-blow-on-hero-3 = *{ $who } erfährt, was auf der anderen Seite der Wand ist.*
dr-voice-blow-on-hero-4 = *Das Leben von { $who } zieht an allen vorbei. Es besteht größtenteils aus Mittagessen.*
dr-voice-blow-on-hero-5 = *„Au“, sagt { $who }, ungekürzt.*
dr-voice-blow-on-hero-6 = *{ $who } fragt, wer das war. Es war der Große.*
dr-voice-blow-on-hero-7 = *{ $total } Schaden, und { $who } war gerade erst frisiert.*
dr-voice-blow-on-hero-8 = *Der Nachmittag hat eine Delle in der Form von { $who }.*
dr-voice-blow-on-hero-9 = *{ $who } geht einen Schritt zurück, dann noch drei, dann in die Knie.*
dr-voice-blow-on-hero-10 = *Der kam mit Anlauf.*

dr-voice-last-legs-1 = *{ $who } hat noch einen Lebenspunkt und will ihn einer Cousine vererben.*
dr-voice-last-legs-2 = *Noch einer. Es ist ein guter; { $who } hat ihn aufgehoben.*
dr-voice-last-legs-3 = *{ $who } wird von der Gewohnheit zusammengehalten.*
dr-voice-last-legs-4 = *„Ein Kratzer“, sagt { $who } und zeigt auf die Stelle, die keiner ist.*
dr-voice-last-legs-5 = *Von { $who } ist sehr wenig übrig, aber das ist ungehalten.*
dr-voice-last-legs-6 = *{ $who } beginnt mit letzten Worten und wird gebeten, sie noch zu behalten.*
dr-voice-last-legs-7 = *Falls jemand einen Verband hat: { $who } hat den Platz dafür.*
dr-voice-last-legs-8 = *{ $who } steht, wie eine Tür steht, die keine Angeln mehr hat.*
dr-voice-last-legs-9 = *Einer. Das ist eine kleine Zahl, und { $who } drückt sie an sich.*
dr-voice-last-legs-10 = *{ $who } würde sich gern setzen. Es spricht etwas dagegen, und es hat Zähne.*

dr-voice-struck-1 = *{ $who } sagt, es habe nicht wehgetan, in höherer Stimme als sonst.*
dr-voice-struck-2 = *Das war ein gutes Hemd.*
dr-voice-struck-3 = *{ $who } wird das ansehen lassen. Von wem, ist offen.*
dr-voice-struck-4 = *Aua, in der Mundart der Gegend.*
dr-voice-struck-5 = *{ $who } hatte es verdient, aber nicht so früh am Tag.*
dr-voice-struck-6 = *Rot stand { $who } noch nie.*
dr-voice-struck-7 = *Es tut weh, und dem Stolz tut es länger weh.*
dr-voice-struck-8 = *{ $who } merkt sich: ducken.*
dr-voice-struck-library-1 = *„Psst“, sagt jemand zwischen den Regalen zu dem Schrei.*
dr-voice-struck-library-2 = *Das wird am Rand vermerkt, mit Bleistift.*
dr-voice-struck-library-3 = *Streng genommen war es nur Papier. Das Papier war sehr entschlossen.*
dr-voice-struck-library-4 = *{ $who } ist jetzt gestempelt: ZURÜCK, LEICHT BESCHÄDIGT.*

dr-voice-struck-horse-1 = *Die vordere Hälfte entschuldigt sich. Die hintere nicht.*
dr-voice-struck-horse-2 = *Ein Tritt, im Viervierteltakt.*
dr-voice-struck-horse-3 = *„Steht das im Stück?“, fragt { $who }. Jetzt schon.*
dr-voice-struck-horse-4 = *Irgendwo blättert eine Souffleuse um.*

dr-voice-struck-soup-1 = *Es brennt, und es fehlt Salz.*
dr-voice-struck-soup-2 = *{ $who } hat eine Kelle abbekommen.*
dr-voice-struck-soup-3 = *Heiß serviert, wie die Karte es angedroht hat.*
dr-voice-struck-soup-4 = *{ $who } hat eine Nudel im Ohr, und die Nudel gewinnt.*

dr-voice-struck-geese-1 = *Der Antrag auf Beißen ist mit großer Mehrheit angenommen.*
dr-voice-struck-geese-2 = *{ $who } ist von Amts wegen gezwickt worden.*
dr-voice-struck-geese-3 = *Im Protokoll wird es als Beifall stehen.*
dr-voice-struck-geese-4 = *„Honk“, sagt das Hohe Haus. Keine Enthaltungen.*

dr-voice-struck-window-1 = *{ $who } bekommt einen Stempel auf die Stirn, in dreifacher Ausfertigung.*
dr-voice-struck-window-2 = *Bitte den blauen Fleck zu den Unterlagen nehmen.*
dr-voice-struck-window-3 = *„Sie hätten eine Nummer ziehen müssen“, sagt jemand, der eine hat.*
dr-voice-struck-window-4 = *Verletzungen bearbeitet Schalter sechs. Schalter sechs ist geschlossen.*

dr-voice-struck-laundry-1 = *{ $who } ist bei sechzig Grad durchgelaufen.*
dr-voice-struck-laundry-2 = *In der Wäsche geht alles heraus, auch etwas von { $who }.*
dr-voice-struck-laundry-3 = *Es hat die Überzeugungskraft eines nassen Handtuchs.*
dr-voice-struck-laundry-4 = *Ein Knopf von { $who } beginnt ein neues Leben.*

dr-voice-struck-landlord-1 = *{ $who } bekommt die Abnutzung berechnet, und sie war schmerzhaft.*
dr-voice-struck-landlord-2 = *Das geht von der Kaution ab.*
dr-voice-struck-landlord-3 = *„Gewöhnlicher Gebrauch“, sagt die Inventarliste und hakt etwas ab.*
dr-voice-struck-landlord-4 = *In der Hausordnung steht es durchaus, auf Seite neun.*

dr-voice-struck-horsemen-1 = *Es ist ein kleiner Untergang, aber genau aufs Schienbein.*
dr-voice-struck-horsemen-2 = *{ $who } hatte Besuch von einem Neffen der Pestilenz.*
dr-voice-struck-horsemen-3 = *Das Ende ist nah, und etwa hüfthoch.*
dr-voice-struck-horsemen-4 = *Ein Huf so groß wie eine Teetasse, mit Überzeugung aufgesetzt.*

dr-voice-struck-audit-1 = *{ $who } soll darüber Rechenschaft geben und kann es nicht.*
dr-voice-struck-audit-2 = *Es wird unter Verschiedenes verbucht.*
dr-voice-struck-audit-3 = *Bitte den Beleg aufheben. Er raucht noch.*
dr-voice-struck-audit-4 = *Irgendwo wird ein Kästchen angekreuzt und fängt Feuer.*

dr-voice-nothing-through-1 = *Nichts kommt durch. { $who } gähnt, ein wenig zu laut.*
dr-voice-nothing-through-2 = *Es trifft den Schild, und der Schild schreibt nicht zurück.*
dr-voice-nothing-through-3 = *{ $who } hat nicht einmal das Brot weggelegt.*
dr-voice-nothing-through-4 = *Ein dumpfes Scheppern. Irgendwo dahinter lächelt { $who }.*
dr-voice-nothing-through-5 = *So viel Schwung, und nicht ein Kratzer.*
dr-voice-nothing-through-6 = *{ $who } notiert die Uhrzeit und das Geräusch.*
dr-voice-nothing-through-7 = *„War es das?“, fragt { $who }. Das fragt man nicht.*
dr-voice-nothing-through-8 = *Der Schild hat eine neue Beule und { $who } eine neue Anekdote.*
dr-voice-nothing-through-9 = *Es war ein guter Hieb. Für irgendjemanden wird er eines Tages ein guter Hieb sein.*
dr-voice-nothing-through-10 = *{ $who } ist zu Hause, empfängt aber nicht.*

dr-voice-blow-on-boss-1 = *{ $total }. Es sieht an sich hinunter und dann, langsam, auf.*
dr-voice-blow-on-boss-2 = *Jetzt passt es auf, und das ist vielleicht nicht, was man möchte.*
dr-voice-blow-on-boss-3 = *Es geht einen Schritt zurück, und der Boden nimmt es schlecht auf.*
dr-voice-blow-on-boss-4 = *Da hat jemand geübt.*
dr-voice-blow-on-boss-5 = *Das war es mit der guten Laune.*
dr-voice-blow-on-boss-6 = *Das merkt { $who } noch jeden Donnerstag.*
dr-voice-blow-on-boss-7 = *In manchen Ländern hat ein solcher Hieb einen Namen.*
dr-voice-blow-on-boss-8 = *Es klingt wie ein Klavier und eine Treppe.*
dr-voice-blow-on-boss-library-1 = *„Das“, sagt die Oberbibliothekarin, „ist Beschädigung des Bestands.“*
dr-voice-blow-on-boss-library-2 = *Hinter ihr kommt ein Regal herunter. Es war Liebesromane.*
dr-voice-blow-on-boss-library-3 = *Sie vermerkt den Hieb auf eurem Ausweis. Einer ist noch frei.*

dr-voice-blow-on-boss-horse-1 = *Das Pferd schreit zweistimmig, im Terzabstand.*
dr-voice-blow-on-boss-horse-2 = *Eine Naht gibt nach. Drinnen sagt jemand ein Wort.*
dr-voice-blow-on-boss-horse-3 = *„Wir sind Profis“, zischt eine der Hälften.*

dr-voice-blow-on-boss-soup-1 = *Sie schwappt über. So beleidigt hat man sie noch nie.*
dr-voice-blow-on-boss-soup-2 = *Jetzt ist Suppe an der Decke, und dort oben findet sie es auch nicht lustig.*
dr-voice-blow-on-boss-soup-3 = *Eine Möhre taucht auf und geht für immer unter.*

dr-voice-blow-on-boss-geese-1 = *„Unparlamentarisch!“, ruft die Präsidentin. Die Tribüne zischt.*
dr-voice-blow-on-boss-geese-2 = *Sie verliert eine Feder und den Faden.*
dr-voice-blow-on-boss-geese-3 = *Der Antrag ist angenommen: Es tut weh.*

dr-voice-blow-on-boss-window-1 = *„Dafür brauchen Sie ein Formular“, sagt der Unterschreiber und hält sich die Seite.*
dr-voice-blow-on-boss-window-2 = *Sein Stempel fliegt davon und landet auf ABGELEHNT.*
dr-voice-blow-on-boss-window-3 = *Zum ersten Mal seit Beginn der Öffnungszeiten blickt er auf.*

dr-voice-blow-on-boss-laundry-1 = *Die Große Wäsche springt von Feinwäsche auf Stark Verschmutzt.*
dr-voice-blow-on-boss-laundry-2 = *In ihr löst sich etwas und dreht sich mit, immer weiter.*
dr-voice-blow-on-boss-laundry-3 = *Ein rotes Licht geht an. Ein rotes Licht gab es noch nie.*

dr-voice-blow-on-boss-landlord-1 = *„Das geht von der Kaution ab“, sagt der Vermieter zwischen zwei Zähnen hervor.*
dr-voice-blow-on-boss-landlord-2 = *Er ergänzt das Übergabeprotokoll. Seine Hand zittert.*
dr-voice-blow-on-boss-landlord-3 = *Putz rieselt. Er wird sagen, das sei schon so gewesen.*

dr-voice-blow-on-boss-horsemen-1 = *Man muss dem Reiter wieder hinaufhelfen. Das hält alles auf.*
dr-voice-blow-on-boss-horsemen-2 = *„Ach je“, sagt jemand hoch zu Ross, ganz aufrichtig.*
dr-voice-blow-on-boss-horsemen-3 = *Ein Huf geht ab. Er war geliehen.*

dr-voice-blow-on-boss-audit-1 = *Eine Wolke von Belegen steigt auf, darunter auch eure.*
dr-voice-blow-on-boss-audit-2 = *Dem Drachen rutscht die Brille. Das hat er als Einkommen verbucht.*
dr-voice-blow-on-boss-audit-3 = *„Einzeln aufführen, bitte“, sagt der Drache und hustet Funken.*

dr-voice-armour-wins-1 = *Kling. Es hat nichts gemerkt, oder es ist zu höflich, etwas zu sagen.*
dr-voice-armour-wins-2 = *Es prallt ab und trifft jemandes Stolz.*
dr-voice-armour-wins-3 = *Die Rüstung sagt nein.*
dr-voice-armour-wins-4 = *Gut geschlagen, auf etwas gut Gemachtes.*
dr-voice-armour-wins-5 = *Man könnte diese Rüstung anstreichen, wenn man an ihr etwas ausrichten möchte.*
dr-voice-armour-wins-6 = *Es sucht die Fliege, die das war.*
dr-voice-armour-wins-7 = *Das war der laute Teil. Einen anderen Teil gibt es nicht.*
dr-voice-armour-wins-8 = *Das lässt sich wegpolieren.*

dr-voice-explosion-1 = *Es gibt einen Augenblick, in dem alle es kommen sehen und niemand woanders ist.*
dr-voice-explosion-2 = *Es regnet Marker.*
dr-voice-explosion-3 = *Alles auf einmal ist eine ganze Menge.*
dr-voice-explosion-4 = *Ein Geräusch, nach dem man seine Finger zählt, und dann die der anderen.*
dr-voice-explosion-5 = *Jemand hat gesagt, das hält nie. Mit diesem Jemand ist jetzt nicht zu reden.*
dr-voice-explosion-6 = *Als der Rauch verfliegt, verfliegen auch jemandes Augenbrauen.*
dr-voice-explosion-7 = *Es stand auf der Liste der Dinge, um die man sich kümmern wollte.*
dr-voice-explosion-8 = *Meilenweit fliegen die Krähen auf.*
dr-voice-explosion-9 = *Für eine Sekunde ist es wirklich schön.*
dr-voice-explosion-10 = *Das also bedeutete das Schild.*

dr-voice-stolen-1 = *{ $who } klopft auf eine Tasche, dann auf eine andere, dann wieder auf die erste.*
dr-voice-stolen-2 = *{ $thief } rennt nicht einmal.*
dr-voice-stolen-3 = *„Den brauchte ich noch“, sagt { $who }.*
dr-voice-stolen-4 = *Es gibt welche, die vorher fragen. Hier nicht.*
dr-voice-stolen-5 = *{ $who } zählt die Würfel und kommt auf eine kleinere Zahl.*
dr-voice-stolen-6 = *Es war der gute. Es ist immer der gute.*
dr-voice-stolen-7 = *{ $thief } hält ihn gegen das Licht wie jemand, der sich Besseres leisten kann.*
dr-voice-stolen-8 = *Die Hand ist schneller als { $who }.*
dr-voice-stolen-9 = *Man könnte es melden, gäbe es hier ein Amt dafür.*
dr-voice-stolen-10 = *{ $who } würfelt dann mit dem, was übrig ist, und mit Gefühl.*

dr-voice-enrage-1 = *Die Temperatur steigt. Die Möbel auch.*
dr-voice-enrage-2 = *Da drüben hat jemand aufgehört, bis zehn zu zählen.*
dr-voice-enrage-3 = *Wütend war es vorher schon. Das war der Prospekt.*
dr-voice-enrage-4 = *Eine Ader tritt hervor, wo keine war.*
dr-voice-enrage-5 = *Ihm ist etwas eingefallen, was ihr getan habt, oder jemand wie ihr.*
dr-voice-enrage-6 = *Hätte es einen Schreibtisch, es schlüge darauf.*
dr-voice-enrage-7 = *Wut { $after }. Irgendwo gibt es ein Schaubild, und ihr seid im roten Bereich.*
dr-voice-enrage-8 = *Ab hier wird es persönlich; bisher war es nur gewalttätig.*
dr-voice-enrage-9 = *Die Luft summt. Es ist keine Melodie.*
dr-voice-enrage-10 = *Jetzt meint es das ernst.*

dr-voice-surrounded-1 = *Wohin { $who } auch blickt, blickt jemand zurück.*
dr-voice-surrounded-2 = *{ $n } davon, und nur ein Weg hinaus, und darin stehen sie.*
dr-voice-surrounded-3 = *{ $who } ist endlich beliebt.*
dr-voice-surrounded-4 = *„Einer nach dem anderen“, sagt { $who }. Es ist keine solche Schlange.*
dr-voice-surrounded-5 = *{ $who } hat sie genau da, wo sie sein wollen.*
dr-voice-surrounded-6 = *Es ist gemütlich, wenn man Ellbogen mag.*
dr-voice-surrounded-7 = *{ $who } merkt, dass für Füße kein Platz mehr ist.*
dr-voice-surrounded-8 = *Ein Kreis bildet sich. { $who } steht in der Mitte, da, wo die Rede hinkäme.*

dr-voice-stunned-1 = *{ $who } sieht von allen mehrere und ist in der Unterzahl.*
dr-voice-stunned-2 = *{ $who } wird gefragt, welcher Tag heute ist, und denkt darüber nach.*
dr-voice-stunned-3 = *Um den Kopf von { $who } kreisen Vögel. Einer scheint besorgt.*
dr-voice-stunned-4 = *Bei { $who } dreht sich alles, nur nicht das Blatt.*
dr-voice-stunned-5 = *Hallo? Nein. { $who } ist nicht zu sprechen.*
dr-voice-stunned-6 = *{ $who } wartet, bis der Boden wieder vorbeikommt.*
dr-voice-stunned-7 = *Was { $who } gerade tun wollte, war sehr wichtig, und es ist weg.*
dr-voice-stunned-8 = *{ $who } lächelt eine Wand an.*

dr-voice-drink-1 = *Weg in einem Zug, samt Etikett.*
dr-voice-drink-2 = *{ $hero } schüttelt den Rest heraus und sieht vorsichtshalber hinein.*
dr-voice-drink-3 = *Es schmeckt nach Kupfer und guten Vorsätzen.*
dr-voice-drink-4 = *„Für Notfälle“, steht darauf. { $hero } sieht sich um: ja.*
dr-voice-drink-5 = *Das Kleingedruckte liest { $hero } nicht. Es war ziemlich viel.*
dr-voice-drink-6 = *Korken knallen an die Decke.*
dr-voice-drink-7 = *Eins weniger zu tragen, sagt { $hero } und trägt es.*
dr-voice-drink-8 = *Lieber jetzt als nie, und viel lieber als danach.*

dr-voice-fumble-1 = *Eine Eins. { $who } hatte eine Rede vorbereitet und steckt sie weg.*
dr-voice-fumble-2 = *Das wird { $who } noch länger erklären.*
dr-voice-fumble-3 = *Es hätte schlimmer kommen können. Schwer zu sagen, wie.*
dr-voice-fumble-4 = *Ein Geräusch, und dann { $who }, mit der Auskunft, es sei nichts passiert.*
dr-voice-fumble-5 = *Die anderen sehen weg, das ist Freundschaft.*
dr-voice-fumble-6 = *Und { $who } war sich so sicher.*
dr-voice-fumble-7 = *Was an Können fehlte, fehlte auch an Glück.*
dr-voice-fumble-8 = *Jemand lacht und macht ein Husten daraus, zu spät.*

dr-voice-triumph-1 = *Eine Sechs! Bei { $who } sieht es leicht aus, und darüber wird zu reden sein.*
dr-voice-triumph-2 = *{ $who } hat nicht einmal hingesehen. Unklar ist, wohin { $who } gesehen hat.*
dr-voice-triumph-3 = *So macht man das, sagt { $who } und könnte es nicht noch einmal.*
dr-voice-triumph-4 = *{ $who } pustet sich auf die Fingernägel.*
dr-voice-triumph-5 = *Beifall, vor allem von { $who }.*
dr-voice-triumph-6 = *Einen Augenblick lang ist { $who } genau, was auf dem Bogen steht.*
dr-voice-triumph-7 = *Eine Sechs. Schreibt das Datum auf.*
dr-voice-triumph-8 = *{ $who } verbeugt sich in alle vier Himmelsrichtungen.*

dr-voice-empty-hands-1 = *Staub, ein Knopf, das Gefühl, erwartet worden zu sein.*
dr-voice-empty-hands-2 = *Jemand war schon hier und hat gefegt.*
dr-voice-empty-hands-3 = *Die Truhe ist voller kleinerer Truhen, alle leer.*
dr-voice-empty-hands-4 = *Ein Zettel: „Netter Versuch.“*
dr-voice-empty-hands-5 = *Hier war Gold. Man sieht noch, wo.*
dr-voice-empty-hands-6 = *Was glänzte, war nass.*
dr-voice-empty-hands-7 = *Sie sehen hinein, darunter und einander an.*
dr-voice-empty-hands-8 = *Nichts, aber sorgfältig eingewickelt.*

dr-voice-won-library-1 = *Das Buch ist zurück. Es kostet eine Gebühr, und niemand ist mehr da, der sie nimmt.*

dr-voice-won-horse-1 = *Vorhang. Im Parkett klatscht jemand, und es ist die Mutter des Pferdes.*

dr-voice-won-soup-1 = *Die Schüssel ist leer. Wer aufgegessen hat, sieht die anderen an, und alle beschließen, nie zu sagen, wonach es geschmeckt hat.*

dr-voice-won-geese-1 = *Das Hohe Haus erhebt sich. Geschlossen, schnatternd, in Keilform.*

dr-voice-won-window-1 = *Das Formular ist gestempelt. Wofür es war, weiß niemand mehr.*

dr-voice-won-laundry-1 = *Ping. Die Tür geht von selbst auf, und alles darin ist jetzt rosa.*

dr-voice-won-landlord-1 = *Die Schlüssel liegen auf dem Tisch. Jemand sollte den Vertrag lesen; niemand tut es.*

dr-voice-won-horsemen-1 = *Der Weltuntergang ist bis auf Weiteres verschoben. Das Weitere geht an die falsche Adresse.*

dr-voice-won-audit-1 = *Die Bücher sind geschlossen. Unter „Sonstiges“ steht: Helden, mehrere, abgeschrieben.*

## Wofür man sich an sie erinnert

dr-award-slayer = 🗡️ **{ $who }**: hat { $n ->
    [one] den Boss
    *[other] { $n } Bosse
} höchstpersönlich erledigt
dr-award-dice-lost = 🎲 **{ $who }**: um { $n } Würfel bestohlen, und beschreibt jeden mit Wehmut
dr-award-bottle = 🧪 **{ $who }**: hat { $n }-mal zur Flasche gegriffen, immer im Notfall
dr-award-floor = 💤 **{ $who }**: hat sich { $n ->
    [one] einmal
    [2] zweimal
    *[other] { $n }-mal
} im Dienst hingelegt
dr-award-kills = 💥 **{ $who }**: hat { $n } von den Kleinen verabschiedet
dr-award-damage = ⚔️ **{ $who }**: { $n } Schaden, jeder einzelne verdient
dr-award-chin = 🤕 **{ $who }**: hat { $n } Schaden mit dem Gesicht aufgehalten
dr-award-shield = 🛡️ **{ $who }**: hat { $n } Schaden anklopfen lassen und nicht aufgemacht
dr-award-sixes = ⭐ **{ $who }**: { $n } Sechsen, jede davon Absicht
dr-award-ones = 🧱 **{ $who }**: { $n } Einsen, und daraus ein Haus gebaut
dr-award-markers = 🎯 **{ $who }**: hat nach und nach { $n } Marker getragen, manche davon mit Stil
dr-award-crowd = 👥 **{ $who }**: die Mitte von { $n } Aufläufen
dr-award-bandages = 💚 **{ $who }**: insgesamt { $n } geheilt, und immer noch nicht ordentlich
dr-award-volunteer = 🙋 **{ $who }**: hat „Lass mich mal“ gesagt und { $n }-mal recht behalten
dr-award-optimist = 🌦️ **{ $who }**: hat „Lass mich mal“ gesagt und sich { $n }-mal geirrt
dr-award-sponsor = 💸 **{ $who }**: hat { $n }-mal aus eigener Tasche gezahlt und die Belege aufgehoben
dr-award-pupil = 🎓 **{ $who }**: hat { $n } Dinge gelernt und eins benutzt
dr-award-wardrobe = 🎒 **{ $who }**: hat sich { $n }-mal umgezogen und war einmal passend angezogen

## Wie es endet

dr-end-lost-library = 🌑 In der Überfälligen Bibliothek gehen die Lampen aus, Regal für Regal. Zur Schließzeit stehen ein paar neue Bände unter **Helden, Präsenzbestand**.
dr-end-lost-horse = 🌑 Der Vorhang fällt über die Falschen. Aus dem Parkett klatscht ein Paar Hände: Die Zweitbesetzung hat die Rolle.
dr-end-lost-soup = 🌑 Die Suppe ist heute Abend dicker. Die Stammgäste sagen, sie habe mehr Gehalt.
dr-end-lost-geese = 🌑 Erst wird der Antrag angenommen, dann werdet ihr abgelehnt. Das Gänseparlament kommt unter Geschnatter zum nächsten Punkt.
dr-end-lost-window = 🌑 Eure Nummer ist aufgerufen. An Schalter Vier geht das Rollo herunter, und irgendwo sagt ein Stempel, was aus euch wurde.
dr-end-lost-laundry = 🌑 Die Große Wäsche schaltet auf Schleudern. Als sie aufgeht, ist alles, was ihr wart, klein, sauber und ein wenig rosa.
dr-end-lost-landlord = 🌑 Der Vermieter streicht euch unter **Schäden** und trägt euch unter **Inventar** wieder ein.
dr-end-lost-horsemen = 🌑 Es war nicht der Weltuntergang. Es war ein kleiner, ein verspäteter, und es war eurer.
dr-end-lost-audit = 🌑 Der Drache löscht die Tinte. Die Summe unter dem Strich seid ihr, und sie ist rot.
dr-end-lost-here = 🌑 Es ist vorbei, und die Straße hat nicht einmal hingesehen.
dr-end-lost-map = 🌑 Man findet sie in einer Reihe am Wegrand, die Stiefel ordentlich nebeneinander. Niemand hatte auch nur das Schwert gezogen.
dr-end-lost-no-doomrock = 🌑 Die Nacht senkt sich auf den falschen Hügel. Weit weg wartet Doomrock noch eine Weile und macht dann das Licht aus.
dr-end-win = 🌄 Hinter Doomrock wird es Morgen, und der Morgen stellt fest, dass der Berg weniger Ecken hat. Auf dem Weg hinunter fängt jemand an zu singen, schlecht, und niemand hindert ihn daran.

dr-end-fell = ⚰️ **{ $who }** fiel in Runde { $round }{ $by ->
    [none] .
   *[other] {" "}({ $by }).
}
dr-end-left = So knapp: { $rows }, als es vorbei war.
dr-end-far = Nicht so knapp: { $rows }, als es vorbei war.
dr-end-left-row = { $who } hatte noch { $hp } von { $max } LP
dr-award-none = 🪑 **{ $who }**: war dabei und wird das auch sagen
dr-view-alt-ending = { $many ->
    [0] {""}
   *[other] Geschlagen: { $beaten }.{" "}
}Woran man sich erinnert: { $rows }
