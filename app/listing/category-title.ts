import type { Category } from '../commerce/contract/category'

/**
 * The title of a category's page. If two categories share a name, the parent's name tells them apart: `Sony – Mobilbatterier`.
 */
export function categoryTitle({ name, shared_name: isShared, ancestors }: TitledCategory): string {
  const parent = ancestors.at(-1)
  return isShared && parent !== undefined ? `${name} – ${parent.name}` : name
}

type TitledCategory = Pick<Category, 'name' | 'shared_name'> & { ancestors: readonly { name: string }[] }
