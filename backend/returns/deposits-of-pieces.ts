import type { ReturnedDeposit } from '../database/schema/order-history'
import { depositsTotal } from '../pricing/deposit'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import type { FactLine } from './order-facts'

type Line = Pick<FactLine, 'position' | 'quantity' | 'withdrawn' | 'deducted' | 'deposits'> & {
  item: Pick<FactLine['item'], 'deposit'>
}

/**
 * How many pieces of a line have a deposit that is neither given back, nor was part of a worth that was deducted in whole, nor was withdrawn from
 * before the order was sent. A deducted piece whose deposit went back before is counted twice, so that the number is rather too low.
 */
export function depositsLeft({ quantity, withdrawn, deducted, deposits, item }: Line): number {
  if (item.deposit === 0) return 0
  return Math.max(0, quantity - withdrawn - deducted - deposits.reduce((sum, deposit) => sum + deposit.quantity, 0))
}

/**
 * The deposits that go back with pieces of an order (`count` by line): those of pieces whose deposit was given back for an old battery before do not go
 * back again (decision 058).
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
