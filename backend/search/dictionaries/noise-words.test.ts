import { expect, test } from 'vitest'
import { withoutNoiseWords } from './noise-words'
import { UNSTOCKED_BRANDS } from './unstocked-brands'
import { toQueries } from '../fallback-query'

test('noise words are removed, unless the query has no other words', () => {
  expect(withoutNoiseWords(['klockan', 'har', 'stannat'], 'sv')).toEqual(['klockan'])
  expect(withoutNoiseWords(['trasig'], 'sv')).toEqual(['trasig'])
})

test('the word that is being typed is kept', () => {
  expect(withoutNoiseWords(['batteri', 'ny'], 'sv', true)).toEqual(['batteri', 'ny'])
  expect(withoutNoiseWords(['ny', 'batteri'], 'sv', true)).toEqual(['batteri'])
})

test('noise words differ per language: Danish dør is also a door, Norwegian lader a charger', () => {
  expect(withoutNoiseWords(['batteriet', 'dör'], 'sv')).toEqual(['batteriet'])
  expect(withoutNoiseWords(['dør', 'batteri'], 'da')).toEqual(['dør', 'batteri'])
  expect(withoutNoiseWords(['makita', 'lader'], 'no')).toEqual(['makita', 'lader'])
})

test('each unstocked brand is listed once', () => {
  const names = UNSTOCKED_BRANDS.flatMap(({ called }) => called.split(' '))
  expect(new Set(names).size).toBe(names.length)
})

test('a query for a battery ranks all batteries, whatever their names', () => {
  const word = { word: 'batteri', stem: 'batteri', isKnown: true, isCorrected: false, correction: null, alternatives: [] }
  expect(toQueries([word])?.exact).toBe("('batteri' | '=#battery')")
})
