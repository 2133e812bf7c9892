import { slugify } from '../catalogue/slugify'

/** How a brand of devices stands in an address: `Black+Decker` is `black-plus-decker`. They are no brands of the shop and have no row. */
export const brandKey = (brand: string): string => slugify(brand)
