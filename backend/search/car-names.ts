import { isCar } from './dictionaries/unstocked-brands'
import { saysLittle } from './dictionaries/synonyms'

/**
 * Cars that are called like something else here, each with a name that nothing else has: they are meant only in the company of
 * what tells.
 */
const GOLF = 'golf'
const AMBIGUOUS = new Map([
  [GOLF, 'volkswagen'],
  ['mini', 'cooper'],
  ['smart', 'fortwo'],
])

const CAR_WORDS = new Set('bil bilen auto kfz pkw bilbatteri bilbatterier autobatterie autobatterien'.split(' '))
const GENERATION = /^\d$/
const BARE_NUMBER = /^\d{1,3}$/

/**
 * Words in which a car stands by a name that nothing else has, and without the bare numbers behind it: the numbers of car models are those
 * of batteries too, and mean something else there. `golf 7` and `vw golf` are a car, and `golf` alone is none; `mini` and `smart` are one
 * when nothing else is named: `smart batteri`, and not `iphone 12 mini batteri`.
 */
export function carsMeant(words: readonly string[]): string[] {
  const named = words.map((word, place) => (isMeantAsCar(words, place) ? (AMBIGUOUS.get(word) ?? word) : word))
  return named.filter((word, place) => !(BARE_NUMBER.test(word) && isBehindCar(named, place)))
}

function isMeantAsCar(words: readonly string[], place: number): boolean {
  const word = words[place] ?? ''
  const others = words.filter((_, other) => other !== place)
  if (word === GOLF) return GENERATION.test(words[place + 1] ?? '') || others.some(isCar)
  return others.some(saysOfCar) && others.every((other) => saysOfCar(other) || BARE_NUMBER.test(other))
}

const saysOfCar = (word: string) => isCar(word) || CAR_WORDS.has(word) || saysLittle(word)

/** Also behind another number: `saab 9-3`. */
function isBehindCar(words: readonly string[], place: number): boolean {
  const before = words[place - 1] ?? ''
  return isCar(before) || (BARE_NUMBER.test(before) && isBehindCar(words, place - 1))
}
