import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import type { MailRequest } from '../../queue/mail-request'
import type { AboutOrder } from '../order/about-order'
import { keptLines } from '../../orders/kept-lines'
import { backOnCards } from '../order/back-on-cards'
import { goodsBlock } from '../order/goods-block'
import { subscriptionEnds } from '../order/subscription-ends'

type Cancellation = Omit<Extract<MailRequest, { type: 'order-cancelled' }>, 'type' | 'order_id'>

/**
 * A cancelled order: why, and what happens with the money. `givenBefore`: the amount of it that
 * was given back before it was cancelled.
 */
export function orderCancelled({ order, store, links }: AboutOrder, cancellation: Cancellation, givenBefore = 0): MailContent {
  const texts = TEXTS[store.language]
  const { reason } = cancellation
  const kept = keptLines(order.items)
  // With every piece taken out before, the mail is about the order as it was bought.
  const isEmpty = kept.length === 0
  const values = { number: order.number, total: formatMoney(order.total - (isEmpty ? 0 : order.withdrawn_total), store) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: texts.reasons[reason],
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      { type: 'text', text: texts.reasons[reason] },
      { type: 'notice', text: moneyText(texts, { ...cancellation, givenBefore }, { order, store }) },
      ...subscriptionEnds(order, store),
      goodsBlock(isEmpty ? order.items : kept, store),
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

/**
 * The gift cards' part is back on them at once, so the mail about an order that only they paid
 * must not say that nothing was charged.
 */
function moneyText(
  texts: CancelledTexts,
  { money, amount, gift_cards = 0, givenBefore }: Cancellation & { givenBefore: number },
  { order, store }: Pick<AboutOrder, 'order' | 'store'>,
): string {
  const payment = fillIn(texts.money[money], { amount: amount === undefined ? texts.theAmount : formatMoney(amount, store) })
  if (money === 'nothing-paid' && gift_cards === 0 && givenBefore > 0)
    return fillIn(texts.givenBefore, { amount: formatMoney(givenBefore, store) })
  if (gift_cards === 0) return payment
  const cards = backOnCards(gift_cards, { order, store })
  return money === 'nothing-paid' ? cards : `${payment} ${cards}`
}

type CancelledTexts = {
  subject: string
  title: string
  text: string
  reasons: Record<Cancellation['reason'], string>
  money: Record<Cancellation['money'], string>
  givenBefore: string
  /** Takes the place of an amount that is not known in the store's currency. */
  theAmount: string
  show: string
}

const TEXTS: Record<Language, CancelledTexts> = {
  sv: {
    subject: 'Din order {number} är avbruten',
    title: 'Din order är avbruten',
    text: 'Order {number} på {total} är avbruten. Inget skickas.',
    reasons: {
      'payment-failed': 'Betalningen gick inte igenom.',
      'payment-cancelled': 'Betalningen avbröts.',
      'payment-expired': 'Ordern betalades inte i tid.',
      replaced: 'Du har lagt en ny order som ersätter den här.',
      'by-customer': 'Du har avbeställt ordern.',
      'by-shop': 'Vi kan tyvärr inte leverera ordern.',
      'payment-lapsed': 'Din bank eller betaltjänst hävde reservationen av beloppet innan vi hann skicka ordern.',
    },
    money: {
      'nothing-paid': 'Inga pengar har dragits.',
      released: 'Inga pengar har dragits. Är {amount} reserverat hos din bank frigörs beloppet inom några bankdagar.',
      refunded: 'Vi betalar tillbaka {amount} samma väg som du betalade. Du får ett mejl när pengarna är på väg.',
    },
    givenBefore: 'Vi har redan betalat tillbaka {amount}.',
    theAmount: 'beloppet',
    show: 'Visa ordern',
  },
  no: {
    subject: 'Ordren din {number} er kansellert',
    title: 'Ordren din er kansellert',
    text: 'Ordre {number} på {total} er kansellert. Ingenting blir sendt.',
    reasons: {
      'payment-failed': 'Betalingen gikk ikke gjennom.',
      'payment-cancelled': 'Betalingen ble avbrutt.',
      'payment-expired': 'Ordren ble ikke betalt i tide.',
      replaced: 'Du har lagt inn en ny ordre som erstatter denne.',
      'by-customer': 'Du har avbestilt ordren.',
      'by-shop': 'Vi kan dessverre ikke levere ordren.',
      'payment-lapsed': 'Banken eller betalingstjenesten din frigjorde det reserverte beløpet før vi rakk å sende ordren.',
    },
    money: {
      'nothing-paid': 'Ingen penger er trukket.',
      released: 'Ingen penger er trukket. Er {amount} reservert i banken din, blir beløpet frigjort i løpet av noen bankdager.',
      refunded: 'Vi betaler tilbake {amount} på samme måte som du betalte. Du får en e-post når pengene er på vei.',
    },
    givenBefore: 'Vi har allerede betalt tilbake {amount}.',
    theAmount: 'beløpet',
    show: 'Vis ordren',
  },
  de: {
    subject: 'Ihre Bestellung {number} wurde storniert',
    title: 'Ihre Bestellung wurde storniert',
    text: 'Die Bestellung {number} über {total} wurde storniert. Es wird nichts verschickt.',
    reasons: {
      'payment-failed': 'Die Zahlung ist fehlgeschlagen.',
      'payment-cancelled': 'Die Zahlung wurde abgebrochen.',
      'payment-expired': 'Die Bestellung wurde nicht rechtzeitig bezahlt.',
      replaced: 'Sie haben eine neue Bestellung aufgegeben, die diese ersetzt.',
      'by-customer': 'Sie haben die Bestellung storniert.',
      'by-shop': 'Wir können die Bestellung leider nicht liefern.',
      'payment-lapsed': 'Ihre Bank oder Ihr Zahlungsdienst hat den reservierten Betrag freigegeben, bevor wir versenden konnten.',
    },
    money: {
      'nothing-paid': 'Es wurde nichts abgebucht.',
      released:
        'Es wurde nichts abgebucht. Falls Ihre Bank {amount} reserviert hat, wird der Betrag in einigen Bankarbeitstagen freigegeben.',
      refunded: 'Wir erstatten {amount} über dasselbe Zahlungsmittel. Sie erhalten eine E-Mail, sobald das Geld unterwegs ist.',
    },
    givenBefore: 'Wir haben {amount} bereits erstattet.',
    theAmount: 'den Betrag',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Din ordre {number} er annulleret',
    title: 'Din ordre er annulleret',
    text: 'Ordre {number} på {total} er annulleret. Der bliver ikke sendt noget.',
    reasons: {
      'payment-failed': 'Betalingen gik ikke igennem.',
      'payment-cancelled': 'Betalingen blev afbrudt.',
      'payment-expired': 'Ordren blev ikke betalt i tide.',
      replaced: 'Du har afgivet en ny ordre, der erstatter denne.',
      'by-customer': 'Du har annulleret ordren.',
      'by-shop': 'Vi kan desværre ikke levere ordren.',
      'payment-lapsed': 'Din bank eller betalingstjeneste frigav det reserverede beløb, før vi nåede at sende ordren.',
    },
    money: {
      'nothing-paid': 'Der er ikke trukket nogen penge.',
      released:
        'Der er ikke trukket nogen penge. Har din bank reserveret {amount}, bliver beløbet frigivet inden for nogle bankdage.',
      refunded: 'Vi betaler {amount} tilbage på samme måde, som du betalte. Du får en e-mail, når pengene er på vej.',
    },
    givenBefore: 'Vi har allerede betalt {amount} tilbage.',
    theAmount: 'beløbet',
    show: 'Se ordren',
  },
}
