import { and, eq, sql } from 'drizzle-orm'
import type { NamedDevice } from '../../app/commerce/contract/device'
import type { Language } from '../../app/commerce/contract/languages'
import { statement, type Database } from '../database/database'
import { devices, productFits } from '../database/schema/attributes'
import { deviceNames } from '../database/schema/search'
import { brandKey } from '../catalogue/brand-key'
import { isFitted } from '../devices/device-rows'
import { shownModel } from '../catalogue/shown-model'
import { findSeries } from './car-series'
import { joinedRuns, wordsJoinedAs } from './tsquery'
import { partKey } from './tokenize'
import { isCarModel, isVehicle, narrowed } from './vehicle-names'

const MAX_CANDIDATES = 200

const devicesByName = statement((db) =>
  db
    .select({
      id: devices.id,
      device: devices.key,
      type: devices.type,
      brand: devices.brand,
      model: devices.model,
      key: deviceNames.key,
      kind: deviceNames.kind,
    })
    .from(deviceNames)
    .innerJoin(devices, eq(devices.id, deviceNames.device_id))
    .where(and(sql`${deviceNames.key} = any(${sql.placeholder('keys')}::text[])`, isFitted))
    .limit(MAX_CANDIDATES)
    .prepare('search_devices'),
)

const fittingProducts = statement((db) =>
  db
    .select({ id: productFits.product_id })
    .from(productFits)
    .where(sql`${productFits.device_id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('search_fitting'),
)

/** `key` is the key of one of the device's names, `device` the key of the device. */
type Candidate = { id: number; device: string; type: string; brand: string; model: string; key: string; kind: string }

/** `fits` are the ids of the products that fit, `names` the words of the query that name the device. */
type Found = { device: NamedDevice | null; fits: number[]; names: ReadonlySet<string> }

const NONE: Found = { device: null, fits: [], names: new Set() }

/** Models that are listed where a query names several. */
const MAX_MODELS = 12

/**
 * The device that a query names, and the products that fit it. Several devices of one family count as one: `Dyson V6`. For cars
 * and motorcycles, a year and start-stop in the query narrow them down.
 */
export async function findNamedDevice(db: Database, words: readonly string[], language: Language): Promise<Found> {
  const joins = joinedRuns(words)
  const keys = joins.filter((key) => key.length >= 2)
  if (keys.length === 0) return NONE
  const named = chooseDevices(await devicesByName(db).execute({ keys, language }), new Set(joins))
  const best = narrowed(named.length > 0 ? named : await findSeries(db, words, language), words)
  const [first] = best
  if (first === undefined) return NONE
  const fits = await fittingProducts(db).execute({ ids: best.map((row) => row.id) })
  const { type, brand, device } = first
  const isOneDevice = best.length === 1
  const shown = (name: string) => shownModel({ brand, model: name }, language)
  const model = isOneDevice ? first.model : isVehicle(type) ? sharedPart(best) : namedPart(first)
  const models = isOneDevice
    ? []
    : best.map((row) => ({ key: row.device, name: shown(row.model) })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const shownDevice = {
    type,
    brand,
    model: shown(model),
    key: isOneDevice ? device : null,
    brand_key: brandKey(brand),
    models: models.slice(0, MAX_MODELS),
  }
  const names = new Set([...wordsJoinedAs(words, first.key), ...wordsJoinedAs(words, partKey(brand))])
  return { device: shownDevice, fits: [...new Set(fits.map((row) => row.id))], names }
}

const KIND_SCORE: Partial<Record<string, number>> = { model: 5, short: 4, end: 3, 'short-end': 2 }

/** Exported for its test: the best matches among the candidates; empty when they are ambiguous. */
export function chooseDevices(candidates: readonly Candidate[], joins: ReadonlySet<string>): Candidate[] {
  const score = (row: Candidate) => row.key.length * 10 + (joins.has(partKey(row.brand)) ? 200 : 0) + (KIND_SCORE[row.kind] ?? 0)
  const eligible = candidates.filter((row) => joins.has(partKey(row.brand)) || isUnambiguous(row))
  const top = Math.max(...eligible.map(score))
  const best = eligible.filter((row) => score(row) === top)
  const families = new Set(best.map((row) => `${row.brand}/${row.type}`))
  return families.size === 1 ? best : []
}

/** A whole model of letters and digits is unambiguous without its brand: `DHP482`, `iPhone 12`, but not `V8` or `3310`. */
const isUnambiguous = ({ key, kind, type }: Candidate) =>
  (kind === 'model' || kind === 'short') &&
  ((key.length >= 5 && /\d/.test(key) && /\p{L}{2}/u.test(key)) || (type === 'car' && isCarModel(key)))

/** The first words that the models of all vehicles share: `V70` of its three generations. */
function sharedPart(rows: readonly Candidate[]): string {
  const [first = [], ...others] = rows.map(({ model }) => model.split(' '))
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word))
  return first.slice(0, end === -1 ? first.length : Math.max(1, end)).join(' ')
}

/** The words of a model up to the named part. */
function namedPart({ model, key }: Candidate): string {
  const words = model.split(' ')
  const length = words.findIndex((_, position) => partKey(words.slice(0, position + 1).join('')).endsWith(key))
  return length === -1 ? model : words.slice(0, length + 1).join(' ')
}
