import type { CartLineView } from './cart-view'

/** The usual value of each member that a line may be sent without: most lines of a long cart have all of them. Sent once, beside the lines. */
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

/**
 * The line as a whole if it is shown soon: the scripts of a page that was open before a release know no usual members. Else without its address, its
 * picture and the members that are as usual.
 */
export function sentLine(line: CartLineView, isShown: boolean): SentLine {
  if (isShown) return line
  const bare = { ...line, slug: USUAL.slug, thumb: USUAL.thumb }
  const { type, slug, thumb, deposit, stock_status, estimated_at, discount, evenPrice, interval, nextDelivery, ...rest } = bare
  const { laterTotal, notice, adjusted, locked, addedBy, ...always } = rest
  const often = { type, slug, thumb, deposit, stock_status, estimated_at, discount, evenPrice, interval, nextDelivery }
  const unusual = Object.entries({ ...often, laterTotal, notice, adjusted, locked, addedBy }).filter(
    ([name, value]) => Reflect.get(USUAL, name) !== value,
  )
  return Object.assign<SentLine, Partial<CartLineView>>(always, Object.fromEntries(unusual))
}
