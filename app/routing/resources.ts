import { fillPattern } from './href'
import type { Language } from '../store/languages'

/** Addresses that answer in JSON for the pages' own scripts, one a storefront. They are no pages: nobody links to them. */
export const resources = {
  cartData: { file: 'routes/cart-data.ts', path: 'cart/data' },
} as const

export type ResourceName = keyof typeof resources

/** The address of a resource in a language. */
export function resourceHref(resource: ResourceName, language: Language): string {
  return fillPattern(resources[resource].path, language, {})
}
