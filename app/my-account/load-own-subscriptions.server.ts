import type { OwnSubscriptions } from '../commerce/contract/own-purchase'
import { optional } from '../commerce/optional'
import { askedCardPage, shownSubscription } from '../orders/load-subscriptions.server'
import type { Needs } from '../server/request-context.server'

/** The customer's subscriptions, each with the order that began it, and its days in words. */
export async function loadOwnSubscriptions({ backend, visitor }: Needs<'backend' | 'visitor'>) {
  const { answer } = await backend.call('ownSubscriptions', {})
  const settled = await settleCards(answer, { backend })
  return settled.map((subscription) => ({
    orderId: subscription.order_id,
    orderNumber: subscription.order_number,
    currency: subscription.currency,
    shown: shownSubscription(subscription, visitor.store.iso),
  }))
}

/** Includes cards entered meanwhile, for a shopper who returns from the card page; unchanged when the backend cannot tell. */
async function settleCards(own: OwnSubscriptions, { backend }: Needs<'backend'>): Promise<OwnSubscriptions> {
  const orders = new Set(own.flatMap(({ card_page, order_id }) => (card_page === null ? [] : [order_id])))
  if (orders.size === 0) return own
  const asked = [...orders].map((id) => optional(backend.call('settlePayBy', { params: { id }, body: {} }), null))
  const answers = (await Promise.all(asked)).flatMap((settled) => settled?.answer ?? [])
  return own.map((one) => ({ ...one, ...answers.find(({ id }) => id === one.id) }))
}

/** The page for the card of the subscription that the request names; null when it names none, or no card is waited for. */
export const cardPageAsked = (request: Request, own: Awaited<ReturnType<typeof loadOwnSubscriptions>>): string | null =>
  askedCardPage(
    request,
    own.map(({ shown }) => shown),
  )
