import type { Translate } from '../store/translate'

/**
 * The refund of a return in words. The part on gift cards is back at once, so it is told apart from the one that is on its way,
 * that the provider has refused, or that lowers an invoice.
 */
export function returnRefundLines(
  { state, amount, onCards = null, rest = amount, isCredit }: ShownRefund,
  t: Translate,
): string[] {
  if (amount === null) return [t('return.money.doneNothing')]
  if (state === 'done' && !isCredit) return [t('return.money.done', { amount })]
  const cards = onCards === null ? [] : [t('return.money.giftCard', { amount: onCards })]
  if (rest === null) return cards
  if (state === 'refused') return [...cards, t('return.money.refused')]
  const crediting = state === 'due' ? 'return.money.crediting' : 'return.money.credited'
  return [...cards, t(isCredit ? crediting : 'return.money.due', { amount: rest })]
}

/** Amounts with their currency, null for nothing: the whole, and its parts on gift cards and elsewhere. */
type ShownRefund = {
  state: 'due' | 'done' | 'refused'
  isCredit: boolean
  amount: string | null
  /** Missing in the data of a server of an earlier release, as `rest` is. */
  onCards?: string | null
  rest?: string | null
}
