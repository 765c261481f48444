# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# replies: the replies to answers in the lesson, and the notes about what bash reports, in Finnish
#
# Writes: say_*.

speak_fi_replies() {
    say_lesson_rights=(
        'Oikein: se tulostaa 8. Laatikko 5 on kuudes, koska ensimmäinen on laatikko 0.'
        'Oikein: laatikossa 3 on nyt 1, ja käytävä alkaa. Muut ovat ennallaan.'
        'Oikein: 1 + 1 on 2, joten molemmat ruudut ovat auki.'
        'Oikein: 23 + 9 on 32. Askel etelään lisää rivin pituuden (stride), askel pohjoiseen vähentää sen.'
        'Oikein: 21 ruutua ja kummassakin päässä yksi kehän ruutu.'
        'Oikein: y on 6 ja x on 4, joten indeksi on 6 * 9 + 4 = 58.'
        'Oikein: kutsussa set_size 21 11 $1 on 21, joten stride on 23.'
        'Oikein: laatikko 1 on seinä, joten rivi tulostaa sanan.'
        'Oikein: nämä ovat ruudut idässä, lännessä, etelässä ja pohjoisessa.'
        'Oikein: ehdokkaita on kaksi, itä ja länsi, ja 52616557 % 2 on 1. Laatikot numeroidaan nollasta, joten valinta
            on toinen, länsi.'
        'Oikein: solusta 20 pääsee vain itään, sillä etelässä olevassa solussa on jo käyty.'
        'Oikein: candidate[1] on 1 eli länsi. Ruudut 57 ja 56 ovat nyt auki, ja kulku jatkuu solusta 56.'
        'Oikein: rekursiossa kutsut, joiden luvut ovat 3, 2 ja 1, tulostavat lukunsa. Kun viimeinen kutsu päättyy, myös
            muut päättyvät.'
        'Oikein: 7 + 2 + 8 + 5 on 22. Rekursiossa solmun kutsu lisää solmun arvon ja jättää loput alempien solmujen
            kutsuille.'
        'Oikein: yksi kutsu on käynnissä, ja kolme odottaa sen päättymistä.'
        'Oikein: kulku on taas solussa 58 ja hakee sen ehdokkaat uudestaan.'
        'Oikein: arvo on 56, eikä sillä solulla ole ehdokkaita. Siksi solun 58 kutsu päättyy, ja niin päättyvät
            muutkin: useimpiin soluihin ei koskaan päästä.'
        'Oikein: top on nyt 3, ja 58 on viimeksi lisätty solu.'
        'Oikein: 20, 38, 40 ja 58. Viides solu, 56, on muuttujassa here.'
        'Oikein: aika pitenee.'
        'Oikein: 8 000 000 / 2000 on 4000. 127x127 ruudun sokkelossa on 3969 solua, ja se voi tarvita yhtä monta
            kutsua.'
    )
    say_lesson_hints=(
        'Kirjoita sama rivi kuin yllä, mutta vaihda indeksi.'
        'Kirjoita taulukon nimi, indeksi hakasulkeisiin, = ja arvo, kuten cell[5]=1.'
        'Rivi on muotoa echo $((cell[ ] + cell[ ])). Indeksit ovat here - 1 ja here + 1.'
        'Etelässä oleva ruutu on kokonaisen rivin päässä: lisää rivin pituus (stride).'
        'Taulukon rivillä on sekä sokkelon että kehän ruutuja.'
        'Laske ensin rivistä y ja sarakkeesta x, sitten y * stride + x.'
        'Kirjoita ensin set_size, leveys ja korkeus, sitten ; ja echo "$stride".'
        'Muuta yllä olevaa riviä: vertaa laatikkoa cell[here] arvoon WALL ja tulosta wall.'
        'Tulosta silmukassa muuttujan here ja askeleen summa: $((here + step[direction])).'
        'Katso joka suunnassa kahden ruudun päähän ja laske nollat. Laske sitten jakojäännös.'
        'Kirjoita ensin list_candidates "$here", sitten ; ja echo "${#candidate[@]}".'
        'Kirjoita dig, solu "$here" ja suunta eli "${candidate[ ]}" oikealla indeksillä.'
        'Muuta yllä olevaa funktiota: nimi on down, ehto (($1 > 0)), ja sisempi kutsu saa argumentin $(($1 - 1)).
            Merkin } jälkeen tulevat ; ja down 3.'
        'Muuta yllä olevaa funktiota: nimi on add, ja echo-komennon paikalla on ((sum += value[$1])). Merkin } jälkeen
            tulevat ; add 1; ja echo "$sum".'
        'Laske yhteen käynnissä oleva kutsu ja kutsut, jotka odottavat sen päättymistä.'
        'Se kutsu jatkuu, josta uusin alkoi. Luettelossa se on juuri ennen uusinta.'
        'Mikä kutsu sijoitti viimeksi arvon muuttujaan spot?'
        'Tulosta taulukon waiting laatikko, jonka indeksi on --top.'
        'Viidestä kutsusta yksi ei odottanut. Missä sen solu on tässä?'
        'Mieti, kauanko muuttujan löytäminen kestää, kun aktiivisia kutsuja on enemmän.'
        'Yksi kutsu vie 2000 tavua: jaa 8 000 000 tällä luvulla.'
    )
    say_check_endless='Koodisi suoritus ei päättynyt %d sekunnissa.'
    say_check_noise='Koodisi keskeytettiin, koska se tulosti liikaa.'
    say_check_ended='Koodisi päätti sen bashin, joka suoritti sitä, kuten exit tekee.'
    say_note_reports='bash ilmoittaa: %s'
    say_note_bracket='Komento [ päättyy sanaan ]. Merkin [ jälkeen ja merkin ] edellä on välilyönti.'
    say_note_number='bash piti arvoa %s komennon nimenä. Arvon tulostaa echo; sijoituksessa ei ole välilyöntiä merkin =
            jäljessä.'
    say_note_assign='bash piti sanaa ”%s” komentona. Sijoituksessa ei ole välejä merkin = ympärillä eikä merkkiä $ nimen
            edessä; (( )) laskee.'
    say_note_command='Komennon ensimmäinen sana on sen nimi, eikä bash tunne komentoa ”%s”.'
    say_note_file='Sulkeiden (( )) ulkopuolella < ja > ovat tiedostojen nimien edellä. Sisällä ne vertaavat lukuja.'
    say_note_word='Ennen sanaa ”%s” bash odottaa komentoa, puolipistettä tai uutta riviä ja sanaa, johon se kuuluu.'
    say_note_token='Ennen merkintää ”%s” bash odottaa jotain muuta: for ja while tarvitsevat do-sanan, puolipiste
            erottaa komennot, kutsussa ei ole sulkeita ( ), ja NIMI+=( kirjoitetaan ilman välilyöntejä.'
    say_note_end='bash luki loppuun asti, ja jotain puuttuu: if tarvitsee fi-sanan, do tarvitsee done-sanan ja { merkin
            }.'
    say_note_open='bash luki loppuun asti eikä löytänyt merkkiä %s, joka sulkisi avatun.'
    say_note_substitution='Merkkien ${ ja } välissä bash lukee nimen tai nimen ja indeksin: ${cell[0]}.'
    say_note_integer='[ ] vertaa tässä lukuja, eikä ”%s” ole luku. Nimi tarvitsee siellä merkin $, sulkeissa (( )) ei.'
    say_note_operator='[ ] laskee sanansa, ja tyhjä arvo ilman lainausmerkkejä ei ole sana. (( )) vertaa lukuja.'
    say_note_zero='Merkin / tai %% jälkeinen luku oli 0. Muuttuja, jolla ei ole arvoa, on laskussa 0.'
    say_note_target='Sulkeissa (( )) merkin = edellä voi olla vain muuttuja tai laatikko. Vertailu kirjoitetaan ==.'
    say_note_operand='Tästä laskusta puuttuu luku tai muuttuja kohdassa ”%s”.'
    say_note_digit='bash lukee ”%s” yhtenä lukuna. Tällaisessa luvussa ei ole kirjaimia, ja alun 0:n jälkeen on vain
            numeroita 0–7.'
    say_note_between='bash ei voi laskea merkinnällä ”%s”: se tuntee kokonaisluvut, nimet ja kahden välissä
            operaattorin, kuten + tai *.'
    say_note_index='Indeksi on tyhjä tai alle 0, eikä sellaista laatikkoa ole.'
    say_note_identifier='”%s” ei voi olla muuttujan nimi: nimessä on vain kirjaimia, numeroita ja _, eikä se ala
            numerolla.'
    say_note_nesting='Liian monta kutsua oli aktiivisena yhtä aikaa: funktio kutsuu itseään yhä uudestaan.'
    say_note_unset='”%s” on ilman arvoa, kun sitä ensi kerran käytetään.'
    say_note_dollar='bash ei korvannut merkkiä $: merkkien '\'' ja '\'' välissä tai merkin \ jäljessä se on tavallinen
            merkki.'
    say_note_first='Pelkkä $NIMI on laatikko 0. Indeksi kuuluu aaltosulkeiden sisään: ${NIMI[INDEKSI]}.'
    say_note_gaps='Ennen viimeistä laatikkoa puuttuu laatikoita. NIMI+=("ARVO") lisää seuraavan laatikon.'
    say_note_joined='NIMI+=ARVO yhdistää tekstit: luvuista 0 ja 1 tulee 01. NIMI+=("ARVO") lisää laatikon, ja ((NIMI +=
            ARVO)) laskee yhteen.'
    say_note_reversed='Järjestys on päinvastainen: sisemmän kutsun jäljessä oleva suoritetaan vasta, kun kutsu on
            päättynyt.'
    say_note_place='Tämä on indeksi itse. Sen laatikon arvo on ${NIMI[INDEKSI]}.'
    say_note_text='”%s” on tekstiä. bash vaihtaa nimen arvoksi merkin $ jäljessä ja laskee sulkeissa (( )) ja $(( ))
            sekä taulukon sulkeissa [ ].'
}
