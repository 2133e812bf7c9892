import type { Language } from '../../../app/commerce/contract/languages'
import { giftCardName } from '../../payments/gift-card-way'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { cardsThatPaid } from '../order/back-on-cards'
import { numberFacts } from '../../words/shown-facts'

/**
 * A refund. `amount` includes VAT, in the order's currency. It goes the way the order was paid, or onto the gift cards that paid
 * it; an invoice is credited. `on-gift-card`: the refund of a return, whose amount an earlier refund has put onto them.
 */
export function moneyBack(
  { order, store, links }: AboutOrder,
  amount: number,
  to: 'payment' | 'gift-card' | 'on-gift-card' = 'payment',
): MailContent {
  const texts = TEXTS[store.language]
  const { number, payment } = order
  const values = { number, payment: payment.name, amount: formatMoney(amount, store) }
  const isCredit = payment.id === 'invoice' && to === 'payment'
  const isOnCards = to !== 'payment'
  const ofCards = to === 'gift-card' ? texts.ontoCards : texts.wereOnCards
  const text = fillIn(isOnCards ? ofCards[cardsThatPaid(order)] : isCredit ? texts.credited : texts.refunded, values)
  const way = isOnCards ? giftCardName(store.language) : payment.name
  return {
    subject: fillIn(isCredit ? texts.creditedSubject : texts.subject, values),
    preheader: text,
    title: fillIn(isCredit ? texts.creditedTitle : texts.title, values),
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text },
      {
        type: 'facts',
        facts: [...numberFacts(order, store), { name: texts.amount, value: [values.amount] }, { name: texts.way, value: [way] }],
      },
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type MoneyBackTexts = {
  subject: string
  title: string
  refunded: string
  /** For an order by the shop's own invoice, which may not be paid yet. */
  credited: string
  creditedSubject: string
  creditedTitle: string
  /** For what gift cards have paid. */
  ontoCards: Record<'one' | 'other', string>
  /** For a return whose amount was already put onto gift cards. */
  wereOnCards: Record<'one' | 'other', string>
  amount: string
  way: string
  show: string
}

const TEXTS: Record<Language, MoneyBackTexts> = {
  sv: {
    subject: 'Återbetalning för order {number}',
    title: 'Du får tillbaka {amount}',
    refunded: 'Vi har betalat tillbaka {amount}. Pengarna kommer samma väg som du betalade, inom några bankdagar.',
    credited: 'Vi har krediterat {amount} på fakturan. Har du redan betalat den betalar vi tillbaka beloppet.',
    creditedSubject: 'Kreditering av order {number}',
    creditedTitle: 'Vi har krediterat {amount} på fakturan',
    ontoCards: {
      one: 'Vi har fört tillbaka {amount} till presentkortet som du betalade med. Du kan använda det igen direkt.',
      other: 'Vi har fört tillbaka {amount} till presentkorten som du betalade med. Du kan använda dem igen direkt.',
    },
    wereOnCards: {
      one: 'Din retur är avslutad. Vi har redan fört tillbaka {amount} till presentkortet som du betalade med.',
      other: 'Din retur är avslutad. Vi har redan fört tillbaka {amount} till presentkorten som du betalade med.',
    },
    amount: 'Belopp',
    way: 'Betalsätt',
    show: 'Visa din order',
  },
  no: {
    subject: 'Tilbakebetaling for ordre {number}',
    title: 'Du får tilbake {amount}',
    refunded: 'Vi har betalt tilbake {amount}. Pengene kommer på samme måte som du betalte, i løpet av noen bankdager.',
    credited: 'Vi har kreditert {amount} på fakturaen. Har du allerede betalt den, betaler vi tilbake beløpet.',
    creditedSubject: 'Kreditering av ordre {number}',
    creditedTitle: 'Vi har kreditert {amount} på fakturaen',
    ontoCards: {
      one: 'Vi har ført {amount} tilbake til gavekortet du betalte med. Du kan bruke det igjen med en gang.',
      other: 'Vi har ført {amount} tilbake til gavekortene du betalte med. Du kan bruke dem igjen med en gang.',
    },
    wereOnCards: {
      one: 'Returen din er avsluttet. Vi har allerede ført {amount} tilbake til gavekortet du betalte med.',
      other: 'Returen din er avsluttet. Vi har allerede ført {amount} tilbake til gavekortene du betalte med.',
    },
    amount: 'Beløp',
    way: 'Betalingsmåte',
    show: 'Vis ordren din',
  },
  de: {
    subject: 'Erstattung zu Ihrer Bestellung {number}',
    title: 'Sie erhalten {amount} zurück',
    refunded:
      'Wir haben {amount} erstattet. Das Geld kommt in einigen Bankarbeitstagen über dasselbe Zahlungsmittel, mit dem Sie bezahlt haben.',
    credited: 'Wir haben die Rechnung um {amount} gekürzt. Haben Sie sie bereits bezahlt, überweisen wir den Betrag zurück.',
    creditedSubject: 'Rechnungskorrektur zu Ihrer Bestellung {number}',
    creditedTitle: 'Ihre Rechnung ist um {amount} gekürzt',
    ontoCards: {
      one: 'Wir haben {amount} auf den Geschenkgutschein zurückgebucht, mit dem Sie bezahlt haben. Sie können ihn sofort wieder einlösen.',
      other:
        'Wir haben {amount} auf die Geschenkgutscheine zurückgebucht, mit denen Sie bezahlt haben. Sie können sie sofort wieder einlösen.',
    },
    wereOnCards: {
      one: 'Ihre Rücksendung ist abgeschlossen. Wir haben {amount} bereits auf den Geschenkgutschein zurückgebucht, mit dem Sie bezahlt haben.',
      other:
        'Ihre Rücksendung ist abgeschlossen. Wir haben {amount} bereits auf die Geschenkgutscheine zurückgebucht, mit denen Sie bezahlt haben.',
    },
    amount: 'Betrag',
    way: 'Zahlungsart',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Tilbagebetaling for ordre {number}',
    title: 'Du får {amount} tilbage',
    refunded: 'Vi har betalt {amount} tilbage. Pengene kommer på samme måde, som du betalte, inden for nogle bankdage.',
    credited: 'Vi har krediteret {amount} på fakturaen. Har du allerede betalt den, betaler vi beløbet tilbage.',
    creditedSubject: 'Kreditering af ordre {number}',
    creditedTitle: 'Vi har krediteret {amount} på fakturaen',
    ontoCards: {
      one: 'Vi har ført {amount} tilbage på gavekortet, som du betalte med. Du kan bruge det igen med det samme.',
      other: 'Vi har ført {amount} tilbage på gavekortene, som du betalte med. Du kan bruge dem igen med det samme.',
    },
    wereOnCards: {
      one: 'Din retur er afsluttet. Vi har allerede ført {amount} tilbage på gavekortet, som du betalte med.',
      other: 'Din retur er afsluttet. Vi har allerede ført {amount} tilbage på gavekortene, som du betalte med.',
    },
    amount: 'Beløb',
    way: 'Betalingsmåde',
    show: 'Se din ordre',
  },
}
