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
  ['18V5.0Ah', ['18v', '5ah']],
  ['ProCORE18V4,0Ah', ['procore18v', '4ah']],
  ['10.8v 2Ah', ['10.8v', '2ah']],
  ['10,8V2000mAh', ['10.8v', '2000mah']],
  ['1V85', ['1v85']],
])('a measure is one word, however it is written: %s', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})

test.each([
  ['powerbank 20 000 mAh', ['powerbank', '20000mah']],
  ['20\u00a0000\u00a0mAh', ['20000mah']],
  ['20\u2009000\u202fmah', ['20000mah']],
  ['20.000 mAh', ['20000mah']],
  ['2,900MAH AA', ['2900mah', 'aa']],
  ['3,7 V 1 000 000 mAh', ['3.7v', '1000000mah']],
  ['1.250 Ah', ['1.25ah']],
  ['BL1850 500 mAh', ['bl1850', '500mah']],
  ['AA 4 x 2000 mAh', ['aa', '4', 'x', '2000mah']],
  ['312 180 mAh', ['312', '180mah']],
  ['2.95 mAh', ['2.95mah']],
])('a capacity in mAh is one number, with its thousands separated or not: %s', (query, words) => {
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
