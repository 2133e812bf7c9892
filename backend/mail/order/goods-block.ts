import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Store } from '../../stores/stores'
import type { Texts } from '../../texts'
import { fillIn } from '../../stores/fill-in'
import type { Block } from '../../words/mail'
import { ORDER_TEXTS } from '../../words/order-texts'

const PIECES: Texts = { sv: '{quantity} st', no: '{quantity} stk.', de: '{quantity} Stück', da: '{quantity} stk.' }
const QUANTITY: Texts = { sv: 'Antal', no: 'Antall', de: 'Anzahl', da: 'Antal' }

/** Goods with their quantities, without prices. */
export function goodsBlock(items: readonly Pick<CartItem, 'name' | 'sku' | 'quantity'>[], { language }: Store): Block {
  const texts = ORDER_TEXTS[language]
  return {
    type: 'receipt',
    heads: { name: texts.article, amount: QUANTITY[language] },
    lines: items.map(({ name, sku, quantity }) => ({
      name,
      details: sku === '' ? [] : [fillIn(texts.sku, { sku })],
      amount: fillIn(PIECES[language], { quantity: String(quantity) }),
    })),
    sums: [],
  }
}

/** Some pieces of an order's lines. A position that the order does not have is left out. */
export function itemsOfPieces<Item extends { quantity: number }>(
  items: readonly Item[],
  pieces: readonly { position: number; quantity: number }[],
): Item[] {
  return pieces.flatMap(({ position, quantity }) => {
    const item = items[position]
    return item === undefined ? [] : [{ ...item, quantity }]
  })
}
