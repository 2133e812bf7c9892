import { isCarName } from './dictionaries/unstocked-brands'
import { isBatteryWord } from './dictionaries/synonyms'

/** Car names with another meaning in this shop, each with an unambiguous name to replace it. */
const GOLF = 'golf'
const AMBIGUOUS = new Map([
  [GOLF, 'volkswagen'],
  ['mini', 'cooper'],
  ['smart', 'fortwo'],
])

const CAR_WORDS = new Set('bil bilen auto kfz pkw bilbatteri bilbatterier autobatterie autobatterien'.split(' '))
const GENERATION = /^\d$/
const BARE_NUMBER = /^\d{1,3}$/

/** A model of BMW that is also a name of the size AA. */
const CAR_OR_CELL = 'e91'

/**
 * Replaces ambiguous car names where the other words show that a car is meant, and removes the bare numbers after car names, and
 * E91 beside one, since they are battery sizes too. `golf 7` and `vw golf` mean a car, `golf` alone does not. `mini` and `smart`
 * mean a car when all other words are about cars or batteries: `smart batteri`, but not `iphone 12 mini batteri`. Words for a
 * series are removed too.
 */
export function resolveCarNames(words: readonly string[]): string[] {
  const named = words.map((word, place) => (meansCar(words, place) ? (AMBIGUOUS.get(word) ?? word) : word))
  const isSize = (word: string, place: number) =>
    word === CAR_OR_CELL ? named.some(isCarName) : BARE_NUMBER.test(word) && followsCarName(named, place)
  return named.filter((word, place) => !isSize(word, place) && !namesSeries(named, place))
}

/** `3er` and `3-serie` beside BMW, `C-klass`: only the sign of the series is in the shop's names of cars. */
function namesSeries(words: readonly string[], place: number): boolean {
  const word = words[place] ?? ''
  if (/^klass(?:e|en)?$/.test(word)) return /^[a-z]$/.test(words[place - 1] ?? '')
  return words.includes('bmw') && /^(?:\der|serien?|series)$/.test(word)
}

function meansCar(words: readonly string[], place: number): boolean {
  const word = words[place] ?? ''
  const others = words.filter((_, other) => other !== place)
  if (word === GOLF) return GENERATION.test(words[place + 1] ?? '') || others.some(isCarName)
  return others.some(isCarRelated) && others.every((other) => isCarRelated(other) || BARE_NUMBER.test(other))
}

const isCarRelated = (word: string) => isCarName(word) || CAR_WORDS.has(word) || isBatteryWord(word)

/** True after another number too: `saab 9-3`. */
function followsCarName(words: readonly string[], place: number): boolean {
  const before = words[place - 1] ?? ''
  return isCarName(before) || (BARE_NUMBER.test(before) && followsCarName(words, place - 1))
}
