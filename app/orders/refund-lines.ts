import type { OrderDetail } from '../commerce/contract/order-detail'
import { round } from '../commerce/contract/round'
import type { Translate } from '../store/translate'

/**
 * A refund in words; `count` is the number of gift cards that paid the order. The part on gift cards is back at once, so it is
 * told apart from the one that is on its way, that the provider has refused, or that lowered an invoice.
 */
export function refundLines(
  { amount, gift_card_amount: onCards, state, is_credit: isCredit }: OrderDetail['refunds'][number],
  { money, date, count }: { money: (amount: number) => string; date: string; count: number },
  t: Translate,
): string[] {
  if (state === 'done' && !isCredit) return [t('order.refund.done', { amount: money(amount), date })]
  const owed = state === 'refused' ? 'order.refund.refused' : isCredit ? 'order.refund.crediting' : 'order.refund.due'
  const rest = money(round(amount - onCards, 2))
  return [
    ...(onCards > 0 ? [t('order.refund.giftCard', { amount: money(onCards), count })] : []),
    state === 'done' ? t('order.refund.credited', { amount: rest, date }) : t(owed, { amount: rest }),
  ]
}
