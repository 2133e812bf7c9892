import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import { statement, type Database } from '../database/database'
import { devices } from '../database/schema/attributes'
import { isFitted } from '../devices/device-rows'
import { joinedRuns } from './tsquery'

/**
 * Makes that name a series by one figure or letter, its sign (catalogue/shown-model.ts), and the words for it: `3er`, `3-serie`,
 * `serie 3`, `C-Klasse`, and the motors of the series, `320d` and `C 220`.
 */
const MAKES = [
  {
    make: 'bmw',
    brand: 'BMW',
    sign: /^\d$/,
    series: /^(\d)(?:er|(?:er)?(?:serien?|series|reihe))$|^(?:serien?|series|reihe)(\d)$|^(\d)\d\d(?:x?[di]|e|[cl]i|t[di]|tds)$/,
  },
  {
    make: 'mercedesbenz',
    brand: 'Mercedes-Benz',
    sign: /^[a-z]$/,
    series: /^([a-z])(?:klass(?:en?)?|class)$|^(?:klass(?:en?)?|class)([a-z])$|^([a-z])\d{3}(?:d|e|cdi)?$/,
  },
] as const

/** Words that make a number before them a quantity or a voltage. */
const UNITS: ReadonlySet<string> = new Set(['st', 'stk', 'stuck', 'styck', 'pack', 'pak', 'pakk', 'pcs', 'x', 'v', 'volt', 'ah'])

const modelsOfSeries = statement((db) =>
  db
    .select({ id: devices.id, device: devices.key, type: devices.type, brand: devices.brand, model: devices.model })
    .from(devices)
    .where(
      and(
        eq(devices.type, 'car'),
        eq(devices.brand, sql.placeholder('brand')),
        sql`${devices.model} like ${sql.placeholder('beginning')}`,
        isFitted,
      ),
    )
    .prepare('search_series'),
)

type Series = { brand: string; sign: string; key: string }

/** The series that words name beside its make; null when they name none. `key` is its name as typed, without spaces. */
export function namedSeries(words: readonly string[]): Series | null {
  const joins = joinedRuns(words)
  const found = MAKES.filter(({ make }) => joins.includes(make)).flatMap(({ make, brand, sign, series }) => {
    const named = joins.flatMap((key): Series[] => {
      const match = series.exec(key)?.slice(1).find(Boolean)
      return match === undefined ? [] : [{ brand, sign: match.toUpperCase(), key }]
    })
    const bare = wordAfter(make, words)
    return bare !== null && sign.test(bare) ? [...named, { brand, sign: bare.toUpperCase(), key: bare }] : named
  })
  // `3 serie` is found as `3` too.
  return found.toSorted((a, b) => b.key.length - a.key.length)[0] ?? null
}

/** The word right behind a make, which may be several words; null without one, and for a number of pieces or volts. */
function wordAfter(make: string, words: readonly string[]): string | null {
  for (const end of words.keys()) {
    const isMake = words.slice(0, end).some((_, start) => words.slice(start, end).join('') === make)
    if (isMake) return UNITS.has(words[end + 1] ?? '') ? null : (words[end] ?? null)
  }
  return null
}

/** The cars of the series that words name: their names in the index have its sign only with the generation behind it. */
export async function findSeries(db: Database, words: readonly string[], language: Language) {
  const series = namedSeries(words)
  if (series === null) return []
  const { brand, sign, key } = series
  const cars = await modelsOfSeries(db).execute({ brand, beginning: `${sign} %`, language })
  return cars.map((car) => ({ ...car, key, kind: 'short' }))
}
