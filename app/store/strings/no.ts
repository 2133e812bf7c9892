import { cart } from './no/cart'
import { carousels } from './no/carousels'
import { catalog } from './no/catalog'
import { checkout } from './no/checkout'
import { chrome } from './no/chrome'
import { errors } from './no/errors'
import { facets } from './no/facets'
import { finder } from './no/finder'
import { menu } from './no/menu'
import { pages } from './no/pages'
import { search } from './no/search'

export const no = {
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
