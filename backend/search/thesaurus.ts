import type { Database } from '../database/database'
import type { Language } from '../seed/shapes'
import { DEVICE_KINDS } from './device-kinds'
import type { Way } from './search-query'
import { stemsOf } from './stems'
import { saysLittle, SYNONYM_GROUPS } from './synonyms'
import { BATTERY, wordsOf } from './words'

const SHORTEST_BEGINNING = 4

/** What else finds what a word names: its synonyms, and for a kind of device what goes into it; in every inflection the dictionary knows. */
export type Thesaurus = {
  /** The other names of a word or its stem; none for a word that stands alone. */
  othersOf: (word: string, stem: string) => Way[]
  /** The same for a word that is still being typed. */
  othersOfBeginning: (beginning: string) => Way[]
  /** Every word that has other names. */
  words: string[]
}

type Entry = { name: string[]; others: string[][] }

const ENTRIES: Entry[] = [
  ...SYNONYM_GROUPS.flatMap((group) => group.map((name) => ({ name, others: group.filter((other) => other !== name) }))),
  ...DEVICE_KINDS.flatMap(({ called, foundBy }) =>
    called.split(' ').map((name) => ({ name: wordsOf(name), others: foundBy.split(' ').map(wordsOf) })),
  ),
]

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
      ENTRIES.flatMap(({ name, others }) => [name, ...others].flat()),
      language,
    ),
  )
}

/** Exported for its test: the thesaurus with these stems; a word that is not among them is its own. */
export function makeThesaurus(stems: ReadonlyMap<string, string>): Thesaurus {
  const stem = (word: string) => stems.get(word) ?? word
  const way = (words: readonly string[]): Way => words.map((word) => [...new Set([word, stem(word)])])
  const byWord = new Map<string, Way[]>()
  const byStem = new Map<string, Way[]>()
  for (const { name, others } of ENTRIES) {
    // A battery is one whatever it is called: a cell, a pack.
    const ways = [...others.map(way), ...(name.some(saysLittle) ? [[[BATTERY]]] : [])]
    add(byWord, name.join(''), ways)
    add(byStem, name.length === 1 ? stem(name.join('')) : name.join(''), ways)
  }
  return {
    othersOf: (word, itsStem) => byWord.get(word) ?? byStem.get(itsStem) ?? [],
    othersOfBeginning: (beginning) =>
      beginning.length < SHORTEST_BEGINNING
        ? []
        : [...byWord].flatMap(([name, ways]) => (name.startsWith(beginning) ? ways : [])),
    words: [...byWord.keys()],
  }
}

function add(to: Map<string, Way[]>, key: string, ways: Way[]): void {
  to.set(key, [...(to.get(key) ?? []), ...ways])
}
