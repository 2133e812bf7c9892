import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countChosen, facetParameters, parseFacetChoice, withoutValue } from './facet-choice'

const parse = (search: string) => parseFacetChoice(new URLSearchParams(search))

it('reads each value of each facet, in one order and once', () => {
  const choice = { brand: ['kraftcell'], voltage: ['12', '18'] }
  expect(parse('?f.voltage=18&sort=name&f.brand=kraftcell&f.voltage=12&f.voltage=18')).toEqual(choice)
  expect(countChosen(choice)).toBe(3)
})

it('what is malformed counts as left out', () => {
  expect(parse(`?f.=1&f.voltage=&f.__proto__=x&f.A=1&f=2&voltage=3&f.x=${'9'.repeat(81)}&f.y=%00`)).toEqual({})
})

it('a choice reads back from its parameters', () => {
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

it('a value can be taken away, and the last takes its facet along', () => {
  expect(withoutValue({ voltage: ['12', '18'], size: ['AA'] }, 'voltage', '12')).toEqual({ voltage: ['18'], size: ['AA'] })
  expect(withoutValue({ voltage: ['18'], size: ['AA'] }, 'voltage', '18')).toEqual({ size: ['AA'] })
})
