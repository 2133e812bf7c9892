import type { Order } from '../commerce/contract/order'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'

/** How many gift cards an order has, to speak of one or of several. */
export const giftCount = ({ items }: { items: readonly Pick<Order['items'][number], 'type' | 'quantity'>[] }): number =>
  items.filter(({ type }) => type === PRODUCT_TYPE.giftCard).reduce((sum, { quantity }) => sum + quantity, 0)
