import type { SeedCategory } from '../records'
import type { Texts } from '../../../texts'
import { slugs } from './naming'

/** A category whose parent follows from its key: the parent of `tool-batteries/makita` is `tool-batteries`. */
export const makeCategory = (
  key: string,
  icon: string,
  name: Texts,
  description: Texts,
  slug: Texts = slugs(name),
): SeedCategory => ({
  key,
  parent: key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : null,
  name,
  slug,
  description,
  icon,
  showInMenu: true,
})
