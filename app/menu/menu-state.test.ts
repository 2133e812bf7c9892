import { expect, it } from 'vitest'
import { type ActiveCategory, megaMenu, type MenuEvent } from './menu-state'

const after = (...events: MenuEvent[]) => events.reduce<ActiveCategory>(megaMenu, null)
const chosen = (uri: string): MenuEvent => ({ type: 'chosen', uri })

it('one main category is active at a time', () => {
  expect(after(chosen('a'))).toBe('a')
  expect(after(chosen('a'), chosen('b'))).toBe('b')
})

it('clicking the active category closes it, and clicking it again opens it', () => {
  expect(after(chosen('a'), chosen('a'))).toBeNull()
  expect(after(chosen('a'), chosen('a'), chosen('a'))).toBe('a')
})

it('leaving the menu closes the active category', () => {
  expect(after(chosen('a'), { type: 'left' })).toBeNull()
  expect(after({ type: 'left' })).toBeNull()
})
