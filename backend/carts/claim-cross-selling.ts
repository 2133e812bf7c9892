import type { CartItemRequest } from '../../app/commerce/contract/cart'

/** How many percent cheaper a product is beside another one, by termsKey. */
export type Terms = ReadonlyMap<string, number>

export const termsKey = (beside: number, id: number): string => `${beside} ${id}`

/**
 * What a line from cross-selling gets: so many percent off, nothing any more, or nothing since nobody offered it; null for every
 * other line.
 */
export type Claim = { percent: number } | 'lapsed' | 'unknown' | null

type Asked = Pick<CartItemRequest, 'product_id' | 'quantity' | 'cross_selling_product_id'>

/**
 * What each line gets, in their order. A line from cross-selling is cheaper while the product it was offered with lies in the cart, and at
 * most as many pieces as of that one; otherwise its claim has lapsed. What never was offered together has no price to lose.
 */
export function claimCrossSelling(lines: readonly Asked[], terms: Terms): Claim[] {
  const bought = new Map<number, number>()
  for (const { product_id, quantity } of lines) bought.set(product_id, (bought.get(product_id) ?? 0) + quantity)
  const claimed = new Map<string, number>()
  return lines.map(({ product_id, quantity, cross_selling_product_id: beside }) => {
    if (beside === null || beside === undefined) return null
    const key = termsKey(beside, product_id)
    const percent = terms.get(key)
    if (percent === undefined) return 'unknown'
    const pieces = (claimed.get(key) ?? 0) + quantity
    if (pieces > (bought.get(beside) ?? 0)) return 'lapsed'
    claimed.set(key, pieces)
    return { percent }
  })
}
