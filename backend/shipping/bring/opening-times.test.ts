import { expect, test } from 'vitest'
import { readOpeningTimes } from './opening-times'

const spans = (text: string) => readOpeningTimes(text).map(({ day, opens, closes }) => `${day} ${opens}-${closes}`)

test.each([
  ['Man - Fre: 0900-2100, Lør: 0900-2000', ['1', '2', '3', '4', '5'].map((day) => `${day} 09:00-21:00`).concat('6 09:00-20:00')],
  ['Man: 10:00 - 16:30', ['1 10:00-16:30']],
  ['Mandag-tirsdag: 0800-1600', ['1 08:00-16:00', '2 08:00-16:00']],
  ['Døgnåpent', []],
  ['', []],
])('"%s"', (text, expected) => {
  expect(spans(text)).toEqual(expected)
})
