import { createHash } from 'node:crypto'
import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption, Quote } from '../../app/commerce/contract/checkout'
import type { CheckoutGiftCard } from '../../app/commerce/contract/gift-card'
import type { PaymentMethod } from '../../app/commerce/contract/payment'
import { cardParts, giftCardsTotal } from '../gift-cards/card-parts'
import { orderTotals } from '../orders/totals'
import { smallestCharge } from './payment-methods'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

type Choices = {
  items: readonly CartItem[]
  deliveries: readonly DeliveryOption[] | null
  payments: readonly PaymentMethod[]
  giftCards: readonly CheckoutGiftCard[]
}

/**
 * One quote for each delivery and way to pay; for each way to pay only when nothing is sent (`deliveries` null). A
 * delivery of which gift cards pay everything has one quote: nothing is left for a provider. A provider is not quoted
 * when the rest is below its minimum amount.
 */
export function quotes({ deliveries, payments, ...cart }: Choices, store: Store): Quote[] {
  return (deliveries ?? [null]).flatMap((delivery) => {
    const all = payments.map((payment) => quote(cart, delivery, payment, store))
    const covered = all.find(({ payment }) => payment === 'gift-card')
    const isCovered = covered?.to_pay === 0 && covered.gift_cards.length > 0
    return isCovered ? [covered] : all.filter((one) => one !== covered && isPayable(one, store))
  })
}

const isPayable = ({ payment, to_pay: rest }: Quote, store: Store): boolean =>
  rest === 0 || rest >= smallestCharge(payment, store)

function quote(
  { items, giftCards }: Pick<Choices, 'items' | 'giftCards'>,
  delivery: DeliveryOption | null,
  payment: PaymentMethod,
  store: Store,
): Quote {
  const { price: shipping } = delivery ?? { price: 0 }
  const { total, vat_total, deposit_total: deposit } = orderTotals(items, shipping + payment.fee, store)
  const gift_cards = cardParts(giftCards, roundMoney(total - giftCardsTotal(items, store), store), store)
  const to_pay = roundMoney(total - gift_cards.reduce((sum, { amount }) => sum + amount, 0), store)
  const choice = { delivery: delivery?.id ?? null, payment: payment.id }
  const agreed = { ...choice, shipping, fee: payment.fee, total, vat_total, gift_cards, to_pay }
  const lines = items.map(({ product_id, quantity, price, vat, subscription_interval: interval }) => [
    ...[product_id, quantity, price, vat, interval?.id ?? null],
  ])
  // The terms include what each card pays, not what is left on it.
  const paid = { ...agreed, gift_cards: gift_cards.map(({ left: _, ...card }) => card) }
  return { ...agreed, deposit, token: hashOf([store.id, paid, delivery?.arrives ?? null, lines]) }
}

/** A short text that differs when any part of the value does. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
