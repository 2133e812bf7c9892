import { account } from './de/account'
import { cart } from './de/cart'
import { carousels } from './de/carousels'
import { catalog } from './de/catalog'
import { checkout } from './de/checkout'
import { chrome } from './de/chrome'
import { consent } from './de/consent'
import { deals } from './de/deals'
import { discounts } from './de/discounts'
import { drawer } from './de/drawer'
import { errors } from './de/errors'
import { facets } from './de/facets'
import { finder } from './de/finder'
import { giftCards } from './de/gift-cards'
import { login } from './de/login'
import { menu } from './de/menu'
import { myOrder } from './de/my-order'
import { newsletter } from './de/newsletter'
import { notify } from './de/notify'
import { order } from './de/order'
import { pages } from './de/pages'
import { profile } from './de/profile'
import { product } from './de/product'
import { returns } from './de/returns'
import { reviews } from './de/reviews'
import { search } from './de/search'
import { subscriptions } from './de/subscriptions'
import { tracking } from './de/tracking'
import { vat } from './de/vat'
import { withdrawal } from './de/withdrawal'
import { guarantee } from './de/guarantee'

export const de = {
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
