import type { SeedCategory } from '../records'

/**
 * Makes whose tools and machines are sold under another name today. Their parts are found through the search and the categories above, while
 * the menu leads to the makes of now: categories the menu does not show have a ghost listing (spec section 2).
 */
const NOT_IN_THE_MENU = ['tool-batteries/hitachi', 'laptop-batteries/toshiba']

/** The categories with those left out of the menu marked; a key that is none of theirs is a slip of the pen, and throws. */
export function withMenuVisibility(categories: readonly SeedCategory[]): SeedCategory[] {
  const unknown = NOT_IN_THE_MENU.filter((key) => !categories.some((category) => category.key === key))
  if (unknown.length > 0) throw new Error(`No such categories: ${unknown.join(', ')}`)
  return categories.map((category) => (NOT_IN_THE_MENU.includes(category.key) ? { ...category, showInMenu: false } : category))
}
