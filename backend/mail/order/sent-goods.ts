import { PRODUCT_TYPE } from '../../../app/commerce/contract/product-type'
import { keptLines } from '../../orders/kept-lines'
import type { Block } from '../../words/mail'
import type { AboutOrder } from './about-order'
import { goodsBlock } from './goods-block'

/**
 * The lines of an order that its parcels hold: its lines without withdrawn pieces and without gift cards, which are mailed.
 * Nothing where only gift cards are left.
 */
export function sentGoods({ order, store }: Pick<AboutOrder, 'order' | 'store'>): Block[] {
  const goods = keptLines(order.items).filter((line) => !isGiftCard(line))
  return goods.length === 0 ? [] : [goodsBlock(goods, store)]
}

export const isGiftCard = ({ type }: Pick<AboutOrder['order']['items'][number], 'type'>): boolean =>
  type === PRODUCT_TYPE.giftCard
