import type { SeedDevice } from '../records'
import { slugify } from '../../../catalogue/slugify'

/** A device. Its key is derived from brand and model, so that all families refer to the same device. */
export const makeDevice = (type: string, brand: string, model: string): SeedDevice => ({
  key: slugify(`${brand} ${model}`),
  type,
  brand,
  model,
})
