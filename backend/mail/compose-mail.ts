import type { CartItem } from '../../app/commerce/contract/cart'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Services } from '../services'
import { CARRIER_NAMES, type CarrierId } from '../interfaces/carrier'
import type { Store } from '../stores/stores'
import { issueOrderLink } from '../accounts/order-links'
import { legalFile } from './legal/legal-file'
import { buyerKindOf, legalPages } from './legal/legal-pages'
import { givenBefore } from './given-before'
import { loadMailOrder } from './load-mail-order'
import type { MailContent } from '../words/mail'
import type { MailRequest } from '../queue/mail-request'
import { giftCodesOf } from '../gift-cards/gift-codes'
import { delivered } from './mails/delivered'
import { dispatched, type DispatchedParcel } from './mails/dispatched'
import { giftCard } from './mails/gift-card'
import { moneyBack } from './mails/money-back'
import { orderCancelled } from './mails/order-cancelled'
import { creditNoteOf, loadInvoice } from './attached-documents'
import { paymentReminder } from './mails/payment-reminder'
import { orderLink } from './mails/order-link'
import { orderReceived } from './mails/order-received'
import { orderUndelivered } from './mails/order-undelivered'
import { paymentReceived } from './mails/payment-received'
import { giftCardsSpent } from './mails/gift-cards-spent'
import { piecesWithdrawn } from './mails/pieces-withdrawn'
import { renewalUnpaid } from './mails/renewal-unpaid'
import { subscriptionMail } from './mails/subscription-mail'
import { returnReceived } from './mails/return-received'
import type { AboutOrder } from './order/about-order'
import { itemsOfPieces } from './order/goods-block'
import { loadSale } from '../orders/load-sale'
import { toPay } from '../orders/totals'
import { nextDeliveries } from '../subscriptions/next-delivery'
import { brandOf } from '../stores/brand-of'
import { shopLinks } from '../stores/shop-links'
import { presentSubscription } from './present-subscription'
import type { ComposedMail } from './composed-mail'
import { composeAccountLink } from './compose-account-link'
import { composeEmailChange, composeEmailChanged } from './compose-email-change'
import { composeNewsletter, composeNewsletterLink } from './compose-newsletter'
import { composePasskeyChanged } from './compose-passkey-changed'
import { composeReturn, isAboutReturn } from './compose-return'
import { composeReviewInvitation } from './compose-review-invitation'
import { type AboutProduct, composeStockMail, isAboutProduct } from './compose-stock-mail'
import { composeTermination } from './compose-termination'
import { composeWithdrawal } from './compose-withdrawal'
import { UndeliverableMail } from '../interfaces/mail-transport'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'mail' | 'carriers' | 'signingKey'>
type OrderMailRequest = Exclude<
  MailRequest,
  | AboutProduct
  | {
      type:
        | 'account-link'
        | 'email-change'
        | 'email-changed'
        | 'passkey-changed'
        | 'newsletter-link'
        | 'newsletter'
        | 'withdrawal-received'
        | 'termination-received'
        | 'return-announced'
        | 'return-label'
        | 'return-refused'
        | 'return-deducted'
        | 'review-invitation'
    }
>

/**
 * Composes a mail from the present data; null when the mail is no longer true. An order that was cancelled before its
 * confirmation was sent has the mail about the cancellation instead. An order that is paid needs neither a receipt nor the mail
 * that it was not paid. Throws an UndeliverableMail when what it is about does not exist. `messageKey` names the mail.
 */
export async function composeMail(request: MailRequest, services: Needs, messageKey: string): Promise<ComposedMail | null> {
  if (isAboutProduct(request)) return composeStockMail(request, services)
  if (request.type === 'account-link') return composeAccountLink(request, services, messageKey)
  if (request.type === 'email-change') return composeEmailChange(request, services)
  if (request.type === 'email-changed') return composeEmailChanged(request, services)
  if (request.type === 'passkey-changed') return composePasskeyChanged(request, services)
  if (request.type === 'newsletter-link') return composeNewsletterLink(request, services, messageKey)
  if (request.type === 'newsletter') return composeNewsletter(request, services)
  if (request.type === 'withdrawal-received') return composeWithdrawal(request.withdrawal_id, services)
  if (request.type === 'termination-received') return composeTermination(request.termination_id, services)
  if (isAboutReturn(request)) return composeReturn(request, services)
  if (request.type === 'review-invitation') return composeReviewInvitation(request.order_id, services)
  const about = await loadMailOrder(request.order_id, services)
  const { order, store } = about
  const mail = { to: order.customer.email, store, attachments: [] }
  if (request.type === 'order-received' && order.status === 'cancelled') return null
  if (request.type === 'order-awaits-payment' && order.status !== 'pending') return null
  // A late payment has revived the order, which may have been cancelled again for another reason.
  if (request.type === 'order-cancelled' && order.cancel_reason !== request.reason) return null
  if (request.type === 'order-received' || request.type === 'order-awaits-payment')
    return { ...mail, ...(await withLegalPages(about, services)) }
  if (request.type === 'order-link') {
    return { ...mail, content: orderLink(about, about.links.openOrder(order.id, await issueOrderLink(order.id, services))) }
  }
  if (request.type === 'gift-card') {
    const to = request.email ?? order.customer.gift?.email ?? mail.to
    // The recipient is not the buyer, so the mail has no link to the order.
    const links = shopLinks(services.mail.publicOrigin, store.language, null)
    return { ...mail, to, content: giftCard({ ...about, links }, await giftCodesOf(order.id, services)) }
  }
  if (request.type === 'dispatched') return { ...mail, ...(await withInvoice(request, about, services)) }
  if (request.type === 'payment-reminder') {
    const { owed, attachments } = await loadInvoice(request.order_id, services)
    return owed === null ? null : { ...mail, content: paymentReminder(about, owed), attachments }
  }
  const attachments = await creditNoteOf(request, services)
  if (!('position' in request)) return { ...mail, content: await contentOf(request, about, services), attachments }
  const { email, ...terms } = (await presentSubscription(services.db, request, store.language)) ?? { email: mail.to }
  const line = { ...lineAt(order.items, request.position), ...terms }
  return { ...mail, to: email, content: subscriptionMail(about, line, request), attachments }
}

/** The mail about a parcel, with the invoice of its order. */
async function withInvoice(
  request: Extract<MailRequest, { type: 'dispatched' }>,
  about: AboutOrder,
  services: Needs,
): Promise<Pick<ComposedMail, 'content' | 'attachments'>> {
  const { owed, attachments } = await loadInvoice(request.order_id, services)
  return { content: dispatched(about, parcelOf(request, about.store, services.carriers), owed), attachments }
}

/**
 * The order confirmation, or the receipt of an order whose payment is awaited, with the legal pages. It is sent without them
 * too, because the shopper waits for it.
 */
async function withLegalPages(
  about: AboutOrder,
  { db, now, log }: Needs,
): Promise<Pick<ComposedMail, 'content' | 'attachments'>> {
  const { order, store } = about
  const hasCards = order.items.some(({ type }) => type === PRODUCT_TYPE.giftCard)
  const sold = order.shipping === null ? 'gift-cards' : hasCards ? 'goods-and-gift-cards' : 'goods'
  const buyer = buyerKindOf(order.customer)
  const pages = await legalPages(db, store.language, sold, buyer)
  const content = orderReceived(about, pages, await nextDeliveries(db, order.id, now()))
  const surroundings = { brand: brandOf(store), now: now(), sold, buyer } as const
  if (pages.length > 0) return { content, attachments: [await legalFile(pages, store, surroundings)] }
  log({ level: 'error', event: 'mail-without-terms', order: order.number })
  return { content, attachments: [] }
}

async function contentOf(
  request: Exclude<
    OrderMailRequest,
    | { position: number }
    | { type: 'order-received' | 'order-awaits-payment' | 'order-link' | 'gift-card' | 'dispatched' | 'payment-reminder' }
  >,
  about: AboutOrder,
  { db }: Pick<Services, 'db'>,
): Promise<MailContent> {
  const { items } = about.order
  switch (request.type) {
    case 'payment-received': {
      const { order } = await loadSale(db, about.order, about.store)
      return paymentReceived({ ...about, order }, request.amount ?? toPay(order))
    }
    case 'delivered':
      return delivered(about, new Date(request.delivered_at))
    case 'order-cancelled':
      return orderCancelled(about, request, await givenBefore(db, about.order.id))
    case 'pieces-withdrawn':
      return piecesWithdrawn(about, request)
    case 'gift-cards-spent':
      return giftCardsSpent(about, request.lines)
    case 'order-undelivered':
      return orderUndelivered(about, request)
    case 'return-received':
      return returnReceived(about, itemsOfPieces(items, request.lines))
    case 'money-back':
      return moneyBack(about, request.amount, request.was_on_cards ? 'on-gift-card' : (request.to ?? 'payment'))
    case 'renewal-unpaid':
      return renewalUnpaid(about, { nextTryOn: request.next_try_on, lastDay: request.last_day ?? null })
  }
}

function parcelOf(
  { carrier, tracking_number: number }: Extract<MailRequest, { type: 'dispatched' }>,
  { language }: Store,
  carriers: Services['carriers'],
): DispatchedParcel {
  if (!isCarrier(carrier)) return { carrier, tracking: null }
  const tracking = number === null ? null : { number, url: carriers[carrier].trackingUrl(number, language) }
  return { carrier: CARRIER_NAMES[carrier], tracking }
}

const isCarrier = (id: string): id is CarrierId => id in CARRIER_NAMES

function lineAt(items: readonly CartItem[], position: number): CartItem {
  const item = items[position]
  if (item === undefined) throw new UndeliverableMail(`The order has no line ${position}`)
  return item
}
