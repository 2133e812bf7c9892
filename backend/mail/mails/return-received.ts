import type { Language } from '../../../app/commerce/contract/languages'
import type { CartItem } from '../../../app/commerce/contract/cart'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/** A returned parcel arrived. `goods`: what was in it. */
export function returnReceived({ order, store, links }: AboutOrder, goods: readonly CartItem[]): MailContent {
  const texts = TEXTS[store.language]
  const values = { number: order.number }
  const next = order.payment.id === 'invoice' ? texts.nextOfInvoice : texts.next
  return {
    subject: fillIn(texts.subject, values),
    preheader: next,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      goodsBlock(goods, store),
      { type: 'text', text: next },
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type ReceivedTexts = {
  subject: string
  title: string
  text: string
  next: string
  /** For an order by the shop's invoice, which may not be paid. */
  nextOfInvoice: string
  show: string
}

const TEXTS: Record<Language, ReceivedTexts> = {
  sv: {
    subject: 'Vi har fått din retur från order {number}',
    title: 'Vi har fått din retur',
    text: 'Din retur från order {number} har kommit fram till oss.',
    next: 'Vi går nu igenom varorna. Du får ett mejl när pengarna är på väg.',
    nextOfInvoice: 'Vi går nu igenom varorna. Du får ett mejl när fakturan är krediterad.',
    show: 'Visa din order',
  },
  no: {
    subject: 'Vi har mottatt returen fra ordre {number}',
    title: 'Vi har mottatt returen din',
    text: 'Returen din fra ordre {number} har kommet fram til oss.',
    next: 'Vi går nå gjennom varene. Du får en e-post når pengene er på vei.',
    nextOfInvoice: 'Vi går nå gjennom varene. Du får en e-post når fakturaen er kreditert.',
    show: 'Vis ordren din',
  },
  de: {
    subject: 'Ihre Rücksendung zu Bestellung {number} ist eingetroffen',
    title: 'Ihre Rücksendung ist eingetroffen',
    text: 'Ihre Rücksendung zur Bestellung {number} ist bei uns angekommen.',
    next: 'Wir prüfen nun die Artikel. Sie erhalten eine E-Mail, sobald das Geld unterwegs ist.',
    nextOfInvoice: 'Wir prüfen nun die Artikel. Sie erhalten eine E-Mail, sobald der Betrag gutgeschrieben ist.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Vi har modtaget din retur fra ordre {number}',
    title: 'Vi har modtaget din retur',
    text: 'Din retur fra ordre {number} er nået frem til os.',
    next: 'Vi gennemgår nu varerne. Du får en e-mail, når pengene er på vej.',
    nextOfInvoice: 'Vi gennemgår nu varerne. Du får en e-mail, når fakturaen er krediteret.',
    show: 'Se din ordre',
  },
}
