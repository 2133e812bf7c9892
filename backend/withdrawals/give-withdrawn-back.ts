import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { paymentAttempts } from '../database/schema/payments'
import { redeemedBy } from '../gift-cards/redeem-cards'
import { unrefundedCards } from '../gift-cards/unrefunded-cards'
import type { LockedOrder } from '../orders/lock-order'
import { type CreditedPieces, creditedPieces } from '../orders/stored-refund'
import { isPaidInvoice } from '../orders/is-paid-invoice'
import { refundOntoCards } from '../payments/refund-order'
import { refundable } from '../orders/refundable'
import { requestRefund } from '../payments/request-refund'
import { roundMoney } from '../stores/money'

type PaidAttempt = NonNullable<LockedOrder['paid']>

/**
 * The money that goes back. `amount` goes back through the provider, `gift_cards` back to the cards that paid; `charge` is what
 * the provider still collects. `charged-less`: the payment was not captured yet, so less of it will be; `invoiced-less`: the same
 * for the shop's own invoice. `isUncharged`: the customer is not charged for the pieces, so no credit note is due; a sale that
 * only gift cards paid is refunded instead.
 */
export type Given = {
  money: 'charged-less' | 'invoiced-less' | 'refunded' | 'none'
  amount: number
  gift_cards: number
  charge: number
  isUncharged: boolean
}

/**
 * Gives back what was agreed for pieces that are withdrawn from, first through the provider, then onto the gift cards that paid.
 * An amount that is only reserved is captured in part when the order is sent. `kept` is the value of gift cards of the order
 * that are still to be made, which the provider's payment must cover (decision 029). `credited` is what was paid for the pieces,
 * which the credit note names with their VAT.
 */
export async function giveWithdrawnBack(
  tx: Database,
  locked: LockedOrder,
  asked: { amount: number; kept: number; credited: CreditedPieces[] | null; withdrawal: string; at: Date },
): Promise<Given> {
  const { order, paid } = locked
  const { at, withdrawal } = asked
  const isTaken = paid !== null && (paid.state === 'captured' || (await isPaidInvoice(tx, paid)))
  const held = paid === null ? 0 : isTaken ? await refundable(tx, paid) : paid.amount
  const amount = rounded(Math.max(0, Math.min(asked.amount, held - asked.kept)))
  const gift_cards = rounded(Math.min(asked.amount - amount, await redeemedBy(tx, order.id)))
  const isUncharged = paid !== null && !isTaken
  const refund = { reason: `withdrawal ${withdrawal}`, actor: 'shop', isUncharged } as const
  const id = randomUUID()
  if (paid !== null && amount > 0) {
    if (isTaken) await requestRefund(tx, paid, { id, amount, ...refund }, at)
    else await takeLess(tx, paid, amount, at)
  }
  if (gift_cards > 0) await refundOntoCards(tx, order, { id: amount > 0 ? randomUUID() : id, amount: gift_cards, ...refund }, at)
  // With two refunds, or a lower one, no part is for certain goods. Gift cards do not pay for gift cards, so
  // those are refunded through the provider.
  const isForAll = (amount === 0 || gift_cards === 0) && rounded(amount + gift_cards) === rounded(asked.amount)
  if (!isUncharged) {
    const pieces = isForAll ? asked.credited : null
    const named = pieces ?? (await unrefundedCards(tx, order.id, amount))
    const credited = named && creditedPieces.write(named)
    await tx.update(refunds).set({ credited }).where(eq(refunds.id, id))
  }
  const less = paid?.provider === 'invoice' ? 'invoiced-less' : 'charged-less'
  const money = amount === 0 ? 'none' : isTaken ? 'refunded' : less
  return { money, amount, gift_cards, charge: isUncharged ? rounded(paid.amount - amount) : 0, isUncharged }
}

/** Lowers the amount that is taken when the order is sent. With nothing left to take, the reconciler releases the payment. */
async function takeLess(tx: Database, { id, amount }: PaidAttempt, less: number, at: Date): Promise<void> {
  const left = rounded(amount - less)
  const change = left > 0 ? { amount: left } : ({ amount: 0, state: 'refund-due', next_check_at: at } as const)
  await tx.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id))
}

const rounded = (amount: number): number => roundMoney(amount, { digits: 2 })
