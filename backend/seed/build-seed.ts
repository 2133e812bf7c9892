import { buildCatalogue } from './catalogue/build-catalogue'
import { buildContent } from './content/build-content'
import { COUPONS } from './coupons'
import type { Seed } from './seed'

/** The seed of the shop: pure, and the same each time. */
export const buildSeed = (): Seed => ({ catalogue: buildCatalogue(), content: buildContent(), coupons: COUPONS })
