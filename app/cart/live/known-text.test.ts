import { expect, it } from 'vitest'
import type { KnownProduct } from '../rules/cart-request'
import { knownText, readKnownText } from './known-text'

const thumb = { url: '/pictures/products/AA.svg', width: 240, height: 240 }

it.each<KnownProduct>([
  { thumb, prices: [{ quantity: 1, price: 19 }], vat: 25, deposit: 0 },
  { thumb: null, prices: [{ quantity: 1, price: 2.5 }], vat: 19, deposit: 7.5 },
  { thumb, prices: [], vat: 0, deposit: 0 },
])('the drawer learns of a card that is markup what the card itself knows', (known) => {
  expect(readKnownText(knownText(known), known.thumb)).toEqual(known)
})
