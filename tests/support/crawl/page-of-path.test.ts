import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../app/store/languages'
import { pageExamples } from '../shop/page-examples'
import { pageOfPath } from './page-of-path'

it.each(LANGUAGES)('finds each page of the table of URLs by its path, in %s', (language) => {
  for (const { page, path } of pageExamples(language)) {
    // The account is the layout of its pages, and has the address of the first one.
    expect([path, pageOfPath(path)]).toEqual([path, page === 'account' ? 'accountOverview' : page])
  }
  expect(pageOfPath(`/${language}?page=2`)).toBe('home')
})

it('is no page outside the languages', () => {
  expect(pageOfPath('/robots.txt')).toBeUndefined()
})
