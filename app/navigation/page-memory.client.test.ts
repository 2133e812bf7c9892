import { expect, it } from 'vitest'
import { forgetPages, keep, takeState } from './page-memory.client'

const leave = (key: string) => keep({ key, address: `/sv/${key}`, data: {}, leftAt: Date.now(), state: new Map([['open', key]]) })
const show = (key: string) => takeState(key, `/sv/${key}`)?.get('open') ?? null

it('at most 2 other pages are kept: the one that is shown again takes no place (spec section 2)', () => {
  leave('listing')
  leave('product')
  // Back from a third page to the product.
  expect(show('product')).toBe('product')
  leave('third')
  expect(show('listing')).toBe('listing')
  expect(show('third')).toBe('third')
  forgetPages()
})
