import { expect, test } from 'vitest'
import { toFinishedQuery, toSearchQuery } from './search-query'
import { partKey, wordsOf } from './words'

test.each([
  ['one word may be unfinished', 'Makita', "'makita':*"],
  ['all words must be there, the last unfinished', 'makita batteri', "'makita' & 'batteri':*"],
  ['a part number may be parted', 'BL 1850b', "('bl' & '1850b':* | 'bl1850b':*)"],
  ['a decimal comma is a decimal point', '1,5 v', "('1.5' & 'v':* | '1.5v':*)"],
  ['marks are no words', 'LR6/AA (4-pack)', expect.stringContaining("'lr6' & ")],
])('%s', (_rule, query, expected) => {
  expect(toSearchQuery(query)).toEqual(expected)
})

test('a query without words asks for nothing', () => {
  expect([toSearchQuery(' !! '), toSearchQuery('')]).toEqual([null, null])
})

test('a finished query means whole words', () => {
  expect(toFinishedQuery('AA batteri')).toBe("'aa' & 'batteri'")
})

test('a long query stays a short one', () => {
  expect(toSearchQuery('1 2 3 4 5 6 7 8 9 10 11 12')?.length).toBeLessThan(2000)
})

test('words keep the letters of the four languages, part numbers lose their marks', () => {
  expect(wordsOf('Räksmörgås ÆØÅ süß')).toEqual(['räksmörgås', 'æøå', 'süß'])
  expect(partKey('BL-1850 B')).toBe('bl1850b')
})
