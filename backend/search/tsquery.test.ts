import { expect, test } from 'vitest'
import { splitCompound } from './split-compound'
import { joinedRuns, toTsqueryWithoutOneWord, toTsquery, wordsJoinedAs } from './tsquery'
import { joinNames } from './query-words'
import { queryWords } from './query-words'
import { sizeCodesOfDigits } from './size-codes'
import { withoutStopWords } from './dictionaries/synonyms'
import { makeThesaurus } from './thesaurus'
import { editDistance } from './edit-distance'
import { partKey, tokenize } from './tokenize'

const thesaurus = makeThesaurus(new Map())
const known = (query: string) =>
  queryWords(query).map((word) => ({
    word,
    stem: word,
    isKnown: true,
    isCorrected: false,
    correction: null,
    alternatives: thesaurus.alternativesOf(word, word),
  }))

test.each([
  ['the last word may be a prefix', 'Makita', "('makita' | 'makita':*)"],
  ['all words must match, the last one as a prefix', 'makita skruv', "'makita' & ('skruv' | 'skruv':*)"],
  ['a part number may be written with spaces', 'BL 1850b', "('bl' & ('1850b' | '1850b':*) | 'bl1850b':*)"],
  ['a decimal comma equals a decimal point', '1,5 v', "('1.5v' | '1.5v':*)"],
  ['synonyms match', 'mignon sko', expect.stringContaining("'lr6'")],
])('%s', (_rule, query, expected) => {
  expect(toTsquery(known(query), 'wide')).toEqual(expected)
})

test('a finished short number is no beginning of another: iphone 12 is not 12.4 Wh', () => {
  const [iphone, number] = known('iphone 12')
  const words = iphone === undefined || number === undefined ? [] : [iphone, { ...number, isWhole: true }]
  expect(toTsquery(words, 'wide')).toBe("('iphone' & '12' | 'iphone12':*)")
})

test.each(['18 650', '18\u00a0650', '18-650', '18650'])('%s is the size of a cell', (query) => {
  expect(queryWords(`${query} batteri`)).toEqual(['18650', 'batteri'])
})

test('other numbers in two words stay two words', () => {
  expect(queryWords('18 651')).toEqual(['18', '651'])
  expect(queryWords('186 50')).toEqual(['186', '50'])
})

test('a query without words is null', () => {
  expect([toTsquery(known(' !! '), 'wide'), toTsquery([], 'exact')]).toEqual([null, null])
})

test('a looser query leaves out any one word, but never leaves only the word for battery', () => {
  expect(toTsqueryWithoutOneWord(known('makita skruv'))).toBe("(('skruv' | 'skruv':*)) | (('makita' | 'makita':*))")
  expect(toTsqueryWithoutOneWord(known('batteri sjökort'))).toBe("(('sjökort' | 'sjökort':*))")
  expect(toTsqueryWithoutOneWord(known('akku batteri'))).toBeNull()
  expect(toTsqueryWithoutOneWord(known('makita'))).toBeNull()
})

test('a looser query keeps the words that name the device', () => {
  const device = new Set(['iphone', '11'])
  const looser = toTsqueryWithoutOneWord(known('iphone 11 svart'), ({ word }) => device.has(word))
  expect(looser).toBe("(('iphone' & ('11' | '11':*) | 'iphone11':*))")
})

test('the words of a name are found however it is split', () => {
  expect(wordsJoinedAs(['makita', 'dhp', '482', 'trasig'], 'dhp482')).toEqual(['dhp', '482'])
  expect(wordsJoinedAs(['makita', 'dhp482', 'trasig'], 'makita')).toEqual(['makita'])
  expect(wordsJoinedAs(['trasig'], 'makita')).toEqual([])
})

test('an exact query matches whole words: AA does not match AAA', () => {
  expect(toTsquery(known('AA batteri'), 'exact')).toBe("'aa' & 'batteri'")
})

test('the tsquery of a long query stays under 5,000 characters', () => {
  expect(toTsquery(known('1 2 3 4 5 6 7 8 9 10 11 12'), 'wide')?.length).toBeLessThan(5000)
})

test('words keep the letters of the four languages, part numbers lose their punctuation', () => {
  expect(tokenize('Räksmörgås ÆØÅ süß')).toEqual(['räksmörgås', 'æøå', 'süß'])
  expect(partKey('BL-1850 B')).toBe('bl1850b')
  expect(joinedRuns(['bl', '1850b'])).toEqual(['bl', 'bl1850b', '1850b'])
  expect(tokenize('Galaxy S10+')).toEqual(['galaxy', 's10', 'plus'])
})

test('a pasted name is found without its trade mark, and with the plain letters of its special ones', () => {
  expect(tokenize('Energizer™ Ⅷ')).toEqual(['energizer', 'viii'])
  expect(tokenize('energizer™AA')).toEqual(['energizer', 'aa'])
  expect(partKey('Energizer™ 2000㎃h')).toBe('energizer2000mah')
})

test.each(['LR06', 'LR 06', 'R06', 'HR06', 'FR 06'])('%s is the size without its zero', (query) => {
  expect(queryWords(query)).toEqual([query.replace(/ ?0/, '').toLowerCase()])
})

test('stop words are removed, but not the word that is being typed', () => {
  expect(withoutStopWords(['batteri', 'till', 'dyson'])).toEqual(['batteri', 'dyson'])
  expect(withoutStopWords(['batteri', 'för'], true)).toEqual(['batteri', 'för'])
  expect(withoutStopWords(['batteri', 'till'])).toEqual(['batteri'])
  expect(withoutStopWords(['till'])).toEqual(['till'])
})

test('neighbouring words that form a name become one word', () => {
  const names = new Set(['powerbank', 'elcykel', 'aaa'])
  expect(joinNames(['stor', 'power', 'bank'], names)).toEqual(['stor', 'powerbank'])
  expect(joinNames(['el', 'cykel', 'batteri'], names)).toEqual(['elcykel', 'batteri'])
  expect(joinNames(['a', 'aa'], names)).toEqual(['a', 'aa'])
})

test('three or four digits alone mean the size codes that contain them', () => {
  expect(sizeCodesOfDigits('2032')).toContain('cr2032')
  expect(sizeCodesOfDigits('626')).toContain('sr626sw')
  expect([...sizeCodesOfDigits('18'), ...sizeCodesOfDigits('18650'), ...sizeCodesOfDigits('m18')]).toEqual([])
})

test('a compound is split into its start, without a linking s, and its head', () => {
  expect(splitCompound('hörapparatsbatteri')).toEqual({ start: 'hörapparat', head: 'batteri' })
  expect(splitCompound('batteri')).toBeNull()
})

test('sizes have synonyms in each language', () => {
  expect(thesaurus.alternativesOf('blockbatterie', 'blockbatterie')).toContainEqual([['9v']])
  expect(thesaurus.alternativesOf('dhp482', 'dhp482')).toEqual([])
})

test('two swapped letters are one edit', () => {
  expect([editDistance('maktia', 'makita'), editDistance('knopzelle', 'knopfzelle'), editDistance('aa', 'aa')]).toEqual([1, 1, 0])
})
