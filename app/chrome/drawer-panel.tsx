import { CartPanel } from '../cart/view/cart-panel'
import { DrawerOffers } from '../related-products/drawer-offers'

/** The content of the cart's drawer, with the products offered with the cart. */
export function DrawerPanel() {
  return <CartPanel offers={<DrawerOffers />} />
}
