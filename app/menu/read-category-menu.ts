import { type Guard, isText, listOf, shapeOf } from '../history/guard'
import type { CategoryMenu, MenuBranch } from './category-menu'

/** The menu of an answer, or null when it is none: the page of a proxy, or what another release of the shop says. */
export function readCategoryMenu(answer: unknown): CategoryMenu | null {
  return isBranch(answer) ? answer : null
}

const isBranch: Guard<MenuBranch> = (value) =>
  shapeOf<MenuBranch>({ name: isText, href: isText, children: listOf(isBranch) })(value)
