import { sql } from 'drizzle-orm'
import type { DeviceListing } from '../../app/commerce/contract/listing'
import { narrowableListing, type NarrowedPaging } from '../catalogue/faceted-listing'
import type { Database } from '../database/database'
import { productFits } from '../database/schema/attributes'
import { accessories } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { notFound } from '../http/refusal'
import { brandKey } from './brand-key'
import { deviceByKey } from './device-rows'

const device = sql.placeholder('device')

/**
 * What fits a device, in place 0, and the accessories of it, in place 1: the charger that names only the battery. They are few products
 * however large the catalogue, so that the listing needs no entries of its own: one range of the index of fits, then sorted.
 */
const fitting = sql`select id, min(place) as place from (
    select ${productFits.product_id} as id, 0 as place from ${productFits} where ${productFits.device_id} = ${device}
    union all
    select ${accessories.accessory_id}, 1 from ${productFits}
      join ${accessories} on ${accessories.product_id} = ${productFits.product_id} where ${productFits.device_id} = ${device}
  ) as fitting group by id`

const listing = narrowableListing('device', fitting, { first: sql`base.place` })

/** One page of what fits a device, and goes with it; 404 when there is no such device, or nothing fits it. */
export async function loadDeviceListing(db: Database, key: string, query: NarrowedPaging, scope: Scope): Promise<DeviceListing> {
  const [row] = await deviceByKey(db).execute({ key, language: scope.language })
  if (row === undefined) throw notFound(`The device ${key}`)
  const page = await listing(db, { device: row.id }, query, scope)
  if (page.total === 0 && Object.keys(query.f ?? {}).length === 0) throw notFound(`Anything that fits the device ${key}`)
  return {
    device: {
      key,
      type: { key: row.type, name: row.typeName },
      brand: { key: brandKey(row.brand), name: row.brand },
      model: row.model,
      alternates: { sv: key, no: key, de: key, da: key },
    },
    ...page,
  }
}
