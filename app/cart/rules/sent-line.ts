import type { CartLineView } from './cart-view'

/** Default of each field that may be left out of a line of a long cart. Sent once, beside the lines. */
export const LINE_DEFAULTS = {
  type: 1,
  slug: '',
  thumb: null,
  deposit: 0,
  stock_status: 'in-stock',
  estimated_at: null,
  discount: 0,
  evenPrice: true,
  isUnpriced: false,
  interval: null,
  nextDelivery: null,
  laterTotal: null,
  notice: null,
  adjusted: false,
  locked: false,
  addedBy: null,
} as const satisfies Partial<CartLineView>

type Usual = keyof typeof LINE_DEFAULTS

/** A line on its way to the browser, which adds `LINE_DEFAULTS` to it: with 500 lines these are a third of the answer. */
export type SentLine = Omit<CartLineView, Usual> & Partial<Pick<CartLineView, Usual>>

const COMPARED = Object.keys(LINE_DEFAULTS).filter((name) => name !== 'slug' && name !== 'thumb')

/**
 * Rows near the shown ones are sent whole, because scripts of earlier releases do not know the defaults. Other rows lack slug,
 * picture and default values. Written out, since picking the members by destructuring
 * takes ten times as long with 500 lines.
 */
export function sentLine(line: CartLineView, isShown: boolean): SentLine {
  if (isShown) return line
  const sent: Omit<CartLineView, Usual> = {
    uuid: line.uuid,
    product_id: line.product_id,
    name: line.name,
    sku: line.sku,
    quantity: line.quantity,
    price: line.price,
    ordinary_price: line.ordinary_price,
    vat: line.vat,
    category: line.category,
    total: line.total,
    ordinaryTotal: line.ordinaryTotal,
    reductions: line.reductions,
    merges: line.merges,
  }
  for (const name of COMPARED) {
    const value: unknown = Reflect.get(line, name)
    if (value !== Reflect.get(LINE_DEFAULTS, name)) Reflect.set(sent, name, value)
  }
  return sent
}
