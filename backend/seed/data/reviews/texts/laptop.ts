import type { Texts } from '../../../../texts'

export const laptop: Texts = {
  sv: `
5 | Slipper sladden igen | Fyra timmar med vanligt kontorsarbete. Förut dog den när någon snubblade på sladden.
5 | Passade direkt | Skruvade ur det gamla, i med det nya. Datorn hittade det utan krångel.
4 | Bra ersättare | Håller inte riktigt lika länge som när datorn var ny, men så är den också åtta år gammal.
5 | Räddade en skoldator | Mycket billigare än en ny och den räcker fint till läxorna.
4 | Kontrollera numret | Det finns flera som ser likadana ut. Med numret från undersidan blev det rätt.
2 | Fläkten går mer | Kan vara en slump, men datorn låter mer när den laddar nu.
`,
  no: `
5 | PC-en lever | Nå kan jeg sitte i sofaen igjen uten å lete etter stikkontakt.
5 | God passform | Skruehullene stemte, og lokket gikk igjen uten å bule.
4 | Varer en arbeidsøkt | Rundt fire timer med skriving og nett. Det er jeg fornøyd med.
5 | Riktig med en gang | Fant delenummeret på det gamle batteriet og søkte på det.
3 | Litt unøyaktig måler | Hopper fra femten til fem prosent. Etter noen runder ble det bedre.
4 | Bedre enn å kjøpe ny | Maskinen er gammel, men god nok. Synd å kaste den.
`,
  de: `
5 | Notebook wieder mobil | Endlich ohne Netzteil in die Bibliothek. Gut vier Stunden sind drin.
5 | Einbau problemlos | Schrauben lösen, Stecker um, fertig. Wurde sofort erkannt.
4 | Ordentlicher Ersatz | An den alten Originalakku im Neuzustand kommt er nicht ganz heran, reicht mir aber.
5 | Teilenummer gesucht und gefunden | Über die Nummer auf dem alten Akku genau den richtigen bekommen.
4 | Kalibrieren hilft | Einmal ganz leer, einmal ganz voll, seitdem stimmt die Anzeige.
2 | Sitzt etwas stramm | Beim Einsetzen war Nachdruck nötig. Funktion ist in Ordnung.
`,
  da: `
5 | Fri for ledningen | Kan bruge den i toget igen, hele vejen frem og tilbage.
5 | Let at skifte | Otte skruer og et stik. Computeren viste fuld kapacitet bagefter.
4 | God erstatning | Omkring fire timer. Det er nok til en eftermiddag på biblioteket.
5 | Fandt det på nummeret | Det gamle batteri havde et langt nummer, og søgningen kendte det.
3 | Langsomt til sidst | Det tager lang tid at få de sidste procent på.
4 | Klogere end at købe en ny | Maskinen er fin nok, det var kun batteriet, der var træt.
`,
}
