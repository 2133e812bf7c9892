import { expect, test } from 'vitest'
import { pageOf } from './paging'

test.each([
  ['the first of 48 by default', {}, 100, { page: 1, pages: 3, page_size: 48, offset: 0 }],
  ['at most the last page', { page: 9 }, 100, { page: 3, pages: 3, page_size: 48, offset: 96 }],
  ['at least the first page', { page: 0 }, 100, { page: 1, pages: 3, page_size: 48, offset: 0 }],
  ['at most 96 a page', { page_size: 500 }, 100, { page: 1, pages: 2, page_size: 96, offset: 0 }],
  ['an empty listing has one empty page', { page: 2 }, 0, { page: 1, pages: 1, page_size: 48, offset: 0 }],
])('%s', (_rule, asked, total, expected) => {
  expect(pageOf(asked, total)).toEqual(expected)
})
