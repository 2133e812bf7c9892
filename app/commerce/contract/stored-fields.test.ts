import { expect, it } from 'vitest'
import { upgraded } from './stored-fields'

const STEPS = [
  ({ draft, ...fields }: Readonly<Record<string, unknown>>) => ({ checkoutDraft: draft, ...fields }),
  (fields: Readonly<Record<string, unknown>>) => ({ ...fields, seen: true }),
]

it('a document goes through each step after its version', () => {
  expect(upgraded({ version: 1, draft: 'A' }, STEPS)).toEqual({ version: 1, checkoutDraft: 'A', seen: true })
  expect(upgraded({ version: 2, checkoutDraft: 'A' }, STEPS)).toEqual({ version: 2, checkoutDraft: 'A', seen: true })
})

it.each([undefined, null, 0, -1, 1.5, '2', NaN])('the version %s counts as 1', (version) => {
  expect(upgraded({ version, draft: 'A' }, STEPS)).toEqual({ version, checkoutDraft: 'A', seen: true })
})

it.each([3, 4, 1000])('a document of version %i is current or newer, and stays as it is', (version) => {
  expect(upgraded({ version, draft: 'A' }, STEPS)).toEqual({ version, draft: 'A' })
})
