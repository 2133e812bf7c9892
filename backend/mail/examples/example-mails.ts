import type { OrderLine } from '../../../app/commerce/contract/order'
import type { Language } from '../../../app/commerce/contract/languages'
import { buildContent } from '../../seed/data/content/build-content'
import { type BuyerKind, type LegalPage, legalPageKeys, type Sold } from '../legal/legal-pages'
import type { MailContent } from '../../words/mail'
import { accountLink } from '../mails/account-link'
import { depositMails } from './example-deposits'
import { emailChangeMails } from './example-email-changes'
import { newsletterMails } from './example-newsletters'
import { delivered } from '../mails/delivered'
import { dispatched } from '../mails/dispatched'
import { moneyBack } from '../mails/money-back'
import { orderCancelled } from '../mails/order-cancelled'
import { orderLink } from '../mails/order-link'
import { orderReceived } from '../mails/order-received'
import { paymentReminder } from '../mails/payment-reminder'
import { orderUndelivered } from '../mails/order-undelivered'
import { paymentReceived } from '../mails/payment-received'
import { priceRise } from '../mails/price-rise'
import { renewalAhead } from '../mails/renewal-ahead'
import { renewalDelayed } from '../mails/renewal-delayed'
import { renewalSkipped } from '../mails/renewal-skipped'
import { renewalUnpaid } from '../mails/renewal-unpaid'
import { returnReceived } from '../mails/return-received'
import { reviewInvitation } from '../mails/review-invitation'
import { stockBack } from '../mails/stock-back'
import { stockNoticeLink } from '../mails/stock-notice-link'
import { subscriptionEnded } from '../mails/subscription-ended'
import { terminationReceived } from '../mails/termination-received'
import { invoiceTerms } from '../../orders/invoice-terms'
import type { AboutOrder } from '../order/about-order'
import { itemsOfPieces } from '../order/goods-block'
import { exampleNext, exampleOrder, NEXT_DAY, SUBSCRIPTION_POSITION } from './example-order'
import { exampleGift, giftMails, PAID_BY_GIFT_CARD } from './example-gifts'
import { returnMails } from './example-returns'
import { withdrawalMails } from './example-withdrawals'

const AT = new Date('2026-11-25T23:15:00Z')

/** Every mail in a language, with its variants, by name. */
export function exampleMails(language: Language): Record<string, MailContent> {
  const about = exampleOrder(language)
  const { store, links, order } = about
  const pages = exampleLegalPages(language)
  const invoice: AboutOrder = exampleOrder(language, INVOICE[language])
  const sent: AboutOrder = exampleOrder(language, { ...INVOICE[language], status: 'shipped', payment_due: '2026-12-08' })
  const cancelled: AboutOrder = exampleOrder(language, { status: 'cancelled', cancel_reason: 'by-customer' })
  const parcel = { number: '00370712345678901234', url: 'https://tracking.example/00370712345678901234' }
  const [first] = order.items
  const subscription = order.items[SUBSCRIPTION_POSITION]
  if (first === undefined || subscription === undefined) throw new Error('The example order has too few lines')
  return {
    'order-link': orderLink(about, links.openOrder(order.id, 'o'.repeat(43))),
    'account-link-new': accountLink('new', store, links.choosePassword('o'.repeat(43))),
    'account-link-known': accountLink('known', store, links.choosePassword('o'.repeat(43))),
    'account-link-forgotten': accountLink('forgotten', store, links.choosePassword('o'.repeat(43))),
    ...emailChangeMails(about),
    'order-received': orderReceived(about, pages, exampleNext(about)),
    'order-awaits-payment': orderReceived(exampleOrder(language, { status: 'pending' }), pages, []),
    'order-received-invoice': orderReceived(invoice, exampleLegalPages(language, 'goods', 'company'), exampleNext(invoice)),
    ...giftMails(about, {
      goods: pages,
      'goods-and-gift-cards': exampleLegalPages(language, 'goods-and-gift-cards'),
      'gift-cards': exampleLegalPages(language, 'gift-cards'),
    }),
    'payment-received': paymentReceived(about, about.order.total),
    'payment-received-sent': paymentReceived(
      exampleOrder(language, { ...INVOICE[language], status: 'shipped' }),
      about.order.total,
    ),
    dispatched: dispatched(about, { carrier: order.shipping?.carrier ?? '', tracking: parcel }),
    'dispatched-untracked': dispatched(about, { carrier: order.shipping?.carrier ?? '', tracking: null }),
    'dispatched-invoice': dispatched(sent, { carrier: order.shipping?.carrier ?? '', tracking: parcel }, order.total),
    'payment-reminder': paymentReminder(sent, order.total),
    delivered: delivered(about, AT),
    'delivered-invoice': delivered(sent, AT),
    'review-invitation': reviewInvitation(about, {
      products: order.items.slice(0, 2).map(({ name, slug }) => ({ name, url: links.reviewProduct(slug, 'r'.repeat(200)) })),
      end: links.endReviewInvitations('e'.repeat(200)),
    }),
    'order-cancelled': orderCancelled(about, { reason: 'payment-expired', money: 'nothing-paid' }),
    'order-cancelled-by-customer': orderCancelled(about, { reason: 'by-customer', money: 'released', amount: order.total }),
    'order-cancelled-by-shop': orderCancelled(about, { reason: 'by-shop', money: 'refunded', amount: order.total }),
    'order-cancelled-refunded': orderCancelled(about, { reason: 'by-shop', money: 'nothing-paid' }, order.total),
    'order-cancelled-lapsed': orderCancelled(about, { reason: 'payment-lapsed', money: 'nothing-paid' }),
    'order-cancelled-paid-by-gift-card': orderCancelled(exampleOrder(language, PAID_BY_GIFT_CARD), {
      reason: 'by-customer',
      money: 'refunded',
      amount: order.total - 20,
      gift_cards: 20,
    }),
    'order-undelivered': orderUndelivered(about, { amount: order.total - 10, deducted: 10 }),
    'order-undelivered-invoice': orderUndelivered(invoice, { amount: order.total, deducted: 0 }),
    'order-undelivered-renewal': orderUndelivered(exampleOrder(language, { checkout_order_id: order.id }), {
      amount: order.total,
      deducted: 0,
      goes_on: true,
    }),
    'order-undelivered-earlier-release': orderUndelivered(exampleOrder(language, { checkout_order_id: order.id }), {
      amount: order.total,
      deducted: 0,
    }),
    ...returnMails(about, AT),
    'return-received': returnReceived(about, itemsOfPieces(order.items, [{ position: 1, quantity: 1 }])),
    'money-back': moneyBack(about, first.price),
    'money-back-gift-card': moneyBack(about, first.price, 'gift-card'),
    'money-back-on-gift-card': moneyBack(about, first.price, 'on-gift-card'),
    'money-back-invoice': moneyBack(invoice, first.price),
    ...withdrawalMails({ about, invoice, cancelled, gift: exampleGift(about) }, AT),
    'stock-back': stockBack({ name: first.name, slug: 'vara' }, store, { links, access: 'TOKEN' }),
    'stock-notice-link': stockNoticeLink({ name: first.name }, store, links.confirmStockNotice('vara', 'TOKEN')),
    ...newsletterMails(about),
    ...subscriptionMails(about, subscription),
    ...depositMails(language, first, pages),
  }
}

function subscriptionMails(about: AboutOrder, item: OrderLine): Record<string, MailContent> {
  const typed = { number: about.order.number, name: 'Kim Berg', email: 'kim@example.com', contract: '', reason: '' }
  const termination = { ...typed, received_at: AT, ends_on: null, ended: 1 }
  const freight = about.order.shipping?.price ?? 0
  const ahead = { item, renewsOn: NEXT_DAY, price: item.price + freight, deposit: 0, unitPrice: item.price }
  const renewal = exampleOrder(about.store.language, { items: [item] })
  return {
    'renewal-ahead': renewalAhead(about, { ...ahead, formerPrice: null }),
    'renewal-ahead-dearer': renewalAhead(about, { ...ahead, formerPrice: item.price / 2 }),
    'price-rise': priceRise(about, { item, appliesFrom: LATER_DAY, price: item.price, formerPrice: item.price / 2 }),
    'renewal-delayed': renewalDelayed(about, { item, lastDay: '2027-03-08' }),
    'renewal-unpaid': renewalUnpaid(renewal, { nextTryOn: '2027-02-23', lastDay: null }),
    'renewal-unpaid-last': renewalUnpaid(renewal, { nextTryOn: '2027-02-23', lastDay: '2027-02-22' }),
    'renewal-skipped-out-of-stock': renewalSkipped(about, { item, reason: 'out-of-stock', nextOn: LATER_DAY }),
    'renewal-skipped-unpaid': renewalSkipped(about, { item, reason: 'unpaid', nextOn: LATER_DAY }),
    'renewal-skipped-out-of-stock-last': renewalSkipped(about, { item, reason: 'out-of-stock', nextOn: null }),
    'renewal-skipped-unpaid-last': renewalSkipped(about, { item, reason: 'unpaid', nextOn: null }),
    'renewal-skipped-missed': renewalSkipped(about, { item, reason: 'missed', nextOn: null }),
    'subscription-ended': subscriptionEnded(about, { item, reason: 'customer', endedAt: AT, coming: [] }),
    'subscription-ended-coming': subscriptionEnded(about, {
      item,
      reason: 'customer',
      endedAt: AT,
      coming: [{ number: `${about.store.countryCode}100057`, price: item.price + freight }],
    }),
    'termination-received': terminationReceived(termination, about.store),
    'termination-received-later': terminationReceived(
      { ...termination, ends_on: '2027-03-06', contract: item.name },
      about.store,
    ),
    'termination-received-unmatched': terminationReceived({ ...termination, ended: 0 }, about.store),
    'subscription-ended-discontinued': subscriptionEnded(about, { item, reason: 'discontinued', endedAt: AT, coming: [] }),
    'subscription-ended-taken-out': subscriptionEnded(about, { item, reason: 'taken-out', endedAt: AT, coming: [] }),
  }
}

/** The delivery after the next. */
const LATER_DAY = '2027-05-22'

/** The legal pages as they are seeded. */
export function exampleLegalPages(language: Language, sold: Sold = 'goods', buyer: BuyerKind = 'consumer'): LegalPage[] {
  const { pages } = buildContent()
  return legalPageKeys(sold, buyer).map((wanted) => {
    const page = pages.find(({ key }) => key === wanted)
    if (page === undefined) throw new Error(`There is no page ${wanted}`)
    return { title: page.title[language], path: page.path[language], content: page.content[language] }
  })
}

const COMPANY = { name: 'Lind & Dotter AB', organisation_number: '5599990000', reference: 'Lager 3' }

const INVOICE = {
  sv: invoiceIn('sv', 'Faktura'),
  no: invoiceIn('no', 'Faktura'),
  de: invoiceIn('de', 'Rechnung'),
  da: invoiceIn('da', 'Faktura'),
}

function invoiceIn(language: Language, name: string) {
  const { order, store } = exampleOrder(language)
  return {
    payment: { id: 'invoice', name, description: '', fee: 0 } as const,
    invoice: invoiceTerms(order.number, store),
    customer: { ...order.customer, company: COMPANY },
    message: '2-14-7',
  }
}
