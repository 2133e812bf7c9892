import { expect, test } from 'vitest'
import { buildSeed } from '../build-seed'
import { categorySearchTexts, productSearchTexts } from '../write/search-texts'
import { hashRows } from './former-shop'
import { SEED_VERSION } from './seed-version'
import { seedTexts } from './seed-texts'
import { seedIds } from './shop-ids'
import { hashText } from './text-hash'

const seed = buildSeed()
const ids = seedIds(seed)

test('The version of the seed is raised when one of its texts changes', () => {
  const digest = hashText(
    seedTexts(seed, ids)
      .map((table) => hashRows(table, table.rows))
      .join('\n'),
  )
  expect(digest, 'Raise the version in seed-version.ts and take this digest').toBe(SEED_VERSION.digest)
})

test('The version of the seed is raised when its texts are found by other words', () => {
  const texts = [...productSearchTexts(seed.catalogue, ids), ...categorySearchTexts(seed.catalogue, ids)]
  const digest = hashText(JSON.stringify(texts))
  expect(digest, 'Raise the version in seed-version.ts, also that of the search, and take this digest').toBe(
    SEED_VERSION.search.digest,
  )
  expect(SEED_VERSION.search.version).toBeLessThanOrEqual(SEED_VERSION.version)
})
