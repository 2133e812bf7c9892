import { expect, it } from 'vitest'
import { LINES_PER_PAGE } from '../cart/rules/lines-per-page'
import { summaryLines } from './summary-lines'

const line = (at: number) => ({ at, notice: at === LINES_PER_PAGE + 5 ? 'Sold out' : null, adjusted: at === LINES_PER_PAGE + 7 })
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at))

it('the summary of a long cart shows its first lines and each with a notice or an adjusted quantity', () => {
  const { shown, hidden } = summaryLines(lines(LINES_PER_PAGE + 10))
  expect(shown.slice(LINES_PER_PAGE).map(({ at }) => at)).toEqual([LINES_PER_PAGE + 5, LINES_PER_PAGE + 7])
  expect(hidden).toHaveLength(8)
})

it('the summary of a cart of one page shows every line', () => {
  expect(summaryLines(lines(LINES_PER_PAGE))).toEqual({ shown: lines(LINES_PER_PAGE), hidden: [] })
})
