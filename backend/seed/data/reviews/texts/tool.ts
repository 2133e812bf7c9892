import type { Texts } from '../../../../texts'

export const tool: Texts = {
  sv: `
5 | Som ny maskin | Maskinen hade blivit trött och jag var på väg att köpa ny. Det räckte med batteriet.
5 | Klickar i ordentligt | Sitter stadigt utan glapp och laddar i min gamla laddare.
4 | Bra drifttid | Ungefär dubbelt så länge som mitt slitna original. Väger lite mer.
5 | Klarar kylan | Använt utomhus i flera minusgrader utan att tappa orken direkt.
4 | Prisvärd | Har haft både det dyra och det här. För mitt bruk hemma märker jag ingen skillnad.
2 | Gick trögt att få i | Fick fila lite på styrningen innan den gled in. Fungerar nu men det ska inte behövas.
`,
  no: `
5 | Sparte maskinen | Hadde nesten kastet hele greia. Nytt batteri, og den går som da den var ny.
5 | Lader i originalladeren | Var litt spent, men lampen ble grønn etter en times tid, og så var det bare å jobbe.
5 | Holder arbeidsdagen | Jeg rekker å bli ferdig før batteriet gjør det.
4 | Litt tyngre enn det gamle | Men så varer det mye lenger også, så jeg klager ikke.
3 | Helt greit | Driftstiden er litt kortere enn jeg hadde regnet med. Prisen tatt i betraktning er det i orden.
5 | Enkelt å finne riktig | Søkte på modellen, og det stod at den passet. Det gjorde den.
`,
  de: `
5 | Gerät gerettet | Sollte schon auf den Wertstoffhof. Mit dem neuen Akku läuft alles wieder.
5 | Rastet sauber ein | Kein Wackeln, die Ladeanzeige stimmt auch.
5 | Hält einen Arbeitstag | Für mich als Heimwerker mehr als genug.
4 | Preis und Leistung stimmen | Etwas schwerer als der alte, dafür deutlich länger im Einsatz.
4 | Wird beim Laden warm | Nicht heiß, aber spürbar. Sonst einwandfrei.
2 | Anzeige ungenau | Die Leistung ist gut, nur springt die Restanzeige von halb auf leer.
`,
  da: `
5 | Reddede maskinen | Den gamle kunne ikke længere holde strøm i ti minutter. Nu er der ro på igen.
5 | Passer præcist | Sætter sig med et tydeligt klik og slipper igen uden kamp.
4 | Længere tid pr. opladning | Jeg når hele huset på én gang nu. Det kunne jeg ikke før.
5 | Godt køb | Billigere end en ny maskine og bedre for miljøet.
3 | Lidt langsom at lade | Virker, som den skal, men det tager længere tid end med den gamle.
4 | Robust | Har været tabt fra stigen en gang. Kun en skramme.
`,
}
