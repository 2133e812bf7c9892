import type { ReturnedDeposit } from '../orders/stored-refund'
import { depositsTotal } from '../pricing/deposit'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import type { FactLine } from '../order-facts/order-facts'

type Line = Pick<FactLine, 'position' | 'quantity' | 'withdrawn' | 'deducted' | 'deposits'> & {
  item: Pick<FactLine['item'], 'deposit'>
}

/**
 * The number of pieces of a line whose deposit is still to be given back: not given back yet, not part of a full
 * deduction, and not withdrawn before dispatch. A deducted piece whose deposit was given back before is
 * subtracted twice, so the number may be too low.
 */
export function depositsLeft({ quantity, withdrawn, deducted, deposits, item }: Line): number {
  if (item.deposit === 0) return 0
  return Math.max(0, quantity - withdrawn - deducted - deposits.reduce((sum, deposit) => sum + deposit.quantity, 0))
}

/**
 * The deposits to give back with pieces of an order (`count` by line), without deposits that were given back
 * before for an old battery (decision 058).
 */
export function depositsOfPieces(pieces: readonly { line: Line; count: number }[], store: Store): ReturnedDeposit[] {
  return pieces.flatMap(({ line, count }) => {
    const quantity = Math.min(count, depositsLeft(line))
    const amount = depositsTotal([{ deposit: line.item.deposit, quantity }], store)
    return amount === 0 ? [] : [{ position: line.position, quantity, amount }]
  })
}

/** The amount of deposits, including VAT. */
export const amountOfDeposits = (deposits: readonly Pick<ReturnedDeposit, 'amount'>[]): number =>
  roundMoney(
    deposits.reduce((sum, { amount }) => sum + amount, 0),
    { digits: 2 },
  )
