import { CartPanel } from '../cart/view/cart-panel'
import { CartOffers } from '../related-products/cart-offers'

/** The content of the cart's drawer, with the products offered with the cart. */
export function DrawerPanel() {
  return <CartPanel offers={<CartOffers />} />
}
