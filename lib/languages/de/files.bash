# shellcheck shell=bash
# shellcheck disable=SC2034 # found by their names
#
# files: what is noted or refused in the file of a maze, in German; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_de_files() {
    say_control_character='enthält ein Steuerzeichen'
    say_many_columns='mehr als %d Spalten'
    say_long_line='länger als %d Byte'
    say_many_other_lines='mehr als %d Leerzeilen und Kommentare'
    say_many_keys='mehr als %d Tasten'
    say_not_plain='kein reiner Text; nötig ist UTF-8 ohne Farben'
    say_few_rows='das Labyrinth hat nur %d von %d Zeilen'
    say_many_rows='mehr als %d Zeilen'
    say_few_codes='Codes in der Zeile: %d, erwartet: %d'
    say_unknown_code='%s ist kein Code; nimm 0 bis 9'
    say_no_maze='%s: kein Labyrinth gefunden; zeichne jede Reihe als eine Zeile'
    say_no_walls='es gibt keine Wände; zeichne Wände mit #, offene Felder mit Leerzeichen'
    say_no_corner='Linien beginnen mit einer Ecke; speichere Formen mit -f text'
    say_several_walls='mehrere Zeichen könnten für die Wand stehen; zeichne sie mit #'
    say_unknown_signs='zu viele Zeichen haben keine Bedeutung: %s; zeichne Wände mit #'
    say_unread_format='half, braille, edges und json sind nicht lesbar; speichere mit -f text'
    say_text_row='Text zwischen den Zeilen: %s; entferne diese Zeile'
    say_no_row='keine Zeile: %s; zeichne mindestens 3'
    say_long_sign='ein Feld hat mehr als ein Zeichen: %s; nimm eines je Feld'
    say_word_squares='Wörter als Felder: %s; nimm Zeichen'
    say_wall_in_cell='Spalte %d: in einer Zelle steht eine Wand; zeichne | zwischen zwei Zellen'
    say_uneven_posts='die Pfosten haben ungleiche Abstände; zeichne alle Zellen gleich groß'
    say_half_wall='ein Feld besteht aus zwei verschiedenen Zeichen; zeichne beide gleich'
    say_read_as_open='als offen gelesen: %s'
    say_first_player='von %d Spielern zählt der erste'
    say_first_goal='von %d Zielen zählt das erste'
    say_slopes='/ und \ sind nicht lesbar; zeichne nur senkrechte und waagerechte Wände'
    say_three_wide='jedes Feld ist drei Zeichen breit; nimm ein oder zwei'
    say_second_table='zweite Tabelle; zeichne ein einziges Bild'
    say_read_as_codes='als Labyrinthdatei gelesen, in der 1 eine Wand ist'
    say_found_start='Start: %s'
    say_found_goal='Ziel: %s'
    say_short_rows='Zeilen, die zu früh enden: %d'
    say_skipped_line='Zeile %d übersprungen: %s'
    say_skipped_lines='Zeilen %d bis %d übersprungen'
    say_more_notes='und %d weitere'
    say_second_end='mehr als ein Spieler (8) oder Ziel (7)'
    say_corner='das Ziel liegt in einer unerreichbaren Ecke'
    say_no_other_end='diese Brücke hat nur ein Ende'
    say_picture_bridges='Brücken im Bild sind mehrdeutig; speichere mit -f text'
}
