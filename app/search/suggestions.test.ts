import { expect, it } from 'vitest'
import { storeOf } from '../store/stores'
import { suggestions } from './suggestions'

const nothing = {
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
const hintsOf = (...urls: string[]) => suggestions('bil', nothing, urls.map(hint), storeOf('sv')).hints.map(({ href }) => href)

it('a hint leads to a page below the language prefix, or to a whole path of the shop', () => {
  expect(hintsOf('sokresultat.html?query=CR2032', '/sv/retur')).toEqual(['/sv/sokresultat.html?query=CR2032', '/sv/retur'])
})

it('a hint that leads out of the shop is left out', () => {
  expect(
    hintsOf('https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', String.raw`/\elsewhere.example`),
  ).toEqual([])
})

it('no more is sent than the dropdown has room for', () => {
  expect(hintsOf('a', 'b', 'c', 'd')).toHaveLength(3)
  const categories = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, uri: `x/${slug}`, hierarchy: ['X', slug] }))
  const found = suggestions('x', { ...nothing, categories }, [], storeOf('de'))
  expect(found.categories.map(({ href }) => href)).toEqual(['a', 'b', 'c'].map((slug) => `/de/artiklar/x/${slug}/index.html`))
})

it('what is only like what was asked for is said to be so', () => {
  const told = [true, false].map((loosened) => suggestions('volvo', { ...nothing, loosened }, [], storeOf('sv')).loosened)
  expect(told).toEqual([true, false])
})
