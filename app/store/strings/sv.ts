import { account } from './sv/account'
import { cart } from './sv/cart'
import { carousels } from './sv/carousels'
import { catalog } from './sv/catalog'
import { checkout } from './sv/checkout'
import { chrome } from './sv/chrome'
import { consent } from './sv/consent'
import { deals } from './sv/deals'
import { discounts } from './sv/discounts'
import { drawer } from './sv/drawer'
import { errors } from './sv/errors'
import { facets } from './sv/facets'
import { finder } from './sv/finder'
import { giftCards } from './sv/gift-cards'
import { login } from './sv/login'
import { menu } from './sv/menu'
import { myOrder } from './sv/my-order'
import { newsletter } from './sv/newsletter'
import { notify } from './sv/notify'
import { order } from './sv/order'
import { pages } from './sv/pages'
import { profile } from './sv/profile'
import { product } from './sv/product'
import { returns } from './sv/returns'
import { reviews } from './sv/reviews'
import { search } from './sv/search'
import { subscriptions } from './sv/subscriptions'
import { tracking } from './sv/tracking'
import { vat } from './sv/vat'
import { withdrawal } from './sv/withdrawal'
import { guarantee } from './sv/guarantee'

export const sv = {
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
