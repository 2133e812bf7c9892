import { sql } from 'drizzle-orm'
import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption } from '../../app/commerce/contract/checkout'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { statement, type Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { rowsAsJson } from '../database/rows-as-json'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { giftCardsTotal } from '../gift-cards/card-parts'
import { itemsTotal } from '../orders/totals'
import { readDrawing } from '../pictures/stored-drawing'
import { deliveryOptions } from '../shipping/delivery-options'
import { type Measures, parcelOf } from '../shipping/parcel'

/**
 * The ways to deliver these lines to a postal code, or to an unknown one; null when nothing is sent, as with gift cards alone.
 */
export async function deliveries(
  db: Database,
  items: readonly CartItem[],
  postalCode: string | null,
  scope: Scope,
): Promise<DeliveryOption[] | null> {
  const pieces = await loadPieces(
    db,
    items.map(({ product_id }) => product_id),
  )
  return deliveriesOf(items, pieces, postalCode, scope)
}

/** The delivery options of lines whose pieces are loaded. */
export function deliveriesOf(
  items: readonly CartItem[],
  pieces: Pieces,
  postalCode: string | null,
  { store, language, now }: Scope,
): DeliveryOption[] | null {
  const lines = items.map(({ product_id, type, quantity }) => ({ type, quantity, ...(pieces.get(product_id) ?? UNKNOWN) }))
  const parcel = parcelOf(lines, itemsTotal(items, store) - giftCardsTotal(items, store))
  return parcel && deliveryOptions({ parcel, postalCode, store, language, ready: complete(items, now) })
}

/**
 * The time at which all lines are in stock: now, or the morning of the day on which the last of them is expected. Null with goods
 * that are sold out, can be ordered, and are expected on no known day: no day of arrival is promised for them.
 */
function complete(items: readonly CartItem[], now: Date): Date | null {
  const goods = items.filter(({ type }) => type !== PRODUCT_TYPE.giftCard)
  if (goods.some(({ estimated_at, stock_status }) => estimated_at === null && !IN_STOCK.has(stock_status))) return null
  const days = items.flatMap(({ estimated_at: day }) => (day === null ? [] : [Date.parse(`${day}T06:00:00Z`)]))
  return new Date(Math.max(now.getTime(), ...days))
}

const IN_STOCK: ReadonlySet<CartItem['stock_status']> = new Set(['in-stock', 'few-left'])

type Piece = { type: number; weightGrams: number; measures: Measures }

export type Pieces = ReadonlyMap<number, Piece>

const UNKNOWN: Omit<Piece, 'type'> = { weightGrams: 0, measures: null }

const pieceRows = statement((db) => {
  const { id, type, weight_grams, drawing } = products
  const pieces = db
    .select({ id, type, weight_grams, drawing })
    .from(products)
    .where(sql`${id} = any(${sql.placeholder('ids')}::int[])`)
  return rowsAsJson(db, pieces).prepare('piece_rows')
})

/** Type, weight and measures of one piece of each product. */
export async function loadPieces(db: Database, ids: readonly number[]): Promise<Pieces> {
  if (ids.length === 0) return new Map()
  const [found] = await pieceRows(db).execute({ ids: [...new Set(ids)].filter(canBeId) })
  return new Map(
    (found?.rows ?? []).map(({ id, type, weight_grams: weightGrams, drawing }) => [
      id,
      { type, weightGrams, measures: readDrawing(drawing) },
    ]),
  )
}
