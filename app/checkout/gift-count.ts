import type { Order } from '../commerce/contract/order'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'

/** The number of gift cards of an order, by which its words are singular or plural. */
export const giftCount = ({ items }: { items: readonly Pick<Order['items'][number], 'type' | 'quantity'>[] }): number =>
  items.filter(({ type }) => type === PRODUCT_TYPE.giftCard).reduce((sum, { quantity }) => sum + quantity, 0)
