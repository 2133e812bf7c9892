import type { Texts } from '../../../../texts'

/** Reviews that fit any product. */
export const general: Texts = {
  sv: `
5 | Snabb leverans | Beställde en måndag och hade det på onsdagen. Precis det som stod på sidan.
5 | Nöjd | Fungerar som det ska. Handlar gärna här igen.
5 | Lätt att hitta rätt | Sökte på det som stod på det gamla och fick upp rätt vara direkt.
5 | Bra information | Mått och data stämde. Det är inte alla butiker som bryr sig om det.
4 | Helt okej | Inga konstigheter. Frakten var det enda jag tvekade inför.
4 | Gör sitt jobb | Har haft den i några månader nu. Inget att anmärka på.
4 | Rätt sak till rätt pris | Jämförde runt lite och landade här. Kom hel och väl inslagen.
3 | Bra men lång väntan | Varan är bra men paketet stod stilla på terminalen i tre dagar.
5 | Andra köpet | Köpte likadan i fjol och den förra lever fortfarande.
1 | Fel beställd | Passade inte hos mig. Jag läste inte listan ordentligt, returen gick i alla fall smidigt.
`,
  no: `
5 | Fornøyd kunde | Alt gikk som det skulle, fra bestilling til bruk.
5 | Kom raskt fram | To dager til en liten bygd er imponerende.
5 | Stemmer med beskrivelsen | Mål og data var riktige, så det ble ingen overraskelser.
5 | Fungerer fint | Har brukt den i noen uker nå og merker ingen svakheter.
4 | Bra kjøp | Ikke billigst, men jeg visste hva jeg fikk.
4 | Gjør det den skal | Ingenting å klage på, ingenting å juble over heller.
4 | God pakking | Kom hel fram, og det var lite plast.
3 | Litt treg frakt | Pakken ble liggende over helgen. Varen er det ingenting galt med.
5 | Kjøper igjen | Det er andre gangen, og den første virker ennå.
2 | Bestilte feil | Leste ikke nøye nok. Returen var enkel, så jeg prøver igjen.
`,
  de: `
5 | Alles bestens | Bestellt, bekommen, funktioniert. So soll es sein.
5 | Schnell geliefert | Nach zwei Tagen da, ordentlich verpackt.
5 | Beschreibung stimmt | Die technischen Daten waren vollständig, das hat mir die Suche erspart.
5 | Gerne wieder | Zweite Bestellung, wieder ohne Beanstandung.
4 | Gute Ware | Ein Stern Abzug für den vielen Karton, sonst tadellos.
4 | Macht, was es soll | Seit einigen Wochen im Einsatz, bisher keine Probleme.
4 | Faires Angebot | Verglichen und hier geblieben, auch wegen der klaren Angaben.
3 | Versand hat gedauert | Das Produkt ist gut, das Paket war aber fünf Tage unterwegs.
5 | Passt | Genau wie beschrieben und genau wie gebraucht.
1 | Leider nicht passend | Ich hatte die Liste der Geräte nur überflogen. Die Rücksendung lief einwandfrei.
`,
  da: `
5 | Alt i orden | Kom hurtigt og virkede fra første øjeblik.
5 | Let at finde | Skrev nummeret i søgefeltet, og der var den.
5 | Tilfreds | Jeg har ikke noget at sætte fingeren på.
5 | Beskrivelsen passer | Målene holdt stik, og det er sjældent, når man handler på nettet.
4 | Fin handel | Lidt dyr fragt, men varen er god.
4 | Gør det, den skal | Brugt jævnligt i et par måneder uden problemer.
4 | Hurtig levering | Bestilt om aftenen, hentet i pakkeboksen to dage efter.
3 | Ventede lidt længe | Fire dage er ikke meget, men jeg havde travlt. Varen er fin.
5 | Køber gerne igen | Anden gang, og den første kører stadig.
2 | Ikke den rigtige til mig | Jeg skulle have set listen igennem. Pengene kom retur uden spørgsmål.
`,
}
