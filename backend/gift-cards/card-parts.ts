import type { CartItem } from '../../app/commerce/contract/cart'
import type { CheckoutGiftCard, GiftCardPart } from '../../app/commerce/contract/gift-card'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { itemsTotal } from '../orders/totals'
import { floorMoney, roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

/**
 * Divides an amount among gift cards: the first pays as much as it can, then the next. Cards that pay nothing are
 * left out. Each pays an amount in the digits of the store's currency, so that the rest is one that can be charged;
 * öre, as after a refund, stay on the card.
 */
export function cardParts(cards: readonly CheckoutGiftCard[], amount: number, store: Pick<Store, 'digits'>): GiftCardPart[] {
  let left = amount
  return cards.flatMap(({ id, last4, balance }) => {
    const part = Math.min(left, floorMoney(balance, store))
    if (part <= 0) return []
    left = roundMoney(left - part, store)
    return [{ id, last4, amount: part, left: roundMoney(balance - part, { digits: 2 }) }]
  })
}

/** The value of the gift cards among the lines: no gift card pays for it. */
export const giftCardsTotal = (items: readonly CartItem[], store: Store): number =>
  itemsTotal(
    items.filter(({ type }) => type === PRODUCT_TYPE.giftCard),
    store,
  )
