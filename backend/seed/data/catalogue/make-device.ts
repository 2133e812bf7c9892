import type { SeedDevice } from '../records'
import { slugify } from '../../../catalogue/slugify'

/** Devices stay one and the same however many families name them: the key follows from brand and model. */
export const makeDevice = (type: string, brand: string, model: string): SeedDevice => ({
  key: slugify(`${brand} ${model}`),
  type,
  brand,
  model,
})
