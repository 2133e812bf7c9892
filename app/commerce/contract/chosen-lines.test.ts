import { expect, it } from 'vitest'
import { sentLines } from './chosen-lines'
import { MAX_LINES } from './max-lines'

const lines = Array.from({ length: MAX_LINES }, (_, id) => ({ id, added_by_coupon: null }))
const gift = { id: MAX_LINES, added_by_coupon: 'GAVA' }

it('a cart of more lines than a call may have is sent without those that its codes add, a shorter one whole', () => {
  expect(sentLines([...lines, gift])).toEqual(lines)
  expect(sentLines([...lines.slice(1), gift]).at(-1)).toBe(gift)
})
