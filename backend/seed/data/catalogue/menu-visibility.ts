import type { SeedCategory } from '../records'

/**
 * Brands that no longer exist under that name. Their categories are not in the menu but are found by search and parent
 * categories: categories outside the menu have a ghost listing (spec section 2).
 */
const NOT_IN_THE_MENU = ['tool-batteries/hitachi', 'laptop-batteries/toshiba']

/** The categories with `showInMenu` set. Throws on a key that is no category. */
export function withMenuVisibility(categories: readonly SeedCategory[]): SeedCategory[] {
  const unknown = NOT_IN_THE_MENU.filter((key) => !categories.some((category) => category.key === key))
  if (unknown.length > 0) throw new Error(`No such categories: ${unknown.join(', ')}`)
  return categories.map((category) => (NOT_IN_THE_MENU.includes(category.key) ? { ...category, showInMenu: false } : category))
}
