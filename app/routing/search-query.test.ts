import { expect, it } from 'vitest'
import { isSearchable, searchText } from './search-query'

const text = (search: string) => searchText(new URLSearchParams(search))

it('the query is trimmed, and never longer than the backend takes', () => {
  expect(text('?query=%20%20bl1850%20')).toBe('bl1850')
  expect(text('')).toBe('')
  expect(text('?query=%00bl%0918%00')).toBe('bl 18')
  expect(text(`?query=${'x'.repeat(500)}`)).toHaveLength(200)
})

it('a trimmed query of 1 character or fewer triggers nothing', () => {
  expect(['', 'a', '  a  ', '   '].map(isSearchable)).toEqual([false, false, false, false])
  expect(['aa', ' 9v '].map(isSearchable)).toEqual([true, true])
})
