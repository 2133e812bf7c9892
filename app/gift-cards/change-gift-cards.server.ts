import { BackendError, isOutage } from '../commerce/backend-error'
import { readGiftCode } from '../commerce/contract/gift-card'
import type { Needs } from '../server/request-context.server'
import { callAsCustomerOrGuest } from '../server/customer-call.server'
import { beginCheckout } from '../server/begin-checkout.server'
import type { GiftCardError } from '../forms/gift-card-error'
import { unpayableCart } from './unpayable-cart'

/** Limit: 20 unknown codes per address in 10 minutes, as for discount codes. */
const UNKNOWN_CODES_LIMIT = { max: 20, windowMs: 10 * 60_000 }

const REFUSALS: Readonly<Record<string, GiftCardError>> = {
  'gift-card-unknown': 'giftCard.error.unknown',
  'gift-card-expired': 'giftCard.error.expired',
  'gift-card-empty': 'giftCard.error.empty',
  'gift-card-currency': 'giftCard.error.currency',
  'gift-cards-too-many': 'giftCard.error.tooMany',
}

/**
 * Adds a gift card to the shopper's checkout by its code. Returns why the code was refused, or null. A typing error is found here
 * by the check character, and does not count towards the limit.
 */
export async function addGiftCard(
  typed: string,
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
): Promise<GiftCardError | null> {
  const code = readGiftCode(typed)
  if (code === null) return 'giftCard.error.unknown'
  // Taken silently, it would be missing in the checkout.
  const unpayable = unpayableCart((await context.session.read()).cart.items)
  if (unpayable !== null) return unpayable
  const attempt = await context.services.attempts.begin('gift-card', UNKNOWN_CODES_LIMIT)
  if (!attempt.allowed) return 'giftCard.error.limit'
  const id = await beginCheckout(context)
  try {
    await callAsCustomerOrGuest(context, 'addGiftCard', { params: { id }, body: { code } })
  } catch (error) {
    if (isOutage(error)) {
      await attempt.takeBack()
      return 'giftCard.error.unavailable'
    }
    const known = error instanceof BackendError ? REFUSALS[error.code] : undefined
    if (known === undefined) throw error
    if (known !== 'giftCard.error.unknown') await attempt.takeBack()
    return known
  }
  await attempt.takeBack()
  return null
}

/** Removes a card from the shopper's checkout. Returns why it stays, or null. */
export async function removeGiftCard(
  cardId: string,
  context: Needs<'visitor' | 'backend' | 'session'>,
): Promise<GiftCardError | null> {
  const id = (await context.session.read()).cart.checkoutID
  if (id === null) return null
  try {
    await callAsCustomerOrGuest(context, 'removeGiftCard', { params: { id }, body: { id: cardId } })
    return null
  } catch (error) {
    if (isOutage(error)) return 'giftCard.error.unavailable'
    throw error
  }
}
