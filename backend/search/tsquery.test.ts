import { expect, test } from 'vitest'
import { partsOf } from './split-compound'
import { joinNames, joinsOf, queryWords, toLooserQuery, toSearchQuery, wordsThatJoin } from './tsquery'
import { sizesOfDigits } from './size-codes'
import { wordsThatCount } from './dictionaries/synonyms'
import { makeThesaurus } from './thesaurus'
import { typingDistance } from './edit-distance'
import { partKey, wordsOf } from './tokenize'

const thesaurus = makeThesaurus(new Map())
const known = (query: string) =>
  queryWords(query).map((word) => ({
    word,
    stem: word,
    isKnown: true,
    isGuess: false,
    meant: null,
    others: thesaurus.othersOf(word, word),
  }))

test.each([
  ['one word may be unfinished', 'Makita', "('makita' | 'makita':*)"],
  ['all words must be there, the last unfinished', 'makita skruv', "'makita' & ('skruv' | 'skruv':*)"],
  ['a part number may be parted', 'BL 1850b', "('bl' & ('1850b' | '1850b':*) | 'bl1850b':*)"],
  ['a decimal comma is a decimal point', '1,5 v', "('1.5v' | '1.5v':*)"],
  ['other names count', 'mignon sko', expect.stringContaining("'lr6'")],
])('%s', (_rule, query, expected) => {
  expect(toSearchQuery(known(query), 'wide')).toEqual(expected)
})

test('a query without words asks for nothing', () => {
  expect([toSearchQuery(known(' !! '), 'wide'), toSearchQuery([], 'exact')]).toEqual([null, null])
})

test('a query that asks for too much does without any one word, but never with nothing left but what the whole shop is full of', () => {
  expect(toLooserQuery(known('makita skruv'))).toBe("(('skruv' | 'skruv':*)) | (('makita' | 'makita':*))")
  expect(toLooserQuery(known('batteri sjökort'))).toBe("(('sjökort' | 'sjökort':*))")
  expect(toLooserQuery(known('akku batteri'))).toBeNull()
  expect(toLooserQuery(known('makita'))).toBeNull()
})

test('words that name the device are never let go', () => {
  const device = new Set(['iphone', '11'])
  const looser = toLooserQuery(known('iphone 11 svart'), ({ word }) => device.has(word))
  expect(looser).toBe("(('iphone' & ('11' | '11':*) | 'iphone11':*))")
})

test('the words of a name are found however it is parted, its brand too', () => {
  expect(wordsThatJoin(['makita', 'dhp', '482', 'trasig'], 'dhp482')).toEqual(['dhp', '482'])
  expect(wordsThatJoin(['makita', 'dhp482', 'trasig'], 'makita')).toEqual(['makita'])
  expect(wordsThatJoin(['trasig'], 'makita')).toEqual([])
})

test('an exact query means whole words: AA is not the beginning of AAA', () => {
  expect(toSearchQuery(known('AA batteri'), 'exact')).toBe("'aa' & 'batteri'")
})

test('a long query stays a short one', () => {
  expect(toSearchQuery(known('1 2 3 4 5 6 7 8 9 10 11 12'), 'wide')?.length).toBeLessThan(5000)
})

test('words keep the letters of the four languages, part numbers lose their marks', () => {
  expect(wordsOf('Räksmörgås ÆØÅ süß')).toEqual(['räksmörgås', 'æøå', 'süß'])
  expect(partKey('BL-1850 B')).toBe('bl1850b')
  expect(joinsOf(['bl', '1850b'])).toEqual(['bl', 'bl1850b', '1850b'])
  expect(wordsOf('Galaxy S10+')).toEqual(['galaxy', 's10', 'plus'])
})

test('a filler is dropped between words, never the word that is being typed', () => {
  expect(wordsThatCount(['batteri', 'till', 'dyson'])).toEqual(['batteri', 'dyson'])
  expect(wordsThatCount(['batteri', 'för'], true)).toEqual(['batteri', 'för'])
  expect(wordsThatCount(['batteri', 'till'])).toEqual(['batteri'])
  expect(wordsThatCount(['till'])).toEqual(['till'])
})

test('neighbours that are a name together are one word', () => {
  const names = new Set(['powerbank', 'elcykel', 'aaa'])
  expect(joinNames(['stor', 'power', 'bank'], names)).toEqual(['stor', 'powerbank'])
  expect(joinNames(['el', 'cykel', 'batteri'], names)).toEqual(['elcykel', 'batteri'])
  expect(joinNames(['a', 'aa'], names)).toEqual(['a', 'aa'])
})

test('digits alone mean the sizes that have them, unless they are too few or too many', () => {
  expect(sizesOfDigits('2032')).toContain('cr2032')
  expect(sizesOfDigits('626')).toContain('sr626sw')
  expect([...sizesOfDigits('18'), ...sizesOfDigits('18650'), ...sizesOfDigits('m18')]).toEqual([])
})

test('a compound has a start without its linking s, and a head', () => {
  expect(partsOf('hörapparatsbatteri')).toEqual({ start: 'hörapparat', head: 'batteri' })
  expect(partsOf('batteri')).toBeNull()
})

test('sizes have other names in each language', () => {
  expect(thesaurus.othersOf('blockbatterie', 'blockbatterie')).toContainEqual([['9v']])
  expect(thesaurus.othersOf('dhp482', 'dhp482')).toEqual([])
})

test('swapped letters are one error', () => {
  expect([typingDistance('maktia', 'makita'), typingDistance('knopzelle', 'knopfzelle'), typingDistance('aa', 'aa')]).toEqual([
    1, 1, 0,
  ])
})
