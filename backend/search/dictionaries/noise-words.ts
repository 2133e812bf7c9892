import type { Language } from '../../../app/commerce/contract/languages'

/**
 * Words that describe a problem or an intention ("does not charge", "buy", "cheap") and match no product. Each
 * language has its own list: Swedish `dör` (dies) is noise, Danish `dør` is also a door. Verbs that imply a
 * product are PROBLEM_WORDS instead: `startar`.
 */
const NOISE_WORDS: Record<Language, ReadonlySet<string>> = {
  sv: wordSet(
    'inte ej an har är vill kan längre mer piper blinkar lyser larmar trasig trasigt trasiga sönder defekt defekta ' +
      'laddar fungerar funkar går dör död döda dött stannat stoppat står tomt tom tomma slut urladdat urladdad fort snabbt dåligt ' +
      'dålig svagt byta byte byter bytt ersätta köpa ny nytt nya billig billigt billiga bästa bäst best',
  ),
  no: wordSet(
    'ikke har er vil kan lenger mer pipper piper blinker lyser ødelagt ødelagte defekt defekte ' +
      'fungerer virker funker går død døde stoppet står tomt tom tomme slutt utladet fort hurtig hurtigt raskt dårlig dårlige svakt ' +
      'bytte bytter bytt skifte skifter erstatte kjøpe ny nytt nye billig billige beste best',
  ),
  de: wordSet(
    'nicht an hat ist will kann mehr piept piepst blinkt leuchtet kaputt defekt defekte defekter ' +
      'lädt funktioniert geht tot steht leer entladen schnell schlecht schwach ' +
      'wechseln tauschen austauschen ersetzen kaufen neu neue neuer neuen günstig günstige billig billige beste bester besten best',
  ),
  da: wordSet(
    'ikke ej har er vil kan længere mere bipper piper blinker lyser ødelagt ødelagte defekt defekte ' +
      'fungerer virker funktionerer går død døde stoppet står tomt tom tomme afladet hurtig hurtigt dårlig dårligt svagt ' +
      'bytte bytter skifte skifter udskifte købe ny nyt nye billig billigt billige bedste bedst best',
  ),
}

/** Whether a word describes a problem or an intention and names no product. */
export const isNoiseWord = (word: string, language: Language): boolean => NOISE_WORDS[language].has(word)

/** Removes noise words, unless no other words are left. With `typing`, the last word is kept. */
export function withoutNoiseWords(words: readonly string[], language: Language, typing = false): string[] {
  const left = words.filter((word, place) => !isNoiseWord(word, language) || (typing && place === words.length - 1))
  return left.length === 0 ? [...words] : left
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
