import type { CartItem } from '../commerce/contract/cart'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { isInStock } from '../stock/is-in-stock'

/** The goods of an order that come last, and the day (ISO date) on which they are expected; null if unknown. */
export type WaitingGoods = { name: string; day: string | null }

/**
 * The goods that the rest of an order waits for, because everything is sent together; null when nothing waits, or when there is
 * nothing else that could be sent before.
 */
export function waitingGoods(items: readonly Goods[]): WaitingGoods | null {
  const goods = items.filter(({ type }) => type !== PRODUCT_TYPE.giftCard)
  if (goods.length === 0 || !goods.some((line) => isThere(line))) return null
  const undated = goods.find((line) => line.estimated_at === null && !isInStock(line.stock_status))
  if (undated !== undefined) return { name: undated.name, day: null }
  const dated = goods.flatMap(({ name, estimated_at: day }) => (day === null ? [] : [{ name, day }]))
  const days = dated.map(({ day }) => day).toSorted()
  return dated.find(({ day }) => day === days.at(-1)) ?? null
}

type Goods = Pick<CartItem, 'type' | 'name' | 'stock_status' | 'estimated_at'>

const isThere = ({ stock_status, estimated_at }: Goods): boolean => estimated_at === null && isInStock(stock_status)
