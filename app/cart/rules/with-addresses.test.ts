import { expect, it } from 'vitest'
import { withAddresses } from './with-addresses'
import { aCart, aLine } from '../../../tests/support/drawer/some-cart'

const thumb = { url: '/pictures/products/1.svg', width: 240, height: 240 }

it('rows have the addresses and pictures of the loaded page where an answer is without them', () => {
  const { lines } = aCart([aLine('a', 1, { thumb })]).cart
  const bare = (uuid: string) => ({ uuid, quantity: 3, slug: '', thumb: null })
  const own = { ...bare('a'), slug: 'own' }
  expect(withAddresses([bare('a'), bare('b'), own], lines)).toEqual([
    { uuid: 'a', quantity: 3, slug: 'knappcell', thumb },
    bare('b'),
    own,
  ])
})
