import type { Category } from '../commerce/contract/category'

/**
 * The title of a category's page. One whose name another category has too is told apart by its parent: `Sony – Mobilbatterier`.
 */
export function categoryTitle({ name, shared_name: isShared, ancestors }: TitledCategory): string {
  const parent = ancestors.at(-1)
  return isShared && parent !== undefined ? `${name} – ${parent.name}` : name
}

type TitledCategory = Pick<Category, 'name' | 'shared_name'> & { ancestors: readonly { name: string }[] }
