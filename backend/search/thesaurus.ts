import type { Database } from '../database/database'
import type { Language } from '../../app/commerce/contract/languages'
import { DEVICE_BATTERIES } from './dictionaries/device-batteries'
import { DEVICE_KINDS, PROBLEM_WORDS } from './dictionaries/device-kinds'
import type { Alternative } from './query-words'
import { stemsOf } from './stems'
import { UNSTOCKED_BRANDS } from './dictionaries/unstocked-brands'
import { SPLIT_NAMES, isBatteryWord, SYNONYM_GROUPS } from './dictionaries/synonyms'
import { BATTERY_LEXEME, tokenize } from './tokenize'

const MIN_PREFIX_LENGTH = 4

/** Alternatives for query words of one language: synonyms, and for device kinds the products that fit them, with their stems. */
export type Thesaurus = {
  /** The alternatives of a word or its stem; empty for a word without any. */
  alternativesOf: (word: string, stem: string) => Alternative[]
  /**
   * The alternatives of all names that begin with the prefix, which must have 4 letters or more, and this share of the name's.
   */
  alternativesOfPrefix: (prefix: string, share?: number) => Alternative[]
  /** The batteries of a device that the shop also sells itself, for queries that ask for a battery. */
  batteriesOf: (word: string, stem: string) => Alternative[]
  /** All words that have alternatives. */
  names: string[]
  /** `names`, and names that are often written as two words. */
  joinedNames: ReadonlySet<string>
}

type Entry = { name: string[]; others: string[][] }

const ENTRIES: Entry[] = [
  ...SYNONYM_GROUPS.flatMap((group) => group.map((name) => ({ name, others: group.filter((other) => other !== name) }))),
  ...[...DEVICE_KINDS, ...PROBLEM_WORDS, ...UNSTOCKED_BRANDS].flatMap(entriesOf),
]
const PROBLEM_WORD_SET = new Set(PROBLEM_WORDS.flatMap(({ called }) => called.split(' ')))

/** Whether a word must not be stemmed because it describes a problem: Norwegian `starter` would match `start kit`. */
export const isProblemWord = (word: string): boolean => PROBLEM_WORD_SET.has(word)

const BATTERY_ENTRIES: Entry[] = DEVICE_BATTERIES.flatMap(entriesOf)

function entriesOf({ called, foundBy }: (typeof DEVICE_KINDS)[number]): Entry[] {
  return called.split(' ').map((name) => ({ name: tokenize(name), others: foundBy.split(' ').map(tokenize) }))
}

const loaded = new WeakMap<Database, Map<Language, Promise<Thesaurus>>>()

/** The thesaurus of a language. Stemmed once per database. */
export async function loadThesaurus(db: Database, language: Language): Promise<Thesaurus> {
  const known = loaded.get(db) ?? new Map<Language, Promise<Thesaurus>>()
  loaded.set(db, known)
  const loading = known.get(language) ?? load(db, language)
  known.set(language, loading)
  // A failed load is retried by the next call.
  loading.catch(() => known.delete(language))
  return loading
}

async function load(db: Database, language: Language): Promise<Thesaurus> {
  return makeThesaurus(
    await stemsOf(
      db,
      [...ENTRIES, ...BATTERY_ENTRIES].flatMap(({ name, others }) => [name, ...others].flat()),
      language,
    ),
  )
}

/** Exported for its test: the thesaurus with these stems. A word without an entry is its own stem. */
export function makeThesaurus(stems: ReadonlyMap<string, string>): Thesaurus {
  const stem = (word: string) => stems.get(word) ?? word
  const toAlternative = (words: readonly string[]): Alternative => words.map((word) => [...new Set([word, stem(word)])])
  const indexed = (entries: readonly Entry[]): Index => {
    const byWord = new Map<string, Alternative[]>()
    const byStem = new Map<string, Alternative[]>()
    for (const { name, others } of entries) {
      // A word for battery matches every battery, whatever its name: a cell, a pack.
      const alternatives = [...others.map(toAlternative), ...(name.some(isBatteryWord) ? [[[BATTERY_LEXEME]]] : [])]
      add(byWord, name.join(''), alternatives)
      add(byStem, name.length === 1 ? stem(name.join('')) : name.join(''), alternatives)
    }
    return { byWord, byStem }
  }
  const [entries, batteries] = [indexed(ENTRIES), indexed(BATTERY_ENTRIES)]
  const names = [...entries.byWord.keys()]
  return {
    alternativesOf: (word, wordStem) => alternativesIn(entries, word, wordStem),
    alternativesOfPrefix: (prefix, share = 0) =>
      prefix.length < MIN_PREFIX_LENGTH
        ? []
        : [...entries.byWord].flatMap(([name, alternatives]) =>
            name.startsWith(prefix) && prefix.length >= name.length * share ? alternatives : [],
          ),
    batteriesOf: (word, wordStem) => alternativesIn(batteries, word, wordStem),
    names,
    joinedNames: new Set([...names, ...SPLIT_NAMES]),
  }
}

/** Alternatives by word and by stem. */
type Index = { byWord: ReadonlyMap<string, Alternative[]>; byStem: ReadonlyMap<string, Alternative[]> }

const alternativesIn = ({ byWord, byStem }: Index, word: string, stem: string): Alternative[] =>
  byWord.get(word) ?? byStem.get(stem) ?? []

function add(to: Map<string, Alternative[]>, key: string, alternatives: Alternative[]): void {
  to.set(key, [...(to.get(key) ?? []), ...alternatives])
}
