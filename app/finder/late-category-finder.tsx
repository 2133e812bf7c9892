import { latePart } from '../fragments/late-part'
import { CategoryFinder } from './category-finder'

/** The finder of a category, which few listings have and small screens only link to. */
export const LateCategoryFinder = latePart(
  import.meta.env.SSR ? CategoryFinder : null,
  async () => (await import('./category-finder')).CategoryFinder,
)
