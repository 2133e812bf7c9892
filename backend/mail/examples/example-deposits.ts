import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderLine } from '../../../app/commerce/contract/order'
import { depositOf } from '../../pricing/deposit'
import { storeOf } from '../../stores/stores'
import type { Texts } from '../../texts'
import type { MailContent } from '../../words/mail'
import { dispatched } from '../mails/dispatched'
import { moneyBack } from '../mails/money-back'
import { orderReceived } from '../mails/order-received'
import { renewalAhead } from '../mails/renewal-ahead'
import { returnReceived } from '../mails/return-received'
import { itemsOfPieces } from '../order/goods-block'
import type { LegalPage } from '../legal/legal-pages'
import { exampleNext, exampleOrder, NEXT_DAY } from './example-order'

const NAMES: Texts = {
  sv: 'Voltra startbatteri AGM, 12 V 70 Ah (278 x 175 x 190 mm)',
  no: 'Voltra startbatteri AGM, 12 V 70 Ah (278 x 175 x 190 mm)',
  de: 'Voltra Starterbatterie AGM, 12 V 70 Ah (278 x 175 x 190 mm)',
  da: 'Voltra startbatteri AGM, 12 V 70 Ah (278 x 175 x 190 mm)',
}

/** The price of one car battery, in the store's currency. */
const PRICES: Record<Language, number> = { sv: 1899, no: 1999, de: 169.9, da: 1299 }

/**
 * Mails about two car batteries, with the deposit of the store's country, beside other goods.
 * `line` is a line of the example order.
 */
export function depositMails(language: Language, line: OrderLine, pages: LegalPage[]): Record<string, MailContent> {
  const price = PRICES[language]
  const deposit = depositOf({ starter_batteries: 1 }, storeOf(language))
  const battery = { ...line, name: NAMES[language], price, ordinary_price: price, deposit, quantity: 2, reductions: [] }
  const about = exampleOrder(language, { items: [battery, line] })
  const { carrier = '' } = about.order.shipping ?? {}
  const delivery = {
    item: { ...battery, quantity: 1 },
    renewsOn: NEXT_DAY,
    price: price + deposit + (about.order.shipping?.price ?? 0),
    deposit,
    unitPrice: price,
  }
  return {
    'order-received-deposit': orderReceived(about, pages, exampleNext(about)),
    'dispatched-deposit': dispatched(about, { carrier, tracking: null }),
    'return-received-deposit': returnReceived(about, itemsOfPieces(about.order.items, [{ position: 0, quantity: 1 }])),
    'money-back-deposit': moneyBack(about, price + deposit),
    'renewal-ahead-deposit': renewalAhead(about, { ...delivery, formerPrice: null }),
  }
}
