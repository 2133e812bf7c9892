import { type DayOrder, end, type Ending } from './day-order'
import { type DayShop, orderAndPay, post, readMail } from './day-shop'

const VALUE = 500

/** Pieces that a card pays for alone, and pieces of which a provider is paid the rest. */
export const CARD_PIECES = [3, 40] as const

/** Buys a gift card, waits for its code by mail, and pays an order with it: whole, or in part and the rest by card. */
export async function liveThroughGiftCard(
  shop: DayShop,
  { pieces, ending }: { pieces: number; ending: Exclude<Ending, 'returned'> },
): Promise<DayOrder[]> {
  const [buyer, email] = [`${crypto.randomUUID()}@example.com`, `${crypto.randomUUID()}@example.com`]
  const gift = { email, message: '', deliver_on: null }
  const bought = await orderAndPay(
    shop,
    { sku: 'GIFT-500', quantity: 1 },
    { payment: 'stripe', customer: { email: buyer, gift } },
  )
  const code = await readMail(shop, email, /\b((?:\w{4}-){3}\w{4})\b/)
  const checkoutId = crypto.randomUUID()
  await post(shop, `/api/checkouts/${checkoutId}/gift-cards`, { code })
  const payment = pieces === CARD_PIECES[0] ? 'gift-card' : 'stripe'
  const order = await orderAndPay(shop, { sku: 'CR2032', quantity: pieces }, { checkoutId, payment, customer: { email } })
  const { mails, refunded } = await end(shop, order, ending)
  const ofCard = order.gift_card_total
  const ofProvider = order.total - ofCard
  const isCancelled = ending === 'cancelled'
  const booked = { captures: isCancelled ? [] : [ofProvider], refunded, isReleased: isCancelled }
  const back = isCancelled ? ofCard : ofProvider === 0 ? refunded : 0
  return [
    {
      id: bought.id,
      number: bought.number,
      refunds: 0,
      ledger: [VALUE],
      mails: [`order-received:${bought.id}`, `gift-card:${bought.id}`],
      booked: { captures: [VALUE], refunded: 0, isReleased: false },
    },
    {
      id: order.id,
      number: order.number,
      mails,
      refunds: refunded > 0 ? 1 : 0,
      ledger: back === 0 ? [-ofCard] : [-ofCard, back],
      booked: ofProvider === 0 ? null : booked,
    },
  ]
}
