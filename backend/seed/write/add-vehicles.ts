import { inArray, max, sql } from 'drizzle-orm'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { attributeWords, devices, productFits } from '../../database/schema/attributes'
import { products } from '../../database/schema/products'
import { deviceNames } from '../../database/schema/search'
import { settings } from '../../database/schema/stores'
import { readSetting } from '../../database/settings'
import { isVehicle } from '../../search/vehicle-names'
import { DEVICE_TYPES } from '../data/catalogue/device-types'
import type { SeedCatalogue, SeedDevice } from '../data/records'
import { deviceNameRows } from './search-texts'

/** Stored once the shop has the vehicles. */
export const VEHICLES_SETTING = 'vehicles_added'

/** Advisory lock: of two processes that start on one database, only one adds the vehicles. */
const LOCK_ID = 7_390_211

/**
 * Adds the cars and motorcycles of the catalogue to a shop that was seeded before it had them, for the batteries that the shop
 * still sells, once. A shop without these batteries gets none.
 */
export async function addVehicles(db: Database, load: () => Promise<Pick<SeedCatalogue, 'devices' | 'products'>>): Promise<void> {
  if ((await readSetting(db, VEHICLES_SETTING)) !== undefined) return
  const catalogue = await load()
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_ID})`)
    if ((await readSetting(tx, VEHICLES_SETTING)) !== undefined) return
    const fits = await fitsInShop(tx, catalogue)
    const added = await missingVehicles(tx, catalogue.devices, new Set(fits.map(({ device }) => device)))
    const ids = await numbersFor(tx, added)
    const idOf = (key: string) => ids.get(key) ?? 0
    await insertRows(
      tx,
      devices,
      added.map(({ key, type, brand, model }) => ({ id: idOf(key), key, type, brand, model })),
    )
    await insertRows(tx, deviceNames, deviceNameRows(added, { device: idOf }))
    const rows = fits.flatMap(({ product_id, device }) => (ids.has(device) ? [{ product_id, device_id: idOf(device) }] : []))
    await insertRows(tx, productFits, rows)
    const words = LANGUAGES.flatMap((language) => {
      const word = DEVICE_TYPES.car?.[language]
      return word === undefined ? [] : [{ attribute_key: 'device-type', value: 'car', language, word }]
    })
    if (added.some(({ type }) => type === 'car')) await tx.insert(attributeWords).values(words).onConflictDoNothing()
    await tx.insert(settings).values({ key: VEHICLES_SETTING, value: `${added.length}` })
  })
}

/** The shop's products that fit each vehicle. */
async function fitsInShop(tx: Database, catalogue: Pick<SeedCatalogue, 'devices' | 'products'>) {
  const vehicles = new Set(catalogue.devices.filter(({ type }) => isVehicle(type)).map(({ key }) => key))
  const wanted = catalogue.products.flatMap(({ sku, fits }) =>
    fits.filter((device) => vehicles.has(device)).map((device) => ({ sku, device })),
  )
  const skus = [...new Set(wanted.map(({ sku }) => sku))]
  const rows = await tx.select({ id: products.id, sku: products.sku }).from(products).where(inArray(products.sku, skus))
  const idOf = new Map(rows.map(({ id, sku }) => [sku, id]))
  return wanted.flatMap(({ sku, device }) => {
    const product_id = idOf.get(sku)
    return product_id === undefined ? [] : [{ product_id, device }]
  })
}

async function missingVehicles(tx: Database, all: readonly SeedDevice[], fitted: ReadonlySet<string>): Promise<SeedDevice[]> {
  const rows = await tx.select({ key: devices.key }).from(devices)
  const known = new Set(rows.map(({ key }) => key))
  return all.filter(({ type, key }) => isVehicle(type) && fitted.has(key) && !known.has(key))
}

async function numbersFor(tx: Database, added: readonly SeedDevice[]): Promise<Map<string, number>> {
  const [last] = await tx.select({ id: max(devices.id) }).from(devices)
  return new Map(added.map(({ key }, at) => [key, (last?.id ?? 0) + at + 1]))
}
