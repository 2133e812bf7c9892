import { type Attempt, type PaymentProvider, ProviderRefusal } from '../../interfaces/provider'
import type { WayToPay } from '../way-to-pay'

/**
 * The shop's own invoice: the shopper has nothing to do in the browser, and the shop gives credit for the whole amount at once
 * (14 days from dispatch). There is no system behind it: the only record of what was captured, cancelled or refunded is the
 * attempt that the shop has stored, with its events. So these calls only check their arguments, and `read` never answers
 * `captured`: only the bookkeeping knows whether an invoice was paid.
 */
export const invoiceProvider: PaymentProvider = {
  id: 'invoice',
  capturesParts: true,
  begin: async (_order, attempt) => Promise.resolve({ reference: attempt.id, redirectUrl: null }),
  chargeAgain: async (_order, attempt) => Promise.resolve({ reference: attempt.id }),
  findCharge: async () => Promise.resolve(null),
  read: async ({ reference, amount, currency }) =>
    Promise.resolve(
      reference === null
        ? { state: 'open', amount: 0, currency, orderReference: null, reason: 'not begun' }
        : { state: 'authorized', amount, currency, orderReference: reference, reason: null },
    ),
  capture: async (attempt, _orderReference, amount) => atMost(attempt, amount),
  cancel: async () => Promise.resolve(),
  refund: async (attempt, _orderReference, amount) => atMost(attempt, amount),
  parseWebhook: async () => Promise.resolve(null),
}

async function atMost(attempt: Attempt, amount: number): Promise<void> {
  if (amount > attempt.amount) throw new ProviderRefusal(`${amount} is more than attempt ${attempt.id} is for`, 'amount-too-high')
  return Promise.resolve()
}

export const invoiceWay: WayToPay = {
  name: { sv: 'Faktura', no: 'Faktura', de: 'Rechnung', da: 'Faktura' },
  description: {
    sv: 'Få varorna först och betala inom 14 dagar efter att de skickats. Utan avgift.',
    no: 'Få varene først og betal innen 14 dager etter at de er sendt. Uten gebyr.',
    de: 'Erst die Ware, dann die Zahlung: innerhalb von 14 Tagen nach dem Versand, ohne Gebühr.',
    da: 'Få varerne først, og betal inden for 14 dage, efter at de er sendt. Uden gebyr.',
  },
  onPage: {
    sv: 'Du får varorna först och betalar inom den tid som står på fakturan. En kreditprövning kan göras.',
    no: 'Du får varene først og betaler innen fristen på fakturaen. Det kan bli gjort en kredittsjekk.',
    de: 'Sie erhalten zuerst die Ware und zahlen bis zum Datum auf der Rechnung. Eine Bonitätsprüfung ist möglich.',
    da: 'Du får varerne først og betaler inden fristen på fakturaen. Der kan blive lavet en kreditvurdering.',
  },
  fee: 0,
  buyers: 'all',
  isCredit: true,
}
