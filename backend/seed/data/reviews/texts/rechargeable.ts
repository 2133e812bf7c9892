import type { Texts } from '../../../../texts'

export const rechargeable: Texts = {
  sv: `
5 | Slut på engångsbatterier | Har laddat dem säkert trettio gånger i barnens handkontroller och märker ingen skillnad än.
5 | Behåller laddningen | Låg i lådan i två månader och gick ändå att använda direkt.
4 | Bra, men ladda långsamt | I en snabbladdare blev de varma. I en vanlig fungerar de fint.
5 | Starka i blixten | Kortare väntan mellan bilderna än med vanliga batterier.
4 | Sparar pengar | Dyrare i början, men de har betalat sig flera gånger om.
2 | Något mindre kapacitet | Min laddare mäter lite lägre än det som står på höljet. Användbara, men inte vad jag hoppades på.
`,
  no: `
5 | Holder seg oppladet | Jeg lader dem én gang i måneden til lommelykta. Mer skal det ikke til.
5 | Målte dem selv | Alle i pakken lå tett på oppgitt kapasitet. Det er ikke hverdagskost.
5 | Perfekt til spill | Kontrolleren varer en hel helg, og så er det bare å bytte sett.
4 | Gode, men litt tykke | De sitter stramt i en gammel lykt, ellers ingen problemer.
3 | Trenger et par runder | De var svake i starten og ble bedre etter tre ladinger.
5 | Mindre avfall | Vi har nesten sluttet å levere batterier til gjenvinning. Det sier det meste.
`,
  de: `
5 | Nach einem Jahr wie neu | Täglich im Einsatz am Mikrofon, die Laufzeit hat nicht spürbar nachgelassen.
5 | Sofort einsatzbereit | Kamen geladen an und waren noch am selben Abend im Gerät.
5 | Endlich weniger Müll | Die Schublade mit leeren Batterien gehört der Vergangenheit an.
4 | Gute Zellen | Mit dem Ladegerät gemessen: knapp unter der Angabe, alle sehr gleichmäßig.
4 | Lohnt sich | Teurer in der Anschaffung, aber im Kinderzimmer macht sich das schnell bezahlt.
2 | Für die Taschenlampe zu lang | Kontakt passt bei meiner Lampe nicht. Bitte vorher nachmessen, ich habe es nicht getan.
`,
  da: `
5 | Genopladet mange gange | Bruges i babyalarmen hver nat, og de er stadig friske.
5 | Holder på strømmen | Selv efter en sommer i campingvognen var der strøm nok til lampen.
4 | Rigtig gode | Lader man dem langsomt op, bliver de ikke varme. Det er et stort plus hos os.
5 | Gode i blitzen | Blitzen er klar igen på få sekunder.
4 | Tjener sig ind | Jeg regnede på det: Efter otte opladninger var de billigere end de almindelige.
3 | Et var svagt | Af fire holder det ene lidt kortere end de andre. Jeg har mærket det med tusch.
`,
}
