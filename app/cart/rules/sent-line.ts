import type { CartLineView } from './cart-view'

/** What a line has in each member that it is sent without: most lines of a long cart have all of it. It is sent once, beside the lines. */
export const USUAL = {
  type: 1,
  slug: '',
  thumb: null,
  deposit: 0,
  stock_status: 'in-stock',
  estimated_at: null,
  discount: 0,
  evenPrice: true,
  interval: null,
  nextDelivery: null,
  laterTotal: null,
  notice: null,
  adjusted: false,
  locked: false,
  addedBy: null,
} as const satisfies Partial<CartLineView>

type Usual = keyof typeof USUAL

/** A line on its way to the browser, which adds `USUAL` to it: with 500 lines, the usual members are a third of the answer. */
export type SentLine = Omit<CartLineView, Usual> & Partial<Pick<CartLineView, Usual>>

/** The line without the members that are as usual; a line that is not shown soon without its address and picture too. */
export function sentLine(line: CartLineView, isShown: boolean): SentLine {
  const { type, slug, thumb, deposit, stock_status, estimated_at, discount, evenPrice, interval, nextDelivery, ...rest } = line
  const { laterTotal, notice, adjusted, locked, addedBy, ...always } = rest
  const seen = isShown ? { slug, thumb } : {}
  const often = { ...seen, type, deposit, stock_status, estimated_at, discount, evenPrice, interval, nextDelivery }
  const unusual = Object.entries({ ...often, laterTotal, notice, adjusted, locked, addedBy }).filter(
    ([name, value]) => Reflect.get(USUAL, name) !== value,
  )
  return Object.assign<SentLine, Partial<CartLineView>>(always, Object.fromEntries(unusual))
}
