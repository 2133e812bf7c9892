import type { Parcel } from './carrier'

/** The type of products that are sent by e-mail and so weigh nothing. */
const GIFT_CARD = 4

/** Goods up to this weight travel in a padded envelope, heavier ones in a carton. Weights in grams. */
const ENVELOPE = { maxGoods: 500, weight: 20 }
const CARTON = { weight: 150, fillingPercent: 2 }

type Line = { type: number; weightGrams: number; quantity: number }

/** The parcel of an order with its packaging; null when there is nothing to send, as with gift cards alone. */
export function parcelOf(lines: readonly Line[], goodsTotal: number): Parcel | null {
  const goods = lines.filter(({ type }) => type !== GIFT_CARD)
  if (goods.length === 0) return null
  const weight = goods.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0)
  return { weightGrams: weight + packagingOf(weight), goodsTotal }
}

const packagingOf = (weight: number): number =>
  weight <= ENVELOPE.maxGoods ? ENVELOPE.weight : CARTON.weight + Math.round((weight * CARTON.fillingPercent) / 100)
