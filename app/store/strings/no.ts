import { account } from './no/account'
import { cart } from './no/cart'
import { carousels } from './no/carousels'
import { catalog } from './no/catalog'
import { checkout } from './no/checkout'
import { chrome } from './no/chrome'
import { consent } from './no/consent'
import { deals } from './no/deals'
import { discounts } from './no/discounts'
import { drawer } from './no/drawer'
import { errors } from './no/errors'
import { facets } from './no/facets'
import { finder } from './no/finder'
import { giftCards } from './no/gift-cards'
import { login } from './no/login'
import { menu } from './no/menu'
import { myOrder } from './no/my-order'
import { newsletter } from './no/newsletter'
import { notify } from './no/notify'
import { order } from './no/order'
import { pages } from './no/pages'
import { profile } from './no/profile'
import { product } from './no/product'
import { returns } from './no/returns'
import { reviews } from './no/reviews'
import { search } from './no/search'
import { subscriptions } from './no/subscriptions'
import { tracking } from './no/tracking'
import { vat } from './no/vat'
import { withdrawal } from './no/withdrawal'
import { guarantee } from './no/guarantee'

export const no = {
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
