import type { CategoryNode } from '../../app/commerce/contract/category'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import type { Language } from '../../app/commerce/contract/languages'
import { allCategories, categoryFaces } from './category-rows'
import { thumbOf } from './pictures'

type Row = Awaited<ReturnType<ReturnType<typeof allCategories>['execute']>>[number]

/** The tree of categories; for the main menu without the branches that are not shown there, and with pictures of the main ones. */
export async function loadCategoryTree(db: Database, language: Language, mainMenu: boolean): Promise<CategoryNode[]> {
  const rows = await allCategories(db).execute({ language })
  if (!mainMenu) return buildTree(rows)
  const faces = new Map((await categoryFaces(db).execute()).map((face) => [face.id, thumbOf(face)]))
  return buildTree(rows.filter((row) => row.show_in_menu)).map((node) => {
    const picture = faces.get(node.id)
    return picture === undefined ? node : { ...node, metadata: { ...node.metadata, picture } }
  })
}

/** Rows in the order of siblings become a tree; a row whose parent is not among them hangs nowhere and is left out. */
export function buildTree(rows: readonly Row[]): CategoryNode[] {
  const childrenOf = groupRows(rows, (row) => row.parent_id)
  const nodes = (parent: number | null): CategoryNode[] => (childrenOf.get(parent) ?? []).map(node)
  const node = ({ icon, ...row }: Row): CategoryNode => {
    const children = nodes(row.id)
    return { ...row, metadata: { icon }, has_children: children.length > 0, children }
  }
  return nodes(null)
}
