import type { Order } from '../../../app/commerce/contract/order'
import type { Store } from '../../stores/stores'
import type { ShopLinks } from '../shop-links'

/** What every mail about an order is composed of. */
export type AboutOrder = { order: Order; store: Store; links: ShopLinks }
