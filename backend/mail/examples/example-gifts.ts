import type { Language } from '../../../app/commerce/contract/languages'
import type { Order, OrderLine } from '../../../app/commerce/contract/order'
import type { Texts } from '../../texts'
import type { LegalPage, Sold } from '../legal/legal-pages'
import type { MailContent } from '../../words/mail'
import { giftCard } from '../mails/gift-card'
import { orderReceived } from '../mails/order-received'
import { paymentReceived } from '../mails/payment-received'
import type { AboutOrder } from '../order/about-order'
import { exampleNext, exampleOrder } from './example-order'

/** An order of a gift card alone, in the language of another example. */
export function exampleGift({ order, store: { language } }: AboutOrder, change: Partial<Order> = {}): AboutOrder {
  const [first] = order.items
  if (first === undefined) throw new Error('The example order has no lines')
  return exampleOrder(language, { ...giftOrder(first, language), ...change })
}

/** The mails about gift cards: bought alone or with goods, paid or not, and used to pay. */
export function giftMails(about: AboutOrder, pages: Readonly<Record<Sold, readonly LegalPage[]>>): Record<string, MailContent> {
  const { language } = about.store
  const gift = exampleGift(about)
  const withGoods = exampleOrder(language, {
    items: [...about.order.items, ...gift.order.items],
    customer: { ...about.order.customer, gift: gift.order.customer.gift },
  })
  const received = (one: AboutOrder) =>
    orderReceived(one, pages[one.order.shipping === null ? 'gift-cards' : 'goods-and-gift-cards'], exampleNext(one))
  return {
    'order-received-paid-by-gift-card': received(exampleOrder(language, PAID_BY_GIFT_CARD)),
    'order-received-gift-card': received(gift),
    'order-awaits-payment-gift-card': received(exampleGift(about, { status: 'pending' })),
    'order-received-gift-card-and-goods': received(withGoods),
    'payment-received-gift-card': paymentReceived(gift, gift.order.total),
    'gift-card': giftCard(gift, [GIFT_CODE]),
    'gift-cards-without-message': giftCard(exampleOrder(language), [GIFT_CODE, { ...GIFT_CODE, code: 'XYX9-7WUT-RPNM-4A3C' }]),
  }
}

/** A change of an order, which a gift card pays in part. */
export const PAID_BY_GIFT_CARD: Partial<Order> = {
  gift_cards: [{ id: '1f0c1c7a-55f1-4a58-8f53-0f8cb1f5d0a4', last4: 'TUW2', amount: 20, left: 30 }],
  gift_card_total: 20,
}

const GIFT_CODE = { code: 'ACDE-FHJK-MNPR-TUW2', amount: 100, expiresOn: '2029-12-31' }

const GIFT_MESSAGES: Texts = {
  sv: 'Grattis på födelsedagen!\nNu kan du köpa batterierna själv.',
  no: 'Gratulerer med dagen!\nNå kan du kjøpe batteriene selv.',
  de: 'Alles Gute zum Geburtstag!\nNun können Sie die Batterien selbst aussuchen.',
  da: 'Tillykke med fødselsdagen!\nNu kan du selv købe batterierne.',
}

const GIFT_CARD_NAMES: Texts = { sv: 'Presentkort', no: 'Gavekort', de: 'Geschenkgutschein', da: 'Gavekort' }

/** An order of a gift card, which is sent to another person on a day. */
function giftOrder(line: OrderLine, language: Language): Partial<Order> {
  return {
    items: [{ ...line, name: GIFT_CARD_NAMES[language], type: 4, price: 100, vat: 0, reductions: [] }],
    shipping: null,
    customer: {
      email: 'kund@example.com',
      mobile: '0701234567',
      first_name: 'Kim',
      last_name: 'Kund',
      address: null,
      billing: null,
      company: null,
      gift: { email: 'kim@example.com', message: GIFT_MESSAGES[language], deliver_on: '2026-12-24' },
    },
  }
}
