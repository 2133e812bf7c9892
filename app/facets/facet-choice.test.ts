import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countChosen, facetParameters, parseFacetChoice, withoutValue } from './facet-choice'

const parse = (search: string) => parseFacetChoice(new URLSearchParams(search))

it('reads each value of each facet once, in canonical order', () => {
  const choice = { brand: ['kraftcell'], voltage: ['12', '18'] }
  expect(parse('?f.voltage=18&sort=name&f.brand=kraftcell&f.voltage=12&f.voltage=18')).toEqual(choice)
  expect(countChosen(choice)).toBe(3)
})

it('malformed parameters are ignored', () => {
  expect(parse(`?f.=1&f.voltage=&f.__proto__=x&f.A=1&f=2&voltage=3&f.x=${'9'.repeat(81)}&f.y=%00`)).toEqual({})
})

it('a choice can be read back from its parameters', () => {
  const key = fc.stringMatching(/^[a-z][a-z-]{0,9}$/)
  const value = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' })
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { maxLength: 20 }), (pairs) => {
      const choice = parseFacetChoice(new URLSearchParams(pairs.map(([name, one]) => [`f.${name}`, one])))
      expect(parseFacetChoice(new URLSearchParams(facetParameters(choice)))).toEqual(choice)
      expect(facetParameters(choice)).toEqual(facetParameters(choice).toSorted())
    }),
  )
})

it('a value can be removed, and the last one removes its facet', () => {
  expect(withoutValue({ voltage: ['12', '18'], size: ['AA'] }, 'voltage', '12')).toEqual({ voltage: ['18'], size: ['AA'] })
  expect(withoutValue({ voltage: ['18'], size: ['AA'] }, 'voltage', '18')).toEqual({ size: ['AA'] })
})
