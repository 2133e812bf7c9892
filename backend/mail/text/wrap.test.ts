import { expect, it } from 'vitest'
import { wrap } from './wrap'

it('a line never ends between a number and its unit, nor inside a grouped number', () => {
  expect(wrap('Kraftcell CR2032, 3 V, 4 st', 20)).toEqual(['Kraftcell CR2032,', '3\u00a0V, 4\u00a0st'])
  expect(wrap('Litiumbatteri 2 900 mAh', 17)).toEqual(['Litiumbatteri', '2\u00a0900\u00a0mAh'])
})
