import type { Order } from '../../../app/commerce/contract/order'
import type { Store } from '../../stores/stores'
import type { ShopLinks } from '../../stores/shop-links'

/** The data that every mail about an order is written from. */
export type AboutOrder = { order: Order; store: Store; links: ShopLinks }
