import { expect, test } from 'vitest'
import { isMeasure, joinMeasures, measuresIn, nominalVoltage, roundedCapacity } from './measures'
import { queryWords } from './query-words'

test.each([
  ['12v 7ah', ['12v', '7ah']],
  ['12 V 7 Ah', ['12v', '7ah']],
  ['12v7ah', ['12v', '7ah']],
  ['12 volt 7,2 ah', ['12v', '7.2ah']],
  ['makita 18 v 5,0 ah', ['makita', '18v', '5ah']],
  ['powerbank 65 watt', ['powerbank', '65w']],
])('a measure is one word, however it is written: %s', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})

test.each([['dyson v 8'], ['cr 123 a'], ['np w126s'], ['h7'], ['ah 12'], ['v']])('%s contains no measure', (query) => {
  expect(measuresIn(queryWords(query))).toEqual([])
  expect(joinMeasures(query.split(' '))).toEqual(query.split(' '))
})

test('a capacity is given in both units', () => {
  expect(measuresIn(['2000', 'mah'])).toEqual(['2000mah', '2ah'])
  expect(measuresIn(['5.0', 'ah'])).toEqual(['5ah', '5000mah'])
})

test('a capacity is also rounded down, and the voltage of a lithium battery is also that of the lead battery it replaces', () => {
  expect([7.2, 7, 1.2, 17.5, '7.2', undefined].map(roundedCapacity)).toEqual([['7ah'], [], [], [], [], []])
  expect([12.8, 25.6, 3.7, 12, undefined].map(nominalVoltage)).toEqual([['12v'], ['24v'], [], [], []])
})

test('a text that is one measure is recognised', () => {
  expect([['7', 'ah'], ['65', 'w'], ['h7'], ['bl1850b'], ['12', 'v', 'pro']].map(isMeasure)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
