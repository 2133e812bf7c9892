import { expect, it } from 'vitest'
import { metaDescription } from './meta-description'

it('products that share a description have one of their own in search results', () => {
  expect(metaDescription('Zinkula AAA 40-pack', 'Alkaliskt batteri.')).toBe('Zinkula AAA 40-pack: Alkaliskt batteri.')
  expect(metaDescription('Zinkula AAA', 'Zinkula AAA håller länge.')).toBe('Zinkula AAA håller länge.')
  expect(metaDescription('Zinkula AAA', '')).toBe('Zinkula AAA')
})
