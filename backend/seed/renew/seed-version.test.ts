import { expect, test } from 'vitest'
import { buildSeed } from '../build-seed'
import { hashRows } from './former-shop'
import { SEED_VERSION } from './seed-version'
import { seedTexts } from './seed-texts'
import { seedIds } from './shop-ids'
import { hashText } from './text-hash'

test('The version of the seed is raised when one of its texts changes', () => {
  const seed = buildSeed()
  const digest = hashText(
    seedTexts(seed, seedIds(seed))
      .map((table) => hashRows(table, table.rows))
      .join('\n'),
  )
  expect(digest, 'Raise the version in seed-version.ts and take this digest').toBe(SEED_VERSION.digest)
})
