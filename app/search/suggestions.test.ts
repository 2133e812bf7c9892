import { expect, it } from 'vitest'
import { storeOf } from '../store/stores'
import { suggestions } from './suggestions'

const noResults = {
  products: [],
  categories: [],
  total: 0,
  page: 1,
  pages: 1,
  page_size: 6,
  facets: [],
  device: null,
  loosened: false,
}
const hint = (url: string, id = 1) => ({ id, hint: 'bilnyckel', url, url_title: 'Bilnyckel: CR2032' })
const hintsOf = (...urls: string[]) => suggestions('bil', noResults, urls.map(hint), storeOf('sv')).hints.map(({ href }) => href)

it('the URL of a hint is relative to the language prefix, or an absolute path of the shop', () => {
  expect(hintsOf('sokresultat.html?query=CR2032', '/sv/retur')).toEqual(['/sv/sokresultat.html?query=CR2032', '/sv/retur'])
})

it('a hint that links to another site is left out', () => {
  expect(
    hintsOf('https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', String.raw`/\elsewhere.example`),
  ).toEqual([])
})

it('at most 3 hints and 3 categories are sent', () => {
  expect(hintsOf('a', 'b', 'c', 'd')).toHaveLength(3)
  const categories = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, uri: `x/${slug}`, hierarchy: ['X', slug] }))
  const found = suggestions('x', { ...noResults, categories }, [], storeOf('de'))
  expect(found.categories.map(({ href }) => href)).toEqual(['a', 'b', 'c'].map((slug) => `/de/artiklar/x/${slug}/index.html`))
})

it('results of a loosened search are marked as such', () => {
  const marked = [true, false].map((loosened) => suggestions('volvo', { ...noResults, loosened }, [], storeOf('sv')).loosened)
  expect(marked).toEqual([true, false])
})
