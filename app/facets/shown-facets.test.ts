import { expect, it } from 'vitest'
import { chosenValues, shownFacets } from './shown-facets'

const value = (number: number, selected = false) => ({ value: `${number}`, label: `${number} V`, count: number, selected })
const voltage = { key: 'voltage', name: 'Voltage', kind: 'choice' as const, unit: 'V' }

it('a long facet shows its most common and its chosen values first, in the order of the backend', () => {
  const values = [value(1, true), ...Array.from({ length: 12 }, (_, at) => value(at + 2))]
  const [shown] = shownFacets([{ ...voltage, values }])
  expect(shown?.first.map((each) => each.count)).toEqual([1, 7, 8, 9, 10, 11, 12, 13])
  expect(shown?.rest.map((each) => each.count)).toEqual([2, 3, 4, 5, 6])
})

it('a list of up to 10 values is not shortened', () => {
  const values = Array.from({ length: 10 }, (_, at) => value(at))
  expect(shownFacets([{ ...voltage, values }])[0]).toMatchObject({
    first: values.map(({ value: each, label, count }) => ({ value: each, label, count })),
    rest: [],
  })
})

it('lists the chosen values with their labels', () => {
  const facets = shownFacets([{ ...voltage, values: [value(12), value(18, true)] }])
  expect(chosenValues(facets, { voltage: ['18', '24'] })).toEqual([
    { key: 'voltage', name: 'Voltage', value: '18', label: '18 V' },
  ])
})

it('a facet without values is left out', () => {
  expect(shownFacets([{ ...voltage, values: [] }])).toEqual([])
})
