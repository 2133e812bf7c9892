import type { Database } from '../database/database'
import type { Language } from '../seed/data/records'
import { BATTERIES_WITHIN } from './dictionaries/device-batteries'
import { DEVICE_KINDS, MISSING } from './dictionaries/device-kinds'
import type { Way } from './tsquery'
import { stemsOf } from './stems'
import { STAND_INS } from './dictionaries/unstocked-brands'
import { PARTED_NAMES, saysLittle, SYNONYM_GROUPS } from './dictionaries/synonyms'
import { BATTERY, wordsOf } from './tokenize'

const SHORTEST_BEGINNING = 4

/**
 * What else finds what a word names: its synonyms, and for a kind of device what goes into it; in every inflection the dictionary
 * knows.
 */
export type Thesaurus = {
  /** The other names of a word or its stem; none for a word that stands alone. */
  othersOf: (word: string, stem: string) => Way[]
  /** The same for a word that is still being typed. */
  othersOfBeginning: (beginning: string) => Way[]
  /** The batteries within what a word names, for who asks for those. */
  batteriesOf: (word: string, stem: string) => Way[]
  /** Every word that has other names. */
  words: string[]
  /** Those and the names that are often parted: what two words may be together. */
  joined: ReadonlySet<string>
}

type Entry = { name: string[]; others: string[][] }

const ENTRIES: Entry[] = [
  ...SYNONYM_GROUPS.flatMap((group) => group.map((name) => ({ name, others: group.filter((other) => other !== name) }))),
  ...[...DEVICE_KINDS, ...MISSING, ...STAND_INS].flatMap(entriesOf),
]
const SAY_WHAT_IS_MISSING = new Set(MISSING.flatMap(({ called }) => called.split(' ')))

/** Whether a word says no more than what is missing: a `starter` has nothing to do with a start kit, though it has its stem. */
export const saysWhatIsMissing = (word: string): boolean => SAY_WHAT_IS_MISSING.has(word)

const WITHIN: Entry[] = BATTERIES_WITHIN.flatMap(entriesOf)

function entriesOf({ called, foundBy }: (typeof DEVICE_KINDS)[number]): Entry[] {
  return called.split(' ').map((name) => ({ name: wordsOf(name), others: foundBy.split(' ').map(wordsOf) }))
}

const loaded = new WeakMap<Database, Map<Language, Promise<Thesaurus>>>()

/** The thesaurus of a language; stemmed once a database, by the dictionary that stems its documents. */
export async function loadThesaurus(db: Database, language: Language): Promise<Thesaurus> {
  const known = loaded.get(db) ?? new Map<Language, Promise<Thesaurus>>()
  loaded.set(db, known)
  const loading = known.get(language) ?? load(db, language)
  known.set(language, loading)
  // What could not be read is asked for again.
  loading.catch(() => known.delete(language))
  return loading
}

async function load(db: Database, language: Language): Promise<Thesaurus> {
  return makeThesaurus(
    await stemsOf(
      db,
      [...ENTRIES, ...WITHIN].flatMap(({ name, others }) => [name, ...others].flat()),
      language,
    ),
  )
}

/** Exported for its test: the thesaurus with these stems; a word that is not among them is its own. */
export function makeThesaurus(stems: ReadonlyMap<string, string>): Thesaurus {
  const stem = (word: string) => stems.get(word) ?? word
  const way = (words: readonly string[]): Way => words.map((word) => [...new Set([word, stem(word)])])
  const indexed = (entries: readonly Entry[]): Index => {
    const byWord = new Map<string, Way[]>()
    const byStem = new Map<string, Way[]>()
    for (const { name, others } of entries) {
      // A battery is one whatever it is called: a cell, a pack.
      const ways = [...others.map(way), ...(name.some(saysLittle) ? [[[BATTERY]]] : [])]
      add(byWord, name.join(''), ways)
      add(byStem, name.length === 1 ? stem(name.join('')) : name.join(''), ways)
    }
    return { byWord, byStem }
  }
  const [named, within] = [indexed(ENTRIES), indexed(WITHIN)]
  const names = [...named.byWord.keys()]
  return {
    othersOf: (word, itsStem) => waysIn(named, word, itsStem),
    othersOfBeginning: (beginning) =>
      beginning.length < SHORTEST_BEGINNING
        ? []
        : [...named.byWord].flatMap(([name, ways]) => (name.startsWith(beginning) ? ways : [])),
    batteriesOf: (word, itsStem) => waysIn(within, word, itsStem),
    words: names,
    joined: new Set([...names, ...PARTED_NAMES]),
  }
}

/** What is listed under a word as it is, and under its stem. */
type Index = { byWord: ReadonlyMap<string, Way[]>; byStem: ReadonlyMap<string, Way[]> }

const waysIn = ({ byWord, byStem }: Index, word: string, stem: string): Way[] => byWord.get(word) ?? byStem.get(stem) ?? []

function add(to: Map<string, Way[]>, key: string, ways: Way[]): void {
  to.set(key, [...(to.get(key) ?? []), ...ways])
}
