import { expect, it } from 'vitest'
import { LANGUAGES } from '../store/languages'
import { isKeptRoute } from './kept-routes'

it.each(LANGUAGES)(
  'the pages Start, Checkout and Confirmation are not kept alive, nor pages about one shopper, in %s',
  (language) => {
    const routes = ['home', 'checkout', 'confirmation', 'cart', 'accountOverview', 'myOrder'].map(
      (page) => `${page}___${language}`,
    )
    expect(routes.filter(isKeptRoute)).toEqual([])
  },
)

it.each(LANGUAGES)('pages of the catalogue and of text are kept alive, in %s', (language) => {
  const routes = ['product', 'listing', 'search', 'content'].map((page) => `${page}___${language}`)
  expect(routes.filter(isKeptRoute)).toEqual(routes)
})
