import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { searchWords } from '../database/schema/search'
import type { Language } from '../seed/data/records'
import { carsMeant } from './car-names'
import { isComplaint, withoutComplaints } from './dictionaries/noise-words'
import { partsOf, spellingsOf } from './split-compound'
import { correct } from './correct-spelling'
import { joinNames, queryWords, type KnownWord, type Way } from './tsquery'
import { sizesOfDigits } from './size-codes'
import { isStandIn } from './dictionaries/unstocked-brands'
import { namesBattery, saysLittle, wordsThatCount } from './dictionaries/synonyms'
import { loadThesaurus, saysWhatIsMissing, type Thesaurus } from './thesaurus'
import { keyLexeme } from './tokenize'

const language = sql.placeholder('language')
const asked = sql`unnest(${sql.placeholder('words')}::text[]) as asked(word)`
const last = sql`chr(1114111)`

/**
 * Of each word its stem, whether the dictionary has it as it is, and whether the dictionary has it, its stem or a word that
 * begins with it.
 */
const lookUp = statement((db) =>
  db
    .select({
      word: sql<string>`asked.word`,
      stem: sql<string>`coalesce((ts_lexize(('shop_' || ${language}::text)::regdictionary, asked.word))[1], asked.word)`,
      whole: sql<boolean>`exists (select 1 from ${searchWords} where ${searchWords.language} = ${language}
        and ${searchWords.word} = asked.word)`,
      known: sql<boolean>`exists (select 1 from ${searchWords} where ${searchWords.language} = ${language}
        and ${searchWords.word} ~>=~ asked.word and ${searchWords.word} ~<~ (asked.word || ${last}))
        or exists (select 1 from ${searchWords} where ${searchWords.language} = ${language} and ${searchWords.stem} =
          (ts_lexize(('shop_' || ${language}::text)::regdictionary, asked.word))[1])`,
    })
    .from(asked)
    .prepare('search_look_up'),
)

const SHORTEST_MODEL = 3

type Entry = { word: string; stem: string; whole: boolean; known: boolean }
type Speaker = { db: Database; language: Language; thesaurus: Thesaurus; asksBattery: boolean }

/**
 * The words of a query with what is known of them: stems and other names, and for an unknown word its parts or what was probably meant.
 * The last word of one that is `typing` may be unfinished.
 */
export async function understand(db: Database, query: string, speaks: Language, typing = false): Promise<KnownWord[]> {
  const thesaurus = await loadThesaurus(db, speaks)
  const named = carsMeant(joinNames(queryWords(query), thesaurus.joined))
  const words = withoutComplaints(wordsThatCount(named, typing), speaks, typing)
  if (words.length === 0) return []
  const entries = await lookUpAll({ db, language: speaks }, words)
  const speaker = { db, language: speaks, thesaurus, asksBattery: entries.some(namesBattery) }
  return Promise.all(entries.map((entry, position) => understandWord(speaker, entry, position === words.length - 1)))
}

async function understandWord(speaker: Speaker, { word, stem, whole, known }: Entry, isLast: boolean): Promise<KnownWord> {
  const { db, language: speaks, thesaurus } = speaker
  // What says nothing of a thing is no typing error of one, and has no stem in common with it: `nicht` is no `Licht`, `billig` no `bil`.
  if (isComplaint(word, speaks)) return { word, stem: word, isKnown: known, isGuess: false, meant: null, others: [] }
  const [parted, sized] = await Promise.all([compound(speaker, word, known), sizes(speaker, word)])
  const batteries = speaker.asksBattery ? thesaurus.batteriesOf(word, stem) : []
  const named = [...thesaurus.othersOf(word, stem), ...batteries, ...parted, ...sized]
  const isKnown = known || named.length > 0
  const found = {
    word,
    stem: saysWhatIsMissing(word) ? word : stem,
    isKnown,
    isGuess: isStandIn(word) && !whole,
    meant: null,
    others: named,
  }
  if (/\d/.test(word)) return isKnown ? { ...found, begun: !whole } : { ...found, ...(await nearModel(speaker, word)) }
  if (isKnown) return found
  const begun = isLast ? thesaurus.othersOfBeginning(word) : []
  const meant = begun.length > 0 ? [] : await lookUpAll(speaker, await correct(db, word, speaks, thesaurus.words))
  const others = [...begun, ...meant.flatMap((entry) => [[namesOf(entry)], ...thesaurus.othersOf(entry.word, entry.stem)])]
  if (begun.length + meant.length === 0) return { ...found, ...(await headOf(speaker, word)) }
  const [only, ...more] = meant
  const one = only === undefined || more.length > 0 ? null : only.word
  return { word, stem, isKnown: others.length > 0, isGuess: meant.length > 0, meant: one, others }
}

/** What an unknown compound is at least: a `glassäkring` is a fuse. */
async function headOf(speaker: Speaker, word: string): Promise<Partial<KnownWord>> {
  const parts = partsOf(word)
  if (parts === null || saysLittle(parts.head)) return {}
  const [head] = await lookUpAll(speaker, [parts.head])
  if (head === undefined || !head.known) return {}
  return { isKnown: true, isGuess: true, others: [[namesOf(head)], ...speaker.thesaurus.othersOf(head.word, head.stem)] }
}

/** The model that an unknown one is written like, but for the letters it ends in. */
async function nearModel(speaker: Speaker, word: string): Promise<Pick<KnownWord, 'near'>> {
  const [, base] = /^(\p{L}*\d+)\p{L}{1,3}$/u.exec(word) ?? []
  if (base === undefined || base.length < SHORTEST_MODEL) return {}
  const [entry] = await lookUpAll(speaker, [base])
  return entry?.whole ? { near: base } : {}
}

/** Digits alone stand for the sizes sold here that have them. */
async function sizes(speaker: Speaker, word: string): Promise<Way[]> {
  const possible = sizesOfDigits(word)
  const sold = possible.length === 0 ? [] : (await lookUpAll(speaker, possible)).filter(({ whole }) => whole)
  return sold.length === 0 ? [] : [[sold.map((size) => keyLexeme(size.word))]]
}

/**
 * A compound stands for its parts where its start is known, or has other names: as it is spelled, in another spelling, or, when the
 * whole is unknown, as it was probably meant.
 */
async function compound(speaker: Speaker, word: string, isKnown: boolean): Promise<Way[]> {
  const parts = partsOf(word)
  if (parts === null) return []
  const { db, language: speaks, thesaurus } = speaker
  const others = ({ word: name, stem }: Entry) => [
    ...thesaurus.othersOf(name, stem),
    ...(saysLittle(parts.head) ? thesaurus.batteriesOf(name, stem) : []),
  ]
  const [head, start, ...spellings] = await lookUpAll(speaker, [parts.head, ...spellingsOf(parts.start)])
  if (head === undefined || start === undefined) return []
  const isNamed = (entry: Entry) => entry.whole || others(entry).length > 0
  const known = isNamed(start) ? [start] : spellings.filter(isNamed)
  const starts = known.length > 0 || isKnown ? known : await lookUpAll(speaker, await correct(db, parts.start, speaks, []))
  const names = (entry: Entry) => [...namesOf(entry), ...others(entry).flatMap((way) => (way.length === 1 ? (way[0] ?? []) : []))]
  return starts.length === 0 ? [] : [[[...new Set(starts.flatMap(names))], [...new Set(names(head))]]]
}

/** The entries of words in their order. */
async function lookUpAll({ db, language: speaks }: Pick<Speaker, 'db' | 'language'>, words: readonly string[]): Promise<Entry[]> {
  const found = new Map((await lookUp(db).execute({ language: speaks, words })).map((entry) => [entry.word, entry]))
  return words.map((word) => found.get(word) ?? { word, stem: word, whole: false, known: false })
}

const namesOf = ({ word, stem }: Entry): string[] => (word === stem ? [word] : [word, stem])
