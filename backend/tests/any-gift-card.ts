import { randomUUID } from 'node:crypto'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { createCode, formatCode } from '../gift-cards/code'
import { hashCode } from '../gift-cards/code-secrets'
import { placeOrder } from './place-order'
import type { TestShop } from './test-shop'

type Card = Partial<Pick<typeof giftCards.$inferInsert, 'initial_amount' | 'currency' | 'expires_on'>>

/**
 * A gift card of 500 SEK, of an order that did not pay for it: for tests of what is paid with it.
 * Answers its id and its code as it is mailed.
 */
export async function anyGiftCard(shop: TestShop, card: Card = {}): Promise<{ id: string; code: string }> {
  const items = [{ uuid: randomUUID(), product_id: shop.idOf('LR6-24'), quantity: 1 }]
  const { id: order_id } = await placeOrder(shop, items)
  const [id, code, at] = [randomUUID(), createCode(), shop.clock.now]
  const amount = card.initial_amount ?? 500
  await shop.db.insert(giftCards).values({
    id,
    order_id,
    position: 0,
    piece: 0,
    store_id: 7,
    currency: 'SEK',
    expires_on: '2028-11-18',
    code_hash: hashCode(code, shop.services),
    last4: code.slice(-4),
    issued_at: at,
    initial_amount: amount,
    balance: amount,
    ...card,
  })
  await shop.db.insert(giftCardEntries).values({ gift_card_id: id, type: 'issued', amount, order_id, key: `issued:${id}`, at })
  return { id, code: formatCode(code) }
}
