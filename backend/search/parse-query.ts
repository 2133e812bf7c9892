import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { searchWords } from '../database/schema/search'
import type { Language } from '../../app/commerce/contract/languages'
import { resolveCarNames } from './car-names'
import { isNoiseWord, withoutNoiseWords } from './dictionaries/noise-words'
import { splitCompound, startSpellings } from './split-compound'
import { correctSpelling } from './correct-spelling'
import { type Alternative } from './query-words'
import { type QueryWord } from './query-words'
import { joinNames } from './query-words'
import { queryWords } from './query-words'
import { zerosForLetters } from './letters-for-digits'
import { fullSizeCode, isSizePrefix, sizeCodesOfDigits } from './size-codes'
import { swappedDigits } from './swapped-digits'
import { beginsUnstockedBrand, isUnstockedBrand } from './dictionaries/unstocked-brands'
import { namesBattery, isBatteryWord, withoutStopWords } from './dictionaries/synonyms'
import { loadThesaurus, isProblemWord, type Thesaurus } from './thesaurus'
import { keyLexeme } from './tokenize'

const languageParam = sql.placeholder('language')
const input = sql`unnest(${sql.placeholder('words')}::text[]) as asked(word)`
const lastCharacter = sql`chr(1114111)`

/** Each word with its stem; `whole`: the dictionary has it; `known`: it has the word, its stem or a word with this prefix. */
const lookUp = statement((db) =>
  db
    .select({
      word: sql<string>`asked.word`,
      stem: sql<string>`coalesce((ts_lexize(('shop_' || ${languageParam}::text)::regdictionary, asked.word))[1], asked.word)`,
      whole: sql<boolean>`exists (select 1 from ${searchWords} where ${searchWords.language} = ${languageParam}
        and ${searchWords.word} = asked.word)`,
      known: sql<boolean>`exists (select 1 from ${searchWords} where ${searchWords.language} = ${languageParam}
        and ${searchWords.word} ~>=~ asked.word and ${searchWords.word} ~<~ (asked.word || ${lastCharacter}))
        or exists (select 1 from ${searchWords} where ${searchWords.language} = ${languageParam} and ${searchWords.stem} =
          (ts_lexize(('shop_' || ${languageParam}::text)::regdictionary, asked.word))[1])`,
    })
    .from(input)
    .prepare('search_look_up'),
)

const MIN_MODEL_LENGTH = 3

/** The part of a thesaurus name that a finished query must have: `hund` is no `hundpejl`. While it is typed, any part will do. */
const MIN_SHARE = 2 / 3

const MAX_ENDING_LENGTH = 2

/** A finished number of so few digits is a model or a size, and no beginning: hardly a longer number is meant. */
const SHORT_NUMBER = /^\d{1,2}$/

type Entry = { word: string; stem: string; whole: boolean; known: boolean }
type WordContext = { db: Database; language: Language; thesaurus: Thesaurus; asksForBattery: boolean; typing: boolean }

/**
 * The words of a query, without stop words and noise words, each with its stem and alternatives. An unknown word is split as a
 * compound or corrected. With `typing`, the last word may be unfinished.
 */
export async function parseQuery(db: Database, query: string, language: Language, typing = false): Promise<QueryWord[]> {
  const thesaurus = await loadThesaurus(db, language)
  const named = resolveCarNames(joinNames(queryWords(query), thesaurus.joinedNames))
  const words = withoutNoiseWords(withoutStopWords(named, typing), language, typing)
  if (words.length === 0) return []
  const entries = await lookUpWords({ db, language }, words)
  const context = { db, language, thesaurus, asksForBattery: entries.some(namesBattery), typing }
  return Promise.all(
    entries.map((entry, position) =>
      parseWord(context, entry, { before: words[position - 1], isLast: position === words.length - 1 }),
    ),
  )
}

async function parseWord(
  context: WordContext,
  { word, stem, whole, known }: Entry,
  { before, isLast }: { before: string | undefined; isLast: boolean },
): Promise<QueryWord> {
  const { thesaurus } = context
  // A noise word is neither corrected nor stemmed: `nicht` is no misspelled `Licht`, `billig` no inflection of `bil`.
  if (isNoiseWord(word, context.language))
    return { word, stem: word, isKnown: known, isCorrected: false, correction: null, alternatives: [] }
  const [compounds, sizes] = await Promise.all([compoundAlternatives(context, word, known), sizeAlternatives(context, word)])
  const batteries = context.asksForBattery ? thesaurus.batteriesOf(word, stem) : []
  const alternatives = [...thesaurus.alternativesOf(word, stem), ...batteries, ...compounds, ...sizes]
  const isKnown = known || alternatives.length > 0
  const found = {
    word,
    stem: isProblemWord(word) ? word : stem,
    isKnown,
    isCorrected: isUnstockedBrand(word) && !whole,
    correction: null,
    alternatives,
  }
  if (/\d/.test(word)) {
    // `2023` may be known as a year, but `cr 2023` is still a size.
    const nearest = isKnown && !isSizePrefix(before ?? '') ? {} : await findNearestModel(context, word, before)
    return { ...found, ...nearest, isPrefix: isKnown && !whole, isWhole: whole && isShortNumber(word, before, context) }
  }
  if (isKnown) return found
  const completed = isLast ? thesaurus.alternativesOfPrefix(word, context.typing ? 0 : MIN_SHARE) : []
  const corrected = completed.length > 0 ? [] : await lookUpCorrections(context, word, thesaurus.names)
  if (completed.length + corrected.length === 0) return { ...found, ...(await matchCompoundHead(context, word)) }
  const ofCorrected = corrected.flatMap((entry) => [[namesOf(entry)], ...thesaurus.alternativesOf(entry.word, entry.stem)])
  const [only, ...more] = corrected
  const correction = only === undefined || more.length > 0 ? null : only.word
  return {
    word,
    stem,
    isKnown: true,
    isCorrected: (corrected.length > 0 && !isInflected(word, correction)) || (completed.length > 0 && beginsUnstockedBrand(word)),
    correction,
    alternatives: [...completed, ...ofCorrected],
  }
}

/**
 * While it is typed, only a number of two digits behind a word is finished, as in `iphone 12`; behind
 * the letters of a size more digits follow.
 */
const isShortNumber = (word: string, before: string | undefined, { typing }: WordContext): boolean =>
  SHORT_NUMBER.test(word) && (!typing || (word.length === 2 && before !== undefined && !isSizePrefix(before)))

/** Whether a word is another with an ending, which is no misspelling: `klockan`, `makitas`. */
const isInflected = (word: string, other: string | null): boolean =>
  other !== null && word.startsWith(other) && word.length - other.length <= MAX_ENDING_LENGTH && !isUnstockedBrand(other)

/** The alternatives of an unknown compound's head: a `glassäkring` is at least a fuse. */
async function matchCompoundHead(context: WordContext, word: string): Promise<Partial<QueryWord>> {
  const parts = splitCompound(word)
  if (parts === null || isBatteryWord(parts.head)) return {}
  const [head] = await lookUpWords(context, [parts.head])
  if (head === undefined || !head.known) return {}
  return {
    isKnown: true,
    isCorrected: true,
    alternatives: [[namesOf(head)], ...context.thesaurus.alternativesOf(head.word, head.stem)],
  }
}

/**
 * The known model that an unknown one equals without its last letters, or the only one that it is with
 * zeros for letters or two digits swapped.
 */
async function findNearestModel(
  context: WordContext,
  word: string,
  before: string | undefined,
): Promise<Pick<QueryWord, 'nearestModel'>> {
  const zeros = zerosForLetters(word, before).map(fullSizeCode)
  const [, base] = zeros.length > 0 ? [] : (/^(\p{L}*\d+)\p{L}{1,3}$/u.exec(word) ?? [])
  const near = base === undefined || base.length < MIN_MODEL_LENGTH ? swappedDigits(word, before) : [base]
  const possible = zeros.length > 0 ? zeros : near
  const [found, ...more] = (await lookUpWords(context, possible)).filter(({ whole }) => whole)
  return found === undefined || more.length > 0 ? {} : { nearestModel: found.word }
}

/** The size codes of this shop that digits alone may mean: `2032` is CR2032. */
async function sizeAlternatives(context: WordContext, word: string): Promise<Alternative[]> {
  const possible = sizeCodesOfDigits(word)
  const sold = possible.length === 0 ? [] : (await lookUpWords(context, possible)).filter(({ whole }) => whole)
  return sold.length === 0 ? [] : [[sold.map((size) => keyLexeme(size.word))]]
}

/**
 * The parts of a compound whose start is in the dictionary or the thesaurus: as typed, in another spelling, or,
 * when the whole word is unknown, corrected.
 */
async function compoundAlternatives(context: WordContext, word: string, isKnown: boolean): Promise<Alternative[]> {
  const parts = splitCompound(word)
  if (parts === null) return []
  const { thesaurus } = context
  const alternatives = ({ word: name, stem }: Entry) => [
    ...thesaurus.alternativesOf(name, stem),
    ...(isBatteryWord(parts.head) ? thesaurus.batteriesOf(name, stem) : []),
  ]
  const [head, start, ...spellings] = await lookUpWords(context, [parts.head, ...startSpellings(parts.start)])
  if (head === undefined || start === undefined) return []
  const isListed = (entry: Entry) => entry.whole || alternatives(entry).length > 0
  const listed = isListed(start) ? [start] : spellings.filter(isListed)
  const starts = listed.length > 0 || isKnown ? listed : await lookUpCorrections(context, parts.start, [])
  const names = (entry: Entry) => [
    ...namesOf(entry),
    ...alternatives(entry).flatMap((alternative) => (alternative.length === 1 ? (alternative[0] ?? []) : [])),
  ]
  return starts.length === 0 ? [] : [[[...new Set(starts.flatMap(names))], [...new Set(names(head))]]]
}

async function lookUpCorrections(context: WordContext, word: string, more: readonly string[]): Promise<Entry[]> {
  return lookUpWords(context, await correctSpelling(context.db, word, context.language, more))
}

/** The dictionary entries of words, in the same order. */
async function lookUpWords({ db, language }: Pick<WordContext, 'db' | 'language'>, words: readonly string[]): Promise<Entry[]> {
  const found = new Map((await lookUp(db).execute({ language, words })).map((entry) => [entry.word, entry]))
  return words.map((word) => found.get(word) ?? { word, stem: word, whole: false, known: false })
}

const namesOf = ({ word, stem }: Entry): string[] => (word === stem ? [word] : [word, stem])
