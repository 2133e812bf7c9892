import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { readGiftCode } from '../../app/commerce/contract/gift-card'
import { checkoutGiftCards, giftCards } from '../database/schema/gift-cards'
import type { Scope } from '../http/endpoints'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { localDay } from '../stores/local-day'
import { heldByUnpaidOrder } from './checkout-cards'
import { hashCode } from './code-secrets'

type Needs = Pick<Services, 'db' | 'signingKey'>

const MAX_CARDS = 10

/** Adds the gift card with a code to a checkout. Idempotent. Its balance is not changed yet. Refused as the contract says. */
export async function addCheckoutCard(checkoutId: string, typed: string, { store, now }: Scope, services: Needs): Promise<void> {
  const { db } = services
  if (!z.uuid().safeParse(checkoutId).success) throw notFound('The checkout')
  const code = readGiftCode(typed)
  const [card] =
    code === null
      ? []
      : await db
          .select()
          .from(giftCards)
          .where(eq(giftCards.code_hash, hashCode(code, services)))
  if (card === undefined || card.voided_at !== null) throw new Refusal(404, 'gift-card-unknown', 'There is no such gift card')
  if (card.currency !== store.currency) throw new Refusal(409, 'gift-card-currency', `This gift card pays in ${card.currency}`)
  if (card.expires_on < localDay(now, store.timeZone)) throw new Refusal(409, 'gift-card-expired', 'This gift card has expired')
  const ofCheckout = eq(checkoutGiftCards.checkout_id, checkoutId)
  const isThere = (await db.$count(checkoutGiftCards, and(ofCheckout, eq(checkoutGiftCards.gift_card_id, card.id)))) > 0
  if (isThere) return
  const held = (await heldByUnpaidOrder(db, checkoutId)).get(card.id) ?? 0
  if (card.balance + held <= 0) throw new Refusal(409, 'gift-card-empty', 'Nothing is left on this gift card')
  if ((await db.$count(checkoutGiftCards, ofCheckout)) >= MAX_CARDS) {
    throw new Refusal(409, 'gift-cards-too-many', `A checkout takes at most ${MAX_CARDS} gift cards`)
  }
  await db
    .insert(checkoutGiftCards)
    .values({ checkout_id: checkoutId, gift_card_id: card.id, added_at: now })
    .onConflictDoNothing()
}

/** Removes a card from a checkout. Idempotent. */
export async function removeCheckoutCard(checkoutId: string, cardId: string, { db }: Pick<Services, 'db'>): Promise<void> {
  if (!z.uuid().safeParse(checkoutId).success) throw notFound('The checkout')
  await db
    .delete(checkoutGiftCards)
    .where(and(eq(checkoutGiftCards.checkout_id, checkoutId), eq(checkoutGiftCards.gift_card_id, cardId)))
}
