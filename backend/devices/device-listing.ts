import { sql } from 'drizzle-orm'
import type { DeviceListing } from '../../app/commerce/contract/listing'
import { facetedListing, type FacetedPaging } from '../catalogue/faceted-listing'
import { alternatesOf } from '../catalogue/alternates'
import { isListed, listedFits } from '../facets/listed-sql'
import type { Database } from '../database/database'
import { accessories } from '../database/schema/products'
import { deviceFacets } from '../facets/device-facets'
import type { Scope } from '../http/endpoints'
import { notFound } from '../refusal'
import { brandKey } from '../catalogue/brand-key'
import { deviceByKey, deviceLanguages } from './device-rows'
import { shownModel } from '../catalogue/shown-model'

const device = sql.placeholder('device')
const language = sql.placeholder('language')

/**
 * The products that fit a device (place 0), then the accessories of those products (place 1), for example a
 * charger that names only the battery. Accessories are few in any catalogue, so they are read from the index of fits
 * and sorted; there are no listing rows for them.
 */
const fitting = sql`select id, min(place) as place from (
    select fits.product_id as id, 0 as place from ${listedFits(language)} as fits where fits.device_id = ${device}
    union all
    select ${accessories.accessory_id}, 1 from ${listedFits(language)} as fits
      join ${accessories} on ${accessories.product_id} = fits.product_id
      where fits.device_id = ${device} and ${isListed(accessories.accessory_id, language)}
  ) as fitting group by id`

const listing = facetedListing('device', fitting, { first: sql`base.place` })

/** One page of the listing of a device; 404 when the device is unknown, or nothing fits it. */
export async function loadDeviceListing(db: Database, key: string, query: FacetedPaging, scope: Scope): Promise<DeviceListing> {
  const [row] = await deviceByKey(db).execute({ key, language: scope.language })
  if (row === undefined) throw notFound(`The device ${key}`)
  const page = await listing(db, { device: row.id }, query, scope)
  if (page.total === 0 && Object.keys(query.f ?? {}).length === 0) throw notFound(`Anything that fits the device ${key}`)
  return {
    device: {
      key,
      type: { key: row.type, name: row.typeName },
      brand: { key: brandKey(row.brand), name: row.brand },
      model: shownModel(row, scope.language),
      alternates: alternatesOf((await deviceLanguages(db).execute({ id: row.id })).map((one) => ({ ...one, value: key }))),
    },
    ...page,
    facets: deviceFacets(page.facets),
  }
}
