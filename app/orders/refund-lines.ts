import type { OrderDetail } from '../commerce/contract/order-detail'
import { round } from '../commerce/contract/round'
import type { Translate } from '../store/translate'

/**
 * A refund in words; `count` is the number of gift cards that paid the order. The part on gift cards is back at once, so it is
 * told apart from the one that is on its way or that the provider has refused.
 */
export function refundLines(
  { amount, gift_card_amount: onCards, state, is_credit: isCredit }: OrderDetail['refunds'][number],
  { money, date, count }: { money: (amount: number) => string; date: string; count: number },
  t: Translate,
): string[] {
  if (state === 'done') return [t(isCredit ? 'order.refund.credited' : 'order.refund.done', { amount: money(amount), date })]
  const owed = state === 'refused' ? 'order.refund.refused' : isCredit ? 'order.refund.crediting' : 'order.refund.due'
  return [
    ...(onCards > 0 ? [t('order.refund.giftCard', { amount: money(onCards), count })] : []),
    t(owed, { amount: money(round(amount - onCards, 2)) }),
  ]
}
