import { cart } from './sv/cart'
import { catalog } from './sv/catalog'
import { checkout } from './sv/checkout'
import { chrome } from './sv/chrome'
import { errors } from './sv/errors'
import { pages } from './sv/pages'
import { search } from './sv/search'

export const sv = { ...errors, ...chrome, ...catalog, ...cart, ...checkout, ...pages, ...search }
