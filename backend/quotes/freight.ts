import type { CartFreight } from '../../app/commerce/contract/checkout'
import type { Database } from '../database/database'
import type { Scope } from '../http/endpoints'
import { arrivalOf, freightOf } from '../shipping/delivery-options'
import { parcelOf } from '../shipping/parcel'
import { loadPieces } from './deliveries'

type Line = { product_id: number; quantity: number }

/** The freight of these goods and the value from which it is free (POST /api/freight). Unknown products count as weightless. */
export async function freight(
  db: Database,
  lines: readonly Line[],
  { store, now }: Pick<Scope, 'store' | 'now'>,
): Promise<CartFreight> {
  const pieces = await loadPieces(
    db,
    lines.map(({ product_id }) => product_id),
  )
  const goods = lines.flatMap(({ product_id, quantity }) => {
    const piece = pieces.get(product_id)
    return piece ? [{ ...piece, quantity }] : []
  })
  // The caller decides whether the goods reach the threshold.
  const parcel = parcelOf(goods, 0)
  return parcel === null
    ? { needs_delivery: false, price_from: 0, free_from: null }
    : { needs_delivery: true, ...freightOf(parcel, store), arrives: arrivalOf(parcel, store, now) }
}
