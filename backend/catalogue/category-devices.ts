import { and, eq, sql } from 'drizzle-orm'
import type { DeviceScope } from '../../app/commerce/contract/device'
import type { Language } from '../../app/commerce/contract/languages'
import { isListed } from '../facets/listed-sql'
import { listingKey } from './listing-key'
import { statement, type Database } from '../database/database'
import { devices, productFits } from '../database/schema/attributes'
import { listingEntries } from '../database/schema/placement'
import { brandKey } from './brand-key'

/** Only the most popular products are read: reading all of a large category would cost more than its listing. */
const MAX_PRODUCTS = 24

const popular = (db: Database) =>
  db
    .select({ id: listingEntries.product_id })
    .from(listingEntries)
    .where(
      and(
        eq(listingEntries.listing, sql.placeholder('listing')),
        isListed(listingEntries.product_id, sql.placeholder('language')),
      ),
    )
    .orderBy(sql`${listingEntries.rank} desc`, listingEntries.product_id)
    .limit(MAX_PRODUCTS)
    .as('popular')

const devicesOfPopular = statement((db) => {
  const sample = popular(db)
  return db
    .selectDistinct({ product: sample.id, type: devices.type, brand: devices.brand })
    .from(sample)
    .leftJoin(productFits, eq(productFits.product_id, sample.id))
    .leftJoin(devices, eq(devices.id, productFits.device_id))
    .prepare('devices_of_popular')
})

/** The device type (and brand) that the products of a category are for; null when they are for several types or for none. */
export async function loadCategoryDevices(db: Database, category: number, language: Language): Promise<DeviceScope | null> {
  return deviceScope(await devicesOfPopular(db).execute({ listing: listingKey('category', category), language }))
}

type Row = { product: number; type: string | null; brand: string | null }

/** The only type among the devices, if more than half of the products fit any device; `brand` is their only brand, else null. */
export function deviceScope(rows: readonly Row[]): DeviceScope | null {
  const products = new Set(rows.map(({ product }) => product))
  const fitting = new Set(rows.filter(({ type }) => type !== null).map(({ product }) => product))
  const [type, ...others] = [...new Set(rows.flatMap((row) => row.type ?? []))]
  if (type === undefined || others.length > 0 || fitting.size * 2 <= products.size) return null
  const [brand, ...more] = [...new Set(rows.flatMap((row) => row.brand ?? []))]
  return { type, brand: brand === undefined || more.length > 0 ? null : brandKey(brand) }
}
