import { expect, test } from 'vitest'
import { wordedIntervals } from './intervals'

test('intervals are named in the language, the shortest first', () => {
  expect(wordedIntervals([6, 2], 'sv')).toEqual([
    { id: 2, name: 'Varannan månad', days: 61 },
    { id: 6, name: 'Var sjätte månad', days: 182 },
  ])
  expect(wordedIntervals([2], 'de')).toEqual([{ id: 2, name: 'Alle 2 Monate', days: 61 }])
})

test('an unknown id is omitted', () => {
  expect(wordedIntervals([0, 4, -1], 'sv')).toEqual([])
})
