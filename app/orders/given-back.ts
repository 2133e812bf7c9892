import type { OrderDetail } from '../commerce/contract/order-detail'

type Refund = Pick<OrderDetail['refunds'][number], 'amount' | 'gift_card_amount' | 'is_credit' | 'state'>

/**
 * The refunds that are done, in the order's currency including VAT: `credited` lowered an invoice, `refunded` went back as
 * money or onto gift cards, where it is at once. The gift cards of an order on invoice were charged, so what goes back onto them
 * is no credit.
 */
export function givenBack(refunds: readonly Refund[]): { credited: number; refunded: number } {
  const sums = { credited: 0, refunded: 0 }
  for (const { amount, gift_card_amount: onCards, is_credit: isCredit, state } of refunds) {
    sums.refunded += onCards
    if (state === 'done') sums[isCredit ? 'credited' : 'refunded'] += amount - onCards
  }
  return sums
}
