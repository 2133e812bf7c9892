import { expect, it } from 'vitest'
import { isNear } from './is-near'
import { linePage } from './line-page'
import { LINES_PER_PAGE } from './lines-per-page'

const lines = Array.from({ length: 2 * LINES_PER_PAGE + 1 }, (_, at) => ({ name: String(at) }))

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
  expect([found.page, found.pages, found.shown[0]?.name]).toEqual([page, 3, String(first)])
})

it('a cart without rows has one empty page', () => {
  expect(linePage([], '2')).toEqual({ shown: [], page: 1, pages: 1 })
})

it.each([
  [null, 0, LINES_PER_PAGE + 9],
  ['3', 2 * LINES_PER_PAGE - 10, 2 * LINES_PER_PAGE],
  ['9', 2 * LINES_PER_PAGE - 10, 2 * LINES_PER_PAGE],
])('with the page %s, the rows %i to %i are near', (asked, first, last) => {
  const near = lines.filter((_, at) => isNear(at, lines, asked))
  expect(near).toEqual(lines.filter((_, at) => at < LINES_PER_PAGE + 10 || (at >= first && at <= last)))
})

it.each<[string, object, string | null]>([
  ['has a notice', { notice: 'Slut.' }, null],
  ['was cut to another quantity', { adjusted: true }, null],
  ['was just added', {}, 'late'],
])('a row far away that %s stands beside each page, and is near', (_, more, added) => {
  const late = { name: 'late', notice: null, ...more }
  const all = [...lines, late]
  for (const asked of [null, '2']) expect(linePage(all, asked, added).shown).toEqual([...linePage(lines, asked).shown, late])
  expect(isNear(lines.length, all, null, added)).toBe(true)
  expect(isNear(lines.length, all, null)).toBe(added === null)
})
