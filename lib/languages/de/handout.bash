# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# handout: the pages of the handout in German; the texts are HTML, and those with %d are printf formats too
#
# Writes: say_*.

speak_de_handout() {
    say_handout_title='Wie eine Maschine ein Labyrinth gräbt'
    say_handout_name='Name:'
    say_handout_squares='Ein Labyrinth aus 7x7 Feldern, die Wände mitgezählt, hat 3x3 Zellen. Zwischen zwei Nachbarzellen liegt ein Feld: eine Wand oder ein Gang. Eine Zelle benennen wir nach Spalte und Zeile, ab 0 gezählt.'
    say_handout_begin='<b>Die Regel.</b> Beginne in 0,0.'
    say_handout_rule=(
        'Suche die Nachbarzellen, in denen noch niemand war, immer in dieser Reihenfolge: Osten, Westen, Süden, Norden.'
        'Gibt es welche, zähle sie. Teile die nächste Zahl durch diese Anzahl. Der Rest ist die Nummer der Nachbarzelle, die du nimmst, ab 0 gezählt. Öffne die Wand und geh dorthin. Merke dir, woher du gekommen bist. Mach bei 1 weiter.'
        'Gibt es keine, geh in die Zelle zurück, aus der du gekommen bist. Mach bei 1 weiter.'
        'Kannst du nicht weiter zurück, bist du fertig.'
    )
    say_handout_numbers='Die Zahlen, der Reihe nach:'
    say_handout_table='Schreibe für jeden Schritt eine Zeile. Bei einem Schritt zurück kommt ein - in die erste Spalte.'
    say_handout_heads=(
        'Schritt'
        'Zelle'
        'Nachbarzellen'
        'Zahl % Anzahl = Rest'
        'weiter nach'
    )
    say_handout_questions=(
        'Wie viele Wände hast du geöffnet? Warum ist es genau eine Wand weniger, als es Zellen gibt?'
        'Wann musstest du dir die meisten Zellen merken, und welche waren das?'
        'Wenn die Regel eine Funktion ist, die sich selbst aufruft: Wo merkt sich das Programm diese Zellen?'
    )
    say_handout_cards='Rollenkarten für sechs Personen'
    say_handout_card='Aufruf %d'
    say_handout_worksheet='Das Arbeitsblatt'
    say_handout_seed='Startwert %d'
    say_handout_back='zurück zu'
    say_handout_play='Markiert 3x2 Zellen auf dem Boden. Jede Person nimmt eine Karte und folgt der Regel für eine Zelle: Das ist ein Aufruf. Aufruf 1 beginnt in 0,0. Eine weitere Person liest die Zahlen vor. Wer sich gesetzt hat, darf noch einmal aufgerufen werden.'
    say_handout_roles=(
        'Stell dich in deine Zelle. Nenne die Nachbarzellen, in denen noch niemand war: Osten, Westen, Süden, Norden.'
        'Gibt es welche, zähle sie. Lass dir die nächste Zahl vorlesen und teile sie durch diese Anzahl. Der Rest ist die Nummer der Nachbarzelle, die du nimmst, ab 0 gezählt. Öffne die Wand und schick die nächste Person dorthin. Bleib stehen und warte.'
        'Hat sich diese Person gesetzt, mach bei 1 weiter.'
        'Gibt es keine, endet dein Aufruf: Setz dich.'
    )
    say_handout_homework='Hausaufgabe'
    say_handout_homework_task='Grabe dieses Labyrinth nach derselben Regel.'
    say_handout_homework_questions=(
        'In welcher Zelle warst du, als du dir die meisten Zellen merken musstest?'
        'Zeichne die Aufrufe als Baum: jeden Aufruf unter den, der ihn ausgelöst hat.'
        'Am Computer: bash maze.sh tour --exercise 4'
    )
    say_handout_key='Lösungen für die Lehrkraft'
    say_handout_answers='Antworten'
    say_handout_answered=(
        '8 Wände bei 9 Zellen: Das Graben kommt in jede Zelle außer der ersten durch genau eine geöffnete Wand.'
        'In der tiefsten Zelle. Es sind die Zellen der wartenden Aufrufe: alle auf dem Weg von 0,0 dorthin, die tiefste selbst ausgenommen.'
        'In den laufenden Aufrufen: Jeder hat sein eigenes $1.'
        'Im Baum der Aufrufe stehen unter einer Zelle die Zellen, die von ihr aus erreicht wurden.'
    )
}
