import { expect, test } from 'vitest'
import { storeOf } from '../stores/stores'
import { expiresOn } from './expiry'

test.each([
  ['sv', '2026-11-22', '2028-11-22'],
  ['no', '2026-11-22', '2029-11-22'],
  ['da', '2026-11-22', '2029-11-22'],
  ['de', '2026-11-22', '2029-12-31'],
  ['sv', '2028-02-29', '2030-02-28'],
  ['da', '2025-02-28', '2028-02-28'],
] as const)('in %s a card that is sent on %s is valid through %s', (language, day, last) => {
  expect(expiresOn(day, storeOf(language))).toBe(last)
})
