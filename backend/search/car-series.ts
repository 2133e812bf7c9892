import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import { statement, type Database } from '../database/database'
import { devices } from '../database/schema/attributes'
import { isFitted } from '../devices/device-rows'
import { joinedRuns } from './tsquery'

/**
 * Makes that name a series by one figure or letter (devices/shown-model.ts), and the words for it: `3er`, `3-serie`, `3-serien`,
 * `C-Klasse`, and the motors of the series, `320d` and `C 220`.
 */
const MAKES = [
  { make: 'bmw', brand: 'BMW', series: /^(\d)(?:er)?(?:serien?|series|reihe)?$|^(\d)\d\d[a-z]{1,2}$/ },
  { make: 'mercedesbenz', brand: 'Mercedes-Benz', series: /^([a-z])(?:klass(?:en?)?|class)?$|^([a-z])\d{3}[a-z]?$/ },
] as const

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
  const found = MAKES.filter(({ make }) => joins.includes(make)).flatMap(({ brand, series }) =>
    joins.flatMap((key): Series[] => {
      const [, name, motor] = series.exec(key) ?? []
      const sign = name ?? motor
      return sign === undefined ? [] : [{ brand, sign: sign.toUpperCase(), key }]
    }),
  )
  // `3 serie` is found as `3` too.
  return found.toSorted((a, b) => b.key.length - a.key.length)[0] ?? null
}

/** The cars of the series that words name: their names in the index have its sign only with the generation behind it. */
export async function findSeries(db: Database, words: readonly string[], language: Language) {
  const series = namedSeries(words)
  if (series === null) return []
  const { brand, sign, key } = series
  const cars = await modelsOfSeries(db).execute({ brand, beginning: `${sign} %`, language })
  return cars.map((car) => ({ ...car, key, kind: 'short' }))
}
