import type { CategoryNode } from '../../app/commerce/contract/category'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import type { Language } from '../../app/commerce/contract/languages'
import { allCategories, categoryPictures } from './category-rows'
import { thumbOf } from './pictures'

type Row = Awaited<ReturnType<ReturnType<typeof allCategories>['execute']>>[number]

/** The category tree. For the main menu, categories that are hidden there are left out and main categories have pictures. */
export async function loadCategoryTree(db: Database, language: Language, mainMenu: boolean): Promise<CategoryNode[]> {
  const rows = await allCategories(db).execute({ language })
  if (!mainMenu) return buildTree(rows)
  const pictures = new Map((await categoryPictures(db).execute({ language })).map((product) => [product.id, thumbOf(product)]))
  return buildTree(rows.filter((row) => row.show_in_menu)).map((node) => {
    const picture = pictures.get(node.id)
    return picture === undefined ? node : { ...node, metadata: { ...node.metadata, picture } }
  })
}

/** Builds the tree from rows in the order of siblings. A row whose parent is missing is left out. */
export function buildTree(rows: readonly Row[]): CategoryNode[] {
  const childrenOf = groupRows(rows, (row) => row.parent_id)
  const nodes = (parent: number | null): CategoryNode[] => (childrenOf.get(parent) ?? []).map(node)
  const node = ({ icon, ...row }: Row): CategoryNode => {
    const children = nodes(row.id)
    return { ...row, metadata: { icon }, has_children: children.length > 0, children }
  }
  return nodes(null)
}
