import { expect, test } from 'vitest'
import { readSeedOptions } from './seed-options'

test('without options the hand-written catalogue is seeded and nothing is replaced', () => {
  expect(readSeedOptions([])).toEqual({ products: null, replace: false })
})

test('the number of products may contain separators', () => {
  expect(readSeedOptions(['--products', '100_000', '--replace'])).toEqual({ products: 100_000, replace: true })
})

test.each([['--products', '0'], ['--products', 'many'], ['--products', '2000000'], ['--erase']])(
  '%s %s is refused',
  (...args) => {
    expect(() => readSeedOptions(args)).toThrow()
  },
)
