import { expect, it } from 'vitest'
import { isNear, LINES_PER_PAGE, linePage } from './line-page'

const lines = Array.from({ length: 2 * LINES_PER_PAGE + 1 }, (_, at) => at)

it.each([
  [null, 1, 0],
  ['2', 2, LINES_PER_PAGE],
  ['3', 3, 2 * LINES_PER_PAGE],
  ['9', 3, 2 * LINES_PER_PAGE],
  ['0', 1, 0],
  ['-1', 1, 0],
  ['two', 1, 0],
])('the page %s of a long cart is page %i, from row %i on', (asked, page, first) => {
  const found = linePage(lines, asked)
  expect([found.page, found.pages, found.shown[0]]).toEqual([page, 3, first])
})

it('a cart without rows has one empty page', () => {
  expect(linePage([], '2')).toEqual({ shown: [], page: 1, pages: 1 })
})

it.each([
  [null, 0, LINES_PER_PAGE + 9],
  ['3', 2 * LINES_PER_PAGE - 10, 2 * LINES_PER_PAGE],
  ['9', 2 * LINES_PER_PAGE - 10, 2 * LINES_PER_PAGE],
])('with the page %s, the rows %i to %i are near', (asked, first, last) => {
  const near = lines.filter((at) => isNear(at, lines, asked))
  expect(near).toEqual(lines.filter((at) => at < LINES_PER_PAGE + 10 || (at >= first && at <= last)))
})
