import { expect, it } from 'vitest'
import { hasOneWord, isSearchable, searchText, tidySearch } from './search-query'

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

it('a query of one word is told from one of several', () => {
  expect(['volvo', ' volvo ', 'volvo v70', 'volvo\u00a0v70'].map(hasOneWord)).toEqual([true, true, false, false])
})

it('an address has the trimmed text once, and keeps what else it asks', () => {
  const tidy = (search: string) => tidySearch(new URLSearchParams(search))
  expect(tidy('?query=+bl1850+')).toBe('?query=bl1850')
  expect(tidy('?query=bl%00+&f.brand=x&utm_source=mail')).toBe('?query=bl&f.brand=x&utm_source=mail')
  expect(tidy('?query=aa&query=bb')).toBe('?query=aa')
  expect(tidy('?query=+&page=2')).toBe('?page=2')
  expect(tidy('?query=++')).toBe('')
  expect([tidy('?query=bl1850&page=2'), tidy('?query='), tidy('')]).toEqual([null, null, null])
})
