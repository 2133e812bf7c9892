import type { Language } from '../../seed/data/records'

/**
 * What shoppers say has happened to a thing, or is to be done with it: it finds nothing, and what the thing is called does. Each language
 * has its own, since a `dör` is no `dør`, which is a door too. Verbs that name what is missing stand beside the kinds of devices
 * instead, as `startar` does.
 */
const COMPLAINTS: Record<Language, ReadonlySet<string>> = {
  sv: complaints(
    'inte ej an har är vill kan längre mer piper blinkar lyser larmar trasig trasigt trasiga sönder defekt defekta ' +
      'laddar fungerar funkar går dör död döda dött stannat stoppat står tomt tom tomma slut urladdat urladdad fort snabbt dåligt ' +
      'dålig svagt byta byte byter bytt ersätta köpa ny nytt nya billig billigt billiga bästa bäst best',
  ),
  no: complaints(
    'ikke har er vil kan lenger mer pipper piper blinker lyser ødelagt ødelagte defekt defekte ' +
      'fungerer virker funker går død døde stoppet står tomt tom tomme slutt utladet fort hurtig hurtigt raskt dårlig dårlige svakt ' +
      'bytte bytter bytt skifte skifter erstatte kjøpe ny nytt nye billig billige beste best',
  ),
  de: complaints(
    'nicht an hat ist will kann mehr piept piepst blinkt leuchtet kaputt defekt defekte defekter ' +
      'lädt funktioniert geht tot steht leer entladen schnell schlecht schwach ' +
      'wechseln tauschen austauschen ersetzen kaufen neu neue neuer neuen günstig günstige billig billige beste bester besten best',
  ),
  da: complaints(
    'ikke ej har er vil kan længere mere bipper piper blinker lyser ødelagt ødelagte defekt defekte ' +
      'fungerer virker funktionerer går død døde stoppet står tomt tom tomme afladet hurtig hurtigt dårlig dårligt svagt ' +
      'bytte bytter skifte skifter udskifte købe ny nyt nye billig billigt billige bedste bedst best',
  ),
}

/** Whether a word is a complaint, and no name of anything. */
export const isComplaint = (word: string, language: Language): boolean => COMPLAINTS[language].has(word)

/** The words that are no complaint; all of them where there is nothing else. The last word of a query that is `typing` stays. */
export function withoutComplaints(words: readonly string[], language: Language, typing = false): string[] {
  const left = words.filter((word, place) => !isComplaint(word, language) || (typing && place === words.length - 1))
  return left.length === 0 ? [...words] : left
}

function complaints(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
