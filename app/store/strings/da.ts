import { account } from './da/account'
import { cart } from './da/cart'
import { carousels } from './da/carousels'
import { catalog } from './da/catalog'
import { checkout } from './da/checkout'
import { chrome } from './da/chrome'
import { consent } from './da/consent'
import { deals } from './da/deals'
import { discounts } from './da/discounts'
import { drawer } from './da/drawer'
import { errors } from './da/errors'
import { facets } from './da/facets'
import { finder } from './da/finder'
import { giftCards } from './da/gift-cards'
import { login } from './da/login'
import { menu } from './da/menu'
import { myOrder } from './da/my-order'
import { newsletter } from './da/newsletter'
import { notify } from './da/notify'
import { order } from './da/order'
import { pages } from './da/pages'
import { profile } from './da/profile'
import { product } from './da/product'
import { returns } from './da/returns'
import { reviews } from './da/reviews'
import { search } from './da/search'
import { subscriptions } from './da/subscriptions'
import { tracking } from './da/tracking'
import { vat } from './da/vat'
import { withdrawal } from './da/withdrawal'
import { guarantee } from './da/guarantee'

export const da = {
  ...account,
  ...carousels,
  ...cart,
  ...catalog,
  ...checkout,
  ...chrome,
  ...consent,
  ...deals,
  ...discounts,
  ...drawer,
  ...errors,
  ...facets,
  ...finder,
  ...giftCards,
  ...login,
  ...menu,
  ...myOrder,
  ...newsletter,
  ...notify,
  ...order,
  ...pages,
  ...product,
  ...profile,
  ...returns,
  ...reviews,
  ...search,
  ...subscriptions,
  ...tracking,
  ...vat,
  ...withdrawal,
  ...guarantee,
}
