import { cart } from './de/cart'
import { carousels } from './de/carousels'
import { catalog } from './de/catalog'
import { checkout } from './de/checkout'
import { chrome } from './de/chrome'
import { errors } from './de/errors'
import { facets } from './de/facets'
import { finder } from './de/finder'
import { menu } from './de/menu'
import { pages } from './de/pages'
import { search } from './de/search'

export const de = {
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
