import { slugify } from './slugify'

/**
 * The URL key of a device brand: `Black+Decker` is `black-plus-decker`. Device brands are
 * not brands of the shop and have no rows.
 */
export const brandKey = (brand: string): string => slugify(brand)
