import { expect, test } from 'vitest'
import { asTyped, explainAnswer } from './explain-answer'
import type { QueryWord } from './query-words'

const known = (word: string, more: Partial<QueryWord> = {}): QueryWord => ({
  word,
  stem: word,
  isKnown: true,
  isCorrected: false,
  correction: null,
  alternatives: [],
  ...more,
})

test('a word that is left out found nothing, and the others are answered as they were typed', () => {
  const words = [known('hörgerätebatterie'), known('xyzzy', { isKnown: false })]
  expect(explainAnswer('Hörgerätebatterie Xyzzy', words, [known('hörgerätebatterie'), null])).toEqual({
    unmatched: [{ word: 'Xyzzy', instead: null }],
    answered: 'Hörgerätebatterie',
  })
})

test('a corrected word is named beside what replaces it', () => {
  const words = [known('maktia', { isCorrected: true, correction: 'makita' }), known('batteri')]
  expect(explainAnswer('Maktia batteri', words, words)).toEqual({
    unmatched: [{ word: 'Maktia', instead: 'makita' }],
    answered: 'makita batteri',
  })
})

test('a misspelled size is one word, however it was typed', () => {
  const words = [known('cr'), known('2023', { isKnown: false })]
  const answered = [known('cr'), known('cr2032', { isCorrected: true, correction: 'cr2032' })]
  expect(explainAnswer('CR 2023', words, answered)).toEqual({
    unmatched: [{ word: 'CR 2023', instead: 'CR2032' }],
    answered: 'CR2032',
  })
})

test('a brand that is not sold has no text in its place', () => {
  const words = [known('duracell', { isCorrected: true })]
  expect(explainAnswer('Duracell', words, words)).toEqual({ unmatched: [{ word: 'Duracell', instead: null }], answered: '' })
})

test('a misspelled brand that is not sold has none either', () => {
  const words = [known('phonax', { isCorrected: true, correction: 'phonak' }), known('312')]
  expect(explainAnswer('phonax 312', words, words)).toEqual({ unmatched: [{ word: 'phonax', instead: null }], answered: '312' })
})

test('hits of different words name no word that found nothing', () => {
  expect(explainAnswer('18650 stihl', [known('18650'), known('stihl')], null)).toEqual({ unmatched: [], answered: '' })
})

test.each([
  ['El-Cykel till barn', 'elcykel', 'El-Cykel'],
  ['BL 1850 B', 'bl1850b', 'BL 1850 B'],
  ['12 V lampa', '12v', '12 V'],
  ['1,5 V', '1.5v', '1,5 V'],
  ['ABC Phonak', 'phonak', 'Phonak'],
  ['abcphonak', 'phonak', 'phonak'],
  ['12 Volt', '12v', '12v'],
  ['S10+', 's10', 'S10'],
  ['20 000 mAh', '20000mah', '20 000 mAh'],
  ['20.000 mAh', '20000mah', '20.000 mAh'],
  ['Energizer™ AA', 'energizer', 'Energizer'],
])('of %s the word %s is shown as %s', (text, word, typed) => {
  expect(asTyped(text, word)).toBe(typed)
})
