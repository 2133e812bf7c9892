import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { Checkout } from '../../app/commerce/contract/checkout'
import { readGiftCode } from '../../app/commerce/contract/gift-card'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { PaymentShop } from './payment-shop'
import { GIFT, orderCart, type Ordering, placeOrder, readOrder } from './place-order'
import { Staff } from './staff'
import { post } from './test-shop'

/** A shop in which gift cards are bought and used; the goods are the 5 pieces of PaymentShop, for 150 each and 49 freight. */
export class GiftCardShop {
  readonly staff: Staff

  private constructor(readonly at: PaymentShop) {
    this.staff = new Staff(at.shop)
  }

  static open = async (): Promise<GiftCardShop> => new GiftCardShop(await PaymentShop.open())

  /** The codes of new cards of 500 each. */
  async cards(quantity = 1, place = 'locale=sv&sid=7'): Promise<string[]> {
    const { at, staff } = this
    const items = [{ uuid: crypto.randomUUID(), product_id: at.shop.idOf('GIFT-500'), quantity }]
    await placeOrder(at.shop, items, { payment: 'stripe', customer: { gift: GIFT }, place })
    const payment = at.provider.last
    at.provider.pay(payment, { state: 'captured' })
    await at.webhook(payment)
    await staff.settle()
    const text = at.shop.mails.findLast(({ key }) => key.startsWith('gift-card:'))?.text ?? ''
    return [...text.matchAll(/\b(?:\w{4}-){3}\w{4}\b/g)].map(([code]) => code)
  }

  /** The status of the answer, and the code of a refusal. */
  async add(checkoutId: string, code: string, place = 'locale=sv&sid=7'): Promise<string> {
    const answer = await this.at.shop.fetch(`/api/checkouts/${checkoutId}/gift-cards?${place}`, post({ code }))
    return answer.ok ? `${answer.status}` : `${answer.status} ${z.object({ code: z.string() }).parse(await answer.json()).code}`
  }

  /** Orders pieces with these cards; the order, and the payment of what is left. */
  async buy(codes: readonly string[], quantity = 1, ordering: Ordering = {}) {
    const checkoutId = ordering.checkoutId ?? crypto.randomUUID()
    for (const code of codes) await this.add(checkoutId, code, ordering.place)
    const answer = await orderCart(this.at.shop, [this.at.line(quantity)], { payment: 'stripe', ...ordering, checkoutId })
    if (!answer.ok) throw new Error(await answer.text())
    const { order } = Checkout.parse(await answer.json())
    if (order === null) throw new Error('No order was placed')
    const placed = await readOrder(this.at.shop, { id: order.id, checkout_order_id: checkoutId })
    return { checkoutId, order: placed, number: placed.number, payment: this.at.provider.last }
  }

  /** The balance of the card of a code, which is the sum of its entries. */
  async balance(code: string): Promise<number> {
    const last4 = readGiftCode(code)?.slice(-4) ?? ''
    const [card] = await this.at.shop.db.select().from(giftCards).where(eq(giftCards.last4, last4))
    if (card === undefined) throw new Error(`No card ${code}`)
    const entries = await this.entries(card.id)
    const sum = entries.reduce((all, { amount }) => all + amount, 0)
    if (sum !== card.balance) throw new Error(`The entries of ${code} add up to ${sum}, its balance is ${card.balance}`)
    return card.balance
  }

  entries = (cardId: string) =>
    this.at.shop.db
      .select()
      .from(giftCardEntries)
      .where(eq(giftCardEntries.gift_card_id, cardId))
      .orderBy(asc(giftCardEntries.id))
}
