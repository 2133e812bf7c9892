import { cart } from './no/cart'
import { catalog } from './no/catalog'
import { checkout } from './no/checkout'
import { chrome } from './no/chrome'
import { errors } from './no/errors'
import { pages } from './no/pages'
import { search } from './no/search'

export const no = { ...errors, ...chrome, ...catalog, ...cart, ...checkout, ...pages, ...search }
