/**
 * What shoppers say has happened to a thing, or is to be done with it: it finds nothing, and what the thing is called does. Verbs that
 * name what is missing stand among the kinds of devices instead, as `startar` does.
 */
const COMPLAINTS = new Set(
  (
    'inte ikke nicht ej an har hat er ist är vil vill will kan kann längre lenger længere mehr ' +
    'piper pipper pip piept piepst bipper blinkar blinker blinkt lyser leuchtet larmar ' +
    'trasig trasigt sönder kaputt defekt defekte ødelagt ødelagte broken ' +
    'laddar lädt fungerar funkar fungerer virker funktioniert funktionerer geht går dör dør død döda død stannat stoppet stået steht ' +
    'tomt tom slut tomme leer urladdat utladet entladen afladet fort hurtig hurtigt snabbt schnell dåligt dårlig dårligt svagt schwach ' +
    'byta byte byter bytte bytter skifte skifter udskifte wechseln tauschen austauschen ersetzen ersätta erstatte köpa kjøpe kaufen købe ' +
    'ny nytt nya nye neue neuer neu nyt billig billigt billige günstig bästa beste bedste best'
  ).split(' '),
)

/** The words that are no complaint; all of them where there is nothing else. The last word of a query that is `typing` stays. */
export function withoutComplaints(words: readonly string[], typing = false): string[] {
  const left = words.filter((word, place) => !COMPLAINTS.has(word) || (typing && place === words.length - 1))
  return left.length === 0 ? [...words] : left
}
