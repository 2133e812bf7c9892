import { PRODUCT_TYPE } from '../commerce/contract/product-type'

type Line = { type: number; subscription_interval: object | null }

/**
 * Whether gift cards pay a part of a cart: not of a cart with a subscription, whose later deliveries are charged in the way that pays the first
 * (decision 031), nor of one with gift cards alone (decision 029). An empty cart may still get goods.
 */
export function takesGiftCards(lines: readonly Line[]): boolean {
  if (lines.some(({ subscription_interval: interval }) => interval !== null)) return false
  return lines.length === 0 || lines.some(({ type }) => type !== PRODUCT_TYPE.giftCard)
}
