import type { Texts } from '../../../../texts'

export const gear: Texts = {
  sv: `
5 | Litet köp, stor nytta | Skulle ha skaffat den här för länge sedan. Ligger alltid framme nu.
5 | Passade utan trixande | Satt där den skulle på en gång, precis som beskrivningen sa.
4 | Bra kvalitet för pengarna | Enkel men genomtänkt. Anvisningen kunde ha varit tydligare.
5 | Lagat i stället för slängt | En liten del som gjorde att resten kan leva vidare.
4 | Stabil | Har använts mycket den senaste månaden och ser ut som ny.
2 | Mindre än jag trodde | Måtten står på sidan, så det är mitt eget fel. Kollar bättre nästa gång.
`,
  no: `
5 | Gjør hverdagen enklere | Enkel ting som bare virker. Bestiller en til på hytta.
5 | Riktig del | Satt på plass på et minutt, uten verktøy.
4 | God, men enkel bruksanvisning | Jeg fant ut av det, men et bilde til hadde hjulpet.
5 | Slapp å kjøpe ny maskin | Utrolig hva én liten del kan gjøre.
3 | Helt ok | Den gjør jobben, men kjennes litt lett i hånden.
4 | Holder så langt | Brukt hver uke siden i vår uten problemer.
`,
  de: `
5 | Klein, aber wichtig | Seit dem Kauf liegt es griffbereit und wird ständig gebraucht.
5 | Passgenau | Ohne Werkzeug eingesetzt, sitzt wie das Original.
4 | Ordentlich gemacht | Saubere Kanten, gutes Material. Die Anleitung ist knapp.
5 | Reparatur gelungen | Dank dieses Teils muss das Gerät nicht in den Müll.
4 | Alltagstauglich | Seit Wochen täglich in Gebrauch, keine Spuren.
2 | Farbe weicht ab | Funktioniert, sieht aber etwas anders aus als auf dem Bild.
`,
  da: `
5 | Bruger den hver uge | En af de ting, man undrer sig over, at man ikke købte før.
5 | Passede lige i | Ingen filen og intet bøvl. Fem minutter, og så virkede det.
4 | God kvalitet | Føles holdbar. Vejledningen er kun nogle få linjer, men det er nok.
5 | Fik den i gang igen | Det var kun den her del, der manglede.
3 | Okay til prisen | Lidt mere plast, end jeg havde ventet.
4 | Nem at bestille | Fandt den på nummeret og fik den tre dage efter.
`,
}
