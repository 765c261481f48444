# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# de: what the lesson and watching say in German; texts are printf formats
#
# Writes: say_*.

teach_de() {
    say_watch_calls='laufende Aufrufe, der neueste oben'
    say_watch_waiting='das Array waiting, top=%d'
    say_watch_queue='die Liste, das nächste oben'
    say_watch_more='noch %d'
    say_watch_begin='die erste Zelle, %s, ist offen: los geht es'
    say_watch_open='innen ist alles offen: nun werden Wände gebaut'
    say_watch_start='der Spieler steht auf Feld %d: wo ist das Ziel?'
    say_watch_look='von %s geht es nach %s'
    say_watch_none='von %s geht es nirgendwohin'
    say_watch_at='bei %s'
    say_watch_draw='die gezogene Zahl: %d %% %d = %d'
    say_watch_so='%s, also %s'
    say_watch_dig='die Wand von %s nach %s wird geöffnet'
    say_watch_dig_bridge='eine Brücke von %s nach %s, über eine Zelle'
    say_watch_push='%s kommt in waiting[%d]; '
    say_watch_call='ein Aufruf mit %s; '
    say_watch_back='zurück in %s; '
    say_watch_done='es ist nichts mehr zu tun: fertig'
    say_watch_wall='eine Wand, Zellen daran: %d'
    say_watch_seen='Feld %d ist gesehen, von %d aus'
    say_watch_found='das Ziel, auf dem kürzesten Weg: %d Schritte'
    say_watch_frontier='%s der Rand: %d Zellen'
    say_watch_sets='je Menge ein Buchstabe: noch %d'
    say_watch_walk='%s der Weg: %d Zellen'
    say_watch_dug='%s in einem Zug gegraben: %d'
    say_watch_field='%s das Feld: %d x %d Zellen'
    say_watch_list='%s was in der Liste wartet'
    say_watch_bridge='%s über eine Brücke'
    say_watch_step='Schritt %d von %d'
    say_watch_speed='Tempo %d'
    say_watch_small='damit alles zu sehen ist: das Fenster auf %d x %d'
    say_watch_run='Leertaste läuft'
    say_watch_pause='Leertaste hält'
    say_watch_tab='Tab: das Array'
    say_watch_untab='Tab: die Rekursion'
    say_watch_keys=(
        'Leertaste      laufen und anhalten'
        'rechts, links  ein Schritt vor und zurück'
        '+ -            schneller, langsamer'
        'Tab            die Rekursion, oder derselbe Weg mit einem Array'
        'r              von vorn'
        'G              bis zum Ende'
        'q              verlassen'
    )
    say_lesson_titles=(
        'Ein Array: Kästchen in einer Reihe'
        'Die Schrittweite stride: Reihen in einem Array'
        'Der Ring: ein Rand, nach dem niemand fragt'
        'Kandidaten: wohin es gehen kann'
        'Eine Funktion: list_candidates'
        'Eine Zahl entscheidet'
        'dig: ein Gang wird geöffnet'
        'Die Rekursion'
        'Was eine Rückkehr tut'
        'local: ein Name für jeden Aufruf'
        'Dasselbe mit einem Array'
        'Anhang: was ein Aufruf kostet'
        'Anhang: warum bash schließlich abstürzt'
    )
    say_lesson_1=(
        'Ein Labyrinth besteht aus Feldern: manche sind Wände, manche sind offen. maze.sh hat sie in einem
            Array: Kästchen in einer Reihe, in jedem eine Zahl, 0 für eine Wand, 1 für ein offenes Feld.'
        ''
        'Die Kästchen sind gezählt, und die Zählung beginnt mit 0. Die Nummer eines Kästchens ist sein Index.
            Dieses Array hat den Namen cell:'
        ''
        '    Index   0  1  2  3  4  5  6'
        '    cell = (1  0  1  1  0  1  1)'
        ''
        'Was in einem Kästchen ist, schreibt man mit seinem Index: cell[0] ist 1, cell[1] ist 0. Und
            cell[1]=1, ohne Leerzeichen, legt eine 1 in Kästchen 1. In (( )) rechnet bash, dort dürfen
            Leerzeichen stehen; OPEN ist 1, WALL ist 0. So wird also Feld 4 geöffnet:'
        '    ((cell[4] = OPEN))'
    )
    say_lesson_2=(
        'Ein Labyrinth hat Reihen untereinander, ein Array nur eine. Also stehen darin alle Reihen
            hintereinander. x sagt, wo in seiner Reihe ein Feld ist, y in welcher Reihe, beide ab 0. Hier hat
            eine Reihe 9 Felder:'
        '@rows'
        'Die Länge einer Reihe heißt stride. Das Feld bei x in Reihe y hat den Index y~*~stride~+~x. Ein
            Schritt nach Osten ist +~1, nach Westen -~1. Und nach Süden, also nach unten? set_size legt die vier
            Schritte, Osten, Westen, Süden, Norden, in das Array step:'
        '@code set_size'
        '$1 und $2 bekommt es gesagt; für $(( )) setzt bash ein, was es berechnet hat.'
    )
    say_lesson_3=(
        'Felder mit geradem x und y (2, 4, 6 ...) sind Zellen: dorthin kann man gehen. Zwischen zweien ist
            eine Wand oder, wenn sie offen ist, ein Gang: die nächste Zelle ist zwei Schritte weit. Eine offene
            Zelle ist besucht, hier die erste:'
        '@grid 0'
        'Rundherum ist ein Ring offener Felder. Wer von einer Zelle am Rand zwei Schritte weiter sieht,
            findet dort eine 1: besucht, nichts zu tun. So muss niemand fragen, wo der Rand ist.'
    )
    say_lesson_4=(
        'Eine Richtung ist Kandidat, wenn die nächste Zelle dort noch Wand ist: zwei Schritte weit steht eine
            0. Sonst wird nichts gefragt: eine besuchte Zelle ist eine 1, der Ring auch.'
        'Reihe 4 bis 8 unseres Labyrinths, wenn drei Gänge gegraben sind; wir sind auf der 2:'
        '@grid 3 4'
    )
    say_lesson_5=(
        'Eine Funktion ist Code mit einem Namen, in { }. Was sie bekommt, ist $1, $2 ... Diese bekommt
            eine Zelle und legt deren Kandidaten in ein Array:'
        '@code list_candidates'
        'local here=$1 legt die Zelle in here (warum local, kommt später). candidate=() leert das Array, +=
            hängt eines an. for: von do bis done, mit jeder Richtung, den Zahlen 0 bis 3. if: von then bis fi,
            nur wenn es so ist. == fragt, ob zwei gleich sind. ${#candidate[@]} ist, wie viele es sind: sind es
            mehr als 0, so gelingt list_candidates. Hinter # steht eine Bemerkung.'
        'Erst here=$1, dann here in [ ]: mit $1 selbst dort sagt manche bash "syntax error".'
    )
    say_lesson_6=(
        'Welcher Kandidat ist es? Eine Zahl entscheidet. below bekommt gesagt, wie viele es sind; es macht
            aus der letzten Zahl eine neue, state, und pick. %~ist der Rest einer Division: pick ist mindestens
            0 und kleiner als $1:'
        '@code below'
        'Die erste Zahl ist der Seed: wer mit demselben beginnt, bekommt dieselben Zahlen und dasselbe
            Labyrinth.'
        'Auf der 2 gibt es zwei Kandidaten. Also below 2: das führt die Funktion aus, mit 2 als $1. state
            wird 52616557.'
    )
    say_lesson_7=(
        'dig bekommt eine Zelle und eine Richtung, einen der Kandidaten. along ist ein Schritt dorthin, there
            wird der Index der nächsten Zelle, und drei Felder werden geöffnet: die Zelle, die Wand, die nächste
            Zelle.'
        '@code dig'
        'a = b = 1 legt die 1 in beide. Wir sind auf der 2, here ist 58; pick war 1, also der zweite
            Kandidat: Westen.'
        '@grid 3 4'
    )
    say_lesson_8=(
        'Von einer Zelle aus graben: solange es Kandidaten gibt, einen wählen, den Gang graben, und von dort
            aus graben. Die Funktion ruft also sich selbst auf. Das ist Rekursion. Jeder Aufruf hat ein eigenes
            $1: die Zelle, auf der er steht.'
        '@code carve_recursive'
        'while X: tu, was von do bis done steht, solange X gelingt, hier: solange es Kandidaten gibt.
            ${candidate[pick]} ist, was im Kästchen pick ist, $there, wohin dig geführt hat. Anführungszeichen
            halten einen Wert zusammen.'
        'Ein Aufruf läuft, bis er an seine } kommt. Dann geht es in dem weiter, der ihn gemacht hat. Zellen
            heißen nach Spalte und Zeile, ab 0,0.'
    )
    say_lesson_9=(
        'In der Zelle 0,2 gibt es keine Kandidaten: das while endet, und mit ihm der Aufruf. Er kehrt zurück:
            der Aufruf, der ihn gemacht hat, geht hinter der markierten Zeile weiter, mit seinem $1, wie es war.
            So ist man wieder in der Zelle davor, und niemand musste "geh zurück" schreiben:'
        '@marked carve_recursive carve_recursive'
        'Hier: Schritt, Zelle, Kandidaten, gezogene Zahl, Richtung, laufende Aufrufe:'
        '@trace 4 5'
        'In jedem laufenden Aufruf ist $1 ein Index. Vom ältesten bis zum neuesten sind es 20, 38, 40, 58 und
            56.'
    )
    say_lesson_10=(
        '$1 gehört einem Aufruf. Ein eigener Name, spot=$1 etwa, gehört allen: wer ihn ändert, ändert ihn für
            jeden. Diese Rekursion nimmt spot statt $1:'
        '@code carve_without_local'
        'Wenn die Aufrufe auf 20, 38, 40 und 58 laufen, macht der auf 58 den für 56. Der sagt spot=56, findet
            keine Kandidaten und endet. Der auf 58 geht weiter und fragt nach Kandidaten von spot.'
        'Mit local spot=$1 hat jeder Aufruf ein eigenes spot, das mit ihm verschwindet. Taste w zeigt, was
            ohne geschieht.'
    )
    say_lesson_11=(
        'Was bash in Aufrufen aufhebt, kann ein Array: waiting hat die Zellen für die Rückkehr,
            top sagt, wie viele. Das Letzte kommt zuerst dran: ein Stapel.'
        '@code carve_stack'
        'waiting[top++]: das Kästchen bei top; dann wächst top. waiting[--top]: erst schrumpft top.
            elif: sonst, wenn; return beendet die Funktion. w, dann Tab.'
    )
    say_lesson_12=(
        'Die Rekursion ist kürzer. Warum nimmt maze.sh das Array, außer für kleine Labyrinthe?'
        'Trifft bash auf einen Namen, cell etwa, so sucht es unter den Namen des Aufrufs, der arbeitet, dann
            bei dem, der ihn gemacht hat, und so fort bis zum ersten. Je mehr Aufrufe laufen, desto länger
            dauert es, einen Namen zu finden.'
        'Das lässt sich messen, an Labyrinthen mit 100, 400 und 1600 Zellen.'
    )
    say_lesson_13=(
        'Ein laufender Aufruf braucht Speicher, und ein Programm hat für seine Aufrufe ein festes Stück
            davon, oft 8 MB. bash achtet nicht darauf, wie viel noch frei ist. Ist es voll, beendet das System
            das Programm: "Segmentation fault".'
        'Ein Aufruf von carve_recursive braucht, mit denen, die er macht, etwa 2000 Byte. Also gibt es zwei
            Grenzen: bis 12 Zellen nimmt maze.sh von selbst die Rekursion, denn mehr wäre langsam; über 2500
            nie, denn viel mehr stürzt ab.'
    )
    say_lesson_questions=(
        'Welchen Index hat das letzte Kästchen von cell?'
        'Welcher Index liegt südlich von 23, in Reihen von 9?'
        'Auf Zelle 24, in Reihen von 9: welchen Index hat die nächste im Osten?'
        'Wie viele Kandidaten gibt es auf der 2?'
        'Reihen von 9, here ist 24, Süden: was ist here + 2 * step[direction]?'
        'pick ist 52616557 % 2. Was ist das, 0 oder 1?'
        'here ist 58, along ist -1. Welcher Index wird there?'
        'Der Aufruf für 0,0 machte den für 0,1, der den für 1,1, der den für 1,2. Wie viele Aufrufe laufen?'
        'Der neueste Aufruf kehrt zurück. Was ist $1 in dem Aufruf, der weitergeht?'
        'Was ist nun spot?'
        'waiting=(20 38 40 58), top ist 4. Welche Zelle nimmt here=${waiting[--top]}?'
        'Viermal so viele Zellen, tiefere Aufrufe: die Zeit für eine Zelle 1 bleibt, 2 wächst, 3 sinkt?'
        'So viele Aufrufe gehen in 8000000 Byte:'
    )
    say_lesson_rights=(
        'Richtig: sieben Kästchen, ihre Indizes gehen von 0 bis 6.'
        'Richtig: 23 + 9. Süden ist + stride, Norden - stride.'
        'Richtig: 26 ist im Ring, eine 1, und niemand hat nach dem Rand gefragt.'
        'Richtig: Osten und Westen. Norden ist besucht, Süden ist der Ring.'
        'Richtig: 24 + 2 * 9. Ist cell[42] eine 0, so ist Süden Kandidat.'
        'Richtig: 1. Gezählt wird ab 0, also ist es der zweite Kandidat.'
        'Richtig: 58 - 2. dig hat zwei Felder geöffnet; dort gehen wir hin:'
        'Richtig: einer arbeitet, drei warten auf ihn.'
        'Richtig: er ist wieder auf 58 und fragt wieder nach Kandidaten.'
        'Richtig: 56, und 56 hat keine Kandidaten. So endet der Aufruf auf 58, und alle anderen: die meisten
            Zellen werden nie erreicht.'
        'Richtig: --top macht 3 aus 4, und waiting[3] ist 58, die letzte.'
        'Richtig: sie wächst. Eben gemessen, auf diesem Rechner, in Millionstelsekunden für eine Zelle:'
        'Richtig: 8000000 / 2000. 127x127 hat 3969 Zellen: so viele Aufrufe.'
    )
    say_lesson_wrongs=(
        'Zähle an der oberen Zeile entlang: was steht über dem letzten Kästchen?'
        'Das Feld darunter ist eine ganze Reihe weiter: zähle stride dazu.'
        'Ein Schritt nach Osten ist + 1, die nächste Zelle ist zwei weit.'
        'Sieh in jeder Richtung zwei Felder weit und zähle die Nullen.'
        'Ein Schritt nach Süden ist eine ganze Reihe: 9. Nimm zwei davon.'
        'Gerade Zahlen haben den Rest 0, ungerade 1.'
        'Zwei Schritte von -1 ab 58.'
        'Zähle den, der arbeitet, und die, die auf ihn warten.'
        'Es ist der Aufruf, der den neuesten gemacht hat: der davor in der Liste.'
        'Wer hat zuletzt etwas in spot gelegt?'
        'Zähle top um eins herunter: das ist ein Index.'
        'Überlege, was ein Name kostet, wenn mehr Aufrufe laufen.'
        'Teile: 8000000 Byte, 2000 für jeden Aufruf.'
    )
    say_lesson_whys=(
        '1 7 Es sind 7 Kästchen. Aber das erste ist Nummer 0, also das letzte nicht Nummer 7.'
        '1 1 Das ist in dem Kästchen. Sein Index steht darüber.'
        '2 24 Das liegt östlich davon, in derselben Reihe.'
        '2 22 Das liegt westlich davon, in derselben Reihe.'
        '2 14 Das liegt nördlich davon: eine Reihe zurück. Süden ist eine Reihe weiter.'
        '2 25 Das sind zwei Schritte nach Osten. Süden ist in der nächsten Reihe.'
        '2 30 Eine Reihe hat 9 Felder, nicht 7: die des Rings zählen mit.'
        '3 25 Das ist das Feld dazwischen. Die nächste Zelle ist zwei Schritte weit.'
        '3 22 Das ist Westen: - 1 je Schritt. Osten ist + 1.'
        '3 42 Das ist Süden: zwei Reihen weiter. Osten ist + 1 je Schritt.'
        '4 4 Im Norden kommen wir her, und Süden ist der Ring: beide sind 1.'
        '4 3 Einer zu viel: Norden ist besucht, und Süden ist der Ring; beide sind 1.'
        '4 1 Es gibt noch einen: sieh auch zwei Felder nach Westen.'
        '4 0 Die Felder daneben sind Wände, aber sieh zwei Felder weit.'
        '5 33 Das ist ein Schritt: die Wand dazwischen. Nimm zwei.'
        '5 26 Das sind zwei Schritte nach Osten. Süden ist eine Reihe weiter.'
        '6 0 52616557 ist ungerade, also bleibt beim Teilen durch 2 eine 1.'
        '7 57 Das ist die Wand dazwischen. Die nächste Zelle ist zwei Schritte weit.'
        '7 60 Das ist Osten. along ist -1.'
        '8 3 Drei warten. Der für 1,2 läuft auch.'
        '8 1 Einer arbeitet. Aber die anderen sind noch nicht an ihrer }.'
        '9 56 Das ist der Aufruf, der zu Ende ist. Sein $1 ist mit ihm verschwunden.'
        '9 20 Das ist der älteste Aufruf, er geht als letzter weiter.'
        '9 40 Das ist einer zu weit: 40 wartet noch auf den Aufruf auf 58.'
        '10 58 So wäre es mit local: jeder Aufruf hätte sein eigenes.'
        '10 20 Das ist der älteste Aufruf. Seitdem hat jemand spot geändert.'
        '11 3 3 ist der Index in waiting. Was ist in diesem Kästchen?'
        '11 20 Diese Zelle kam als erste hinein. Sie wird als letzte genommen.'
        '11 40 waiting[2] ist 40. Aber --top macht 3 aus 4.'
        '12 1 Für das Array stimmt das: dort arbeitet ein einziger Aufruf. Hier wird jeder Name in mehr
            Aufrufen gesucht.'
        '12 3 Es laufen mehr Aufrufe, also ist mehr zu durchsuchen.'
        '13 400 Da fehlt eine Null.'
        '13 40000 Eine Null zu viel.'
    )
    say_lesson_head='maze.sh tour %d von %d: %s'
    say_lesson_row='    Reihe %d, Index %2d bis %2d:   %s'
    say_lesson_answer='Antwort: %s'
    say_lesson_next='Enter: weiter'
    say_lesson_last='Enter: Ende'
    say_lesson_type='eine Zahl, dann Enter'
    say_lesson_more='auf, ab: mehr'
    say_lesson_watch='w zusehen'
    say_lesson_back='links, rechts: blättern'
    say_lesson_costs=('Zellen' 'Rekursion' 'Array')
    say_lesson_crash='Eben versucht: eine bash mit 1 MB für Aufrufe stürzte nach %d ab, also %d Byte für jeden. Doch die
        riefen nur auf: einer von carve_recursive ruft noch andere Funktionen.'
    say_lesson_no_crash='Eben versucht, in einer eigenen bash, die 1 MB haben sollte: nach %s Aufrufen ging es ihr gut.'
    say_lesson_exercise='Nun selbst: %s tour --exercise 1, und so fort bis 4, einem eigenen Programm. Dann ein eigener Algorithmus, mit -a FILE: docs/algorithms.md. Enter führt weiter zu einem Anhang.'
    say_lesson_own='Und nun ein eigener Algorithmus: %s generate --watch -a FILE. docs/algorithms.md sagt, wie.'
    say_lesson_measuring='es wird gemessen ...'
    say_lesson_number='%s: Hier ist eine Zahl gefragt, in Ziffern, dann Enter.'
    say_lesson_back_to='keine  zurück nach'
}
