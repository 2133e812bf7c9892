import { and, eq, sql } from 'drizzle-orm'
import { listedFits } from '../facets/listed-sql'
import { statement } from '../database/database'
import { attributeWords, devices } from '../database/schema/attributes'
import { stores } from '../database/schema/stores'

/** The attribute whose words are the names of the device types. */
const DEVICE_TYPE = 'device-type'

/**
 * Whether any product of a language fits the device. A scalar subquery keeps the planner from joining
 * all fits: one index lookup per device.
 */
export const isFittedIn = (language: Parameters<typeof listedFits>[0]) =>
  sql`(select 1 from ${listedFits(language)} as fits where fits.device_id = ${devices.id} limit 1) is not null`

/** Whether any product fits the device, in the language of the placeholder `language`. */
export const isFitted = isFittedIn(sql.placeholder('language'))

const ofType = eq(devices.type, sql.placeholder('type'))
const typeWord = and(
  eq(attributeWords.attribute_key, DEVICE_TYPE),
  eq(attributeWords.value, devices.type),
  eq(attributeWords.language, sql.placeholder('language')),
)
const typeName = sql<string>`coalesce(${attributeWords.word}, ${devices.type})`
const count = sql<number>`count(*)::int`

export const deviceTypes = statement((db) =>
  db
    .select({ key: devices.type, name: typeName, count })
    .from(devices)
    .leftJoin(attributeWords, typeWord)
    .where(isFitted)
    .groupBy(devices.type, attributeWords.word)
    .prepare('device_types'),
)

export const deviceBrands = statement((db) =>
  db
    .select({ name: devices.brand, count })
    .from(devices)
    .where(and(ofType, isFitted))
    .groupBy(devices.brand)
    .prepare('device_brands'),
)

export const deviceModels = statement((db) =>
  db
    .select({ key: devices.key, name: devices.model })
    .from(devices)
    .where(and(ofType, eq(devices.brand, sql.placeholder('brand')), isFitted))
    .prepare('device_models'),
)

export const deviceByKey = statement((db) =>
  db
    .select({
      id: devices.id,
      key: devices.key,
      type: devices.type,
      typeName,
      brand: devices.brand,
      model: devices.model,
    })
    .from(devices)
    .leftJoin(attributeWords, typeWord)
    .where(eq(devices.key, sql.placeholder('key')))
    .prepare('device_by_key'),
)

/** A row for each language in which something fits the device. */
export const deviceLanguages = statement((db) =>
  db
    .select({ language: stores.language })
    .from(stores)
    .where(sql`exists (select from ${listedFits(stores.language)} as fits where fits.device_id = ${sql.placeholder('id')})`)
    .prepare('device_languages'),
)
