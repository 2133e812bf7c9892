import { type Guard, isText, isListOf, shapeOf } from '../commerce/guard'
import type { CategoryMenu, MenuBranch } from './category-menu'

/**
 * Validates a JSON answer; null when it is not a `CategoryMenu`, for example an error page of a
 * proxy or an answer of another release.
 */
export function readCategoryMenu(answer: unknown): CategoryMenu | null {
  return isBranch(answer) ? answer : null
}

const isBranch: Guard<MenuBranch> = (value) =>
  shapeOf<MenuBranch>({ name: isText, href: isText, children: isListOf(isBranch) })(value)
