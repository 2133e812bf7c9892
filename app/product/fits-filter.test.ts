import { expect, it } from 'vitest'
import { filterFits, fitsAnswer } from './fits-filter'

const groups = [
  { brand: 'Bosch', models: ['GSR 18V-55', 'GSB 18V-55'] },
  { brand: 'Makita', models: ['DHP482', 'DHP482Z', 'DTD171'] },
  { brand: 'Électrolux', models: ['ErgoRapido'] },
]

it.each([
  ['dhp-482', ['DHP482', 'DHP482Z']],
  ['DTD 171', ['DTD171']],
  ['makita dtd', ['DTD171']],
  ['gsr18v55', ['GSR 18V-55']],
  ['electrolux', ['ErgoRapido']],
  ['bosch dhp482', []],
])('"%s" finds %j', (query, models) => {
  expect(filterFits(groups, query).flatMap((group) => group.models)).toEqual(models)
})

it('an empty query returns the whole list', () => {
  expect(filterFits(groups, ' - ')).toEqual(groups)
  expect(fitsAnswer(groups, ' - ')).toBeNull()
})

it('a device in the list fits; an exact name matches that device alone', () => {
  expect(fitsAnswer(groups, 'dhp482')).toEqual({ kind: 'yes', device: 'Makita DHP482' })
  expect(fitsAnswer(groups, 'Makita DHP-482Z')).toEqual({ kind: 'yes', device: 'Makita DHP482Z' })
  expect(fitsAnswer(groups, 'ergo')).toEqual({ kind: 'yes', device: 'Électrolux ErgoRapido' })
})

it('several matches give their number, no match gives none', () => {
  expect(fitsAnswer(groups, 'dhp')).toEqual({ kind: 'some', count: 2 })
  expect(fitsAnswer(groups, 'iphone')).toEqual({ kind: 'none' })
})

it('finds one of 3,000 models', () => {
  const many = [{ brand: 'Makita', models: Array.from({ length: 3000 }, (_, index) => `DHP${index}`) }]
  expect(filterFits(many, 'dhp 2999')).toEqual([{ brand: 'Makita', models: ['DHP2999'] }])
})
