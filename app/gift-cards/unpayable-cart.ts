import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import type { GiftCardError } from '../forms/gift-card-error'

type Line = { type: number; subscription_interval: object | null }

/**
 * The reason for which gift cards pay no part of a cart; null when they do. They do not pay a cart with a subscription,
 * whose later deliveries are charged in the way that pays the first (decision 031), nor one with gift cards alone (decision
 * 029). An empty cart may still get goods.
 */
export function unpayableCart(lines: readonly Line[]): GiftCardError | null {
  if (lines.some(({ subscription_interval: interval }) => interval !== null)) return 'giftCard.error.subscription'
  return lines.length > 0 && lines.every(({ type }) => type === PRODUCT_TYPE.giftCard) ? 'giftCard.hint' : null
}
