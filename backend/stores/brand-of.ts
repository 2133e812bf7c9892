import type { Store } from './stores'
import { company } from './company'

/** The name of the brand in a storefront. */
export const brandOf = ({ language }: Store): string => company[language].brand ?? ''
