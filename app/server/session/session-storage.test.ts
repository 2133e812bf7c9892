import { expect, it } from 'vitest'
import { withFormerName } from './session-storage.server'

const TODAY = '__Host-session'

it('reads a session that began before the cookie had its prefix', () => {
  expect(withFormerName('locale=sv; session=abc', TODAY)).toBe('locale=sv; __Host-session=abc')
  expect(withFormerName('session=abc', TODAY)).toBe('__Host-session=abc')
})

it.each([
  ['the session of today comes first', '__Host-session=new; session=old'],
  ['other cookies are left alone', 'first-session=abc; mysession=x'],
])('%s', (_, header) => {
  expect(withFormerName(header, TODAY)).toBe(header)
})

it('on plain http the name is what it was', () => {
  expect(withFormerName('session=abc', 'session')).toBe('session=abc')
  expect(withFormerName(null, TODAY)).toBeNull()
})
