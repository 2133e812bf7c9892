import { cart } from './sv/cart'
import { carousels } from './sv/carousels'
import { catalog } from './sv/catalog'
import { checkout } from './sv/checkout'
import { chrome } from './sv/chrome'
import { errors } from './sv/errors'
import { facets } from './sv/facets'
import { finder } from './sv/finder'
import { menu } from './sv/menu'
import { pages } from './sv/pages'
import { search } from './sv/search'

export const sv = {
  ...errors,
  ...facets,
  ...finder,
  ...chrome,
  ...catalog,
  ...cart,
  ...checkout,
  ...menu,
  ...pages,
  ...search,
  ...carousels,
}
