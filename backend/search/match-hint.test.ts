import { expect, test } from 'vitest'
import { hintText, matchHint } from './match-hint'
import { wordsOf } from './tokenize'

/** As the dictionaries stem these. */
const STEMS = new Map([
  ['returer', 'retur'],
  ['rücksendung', 'rucksend'],
  ['rücksenden', 'rucksend'],
  ['leksaker', 'leksak'],
])
const text = (words: string) => hintText(words, wordsOf(words), STEMS)
const match = (query: string, hint: string) => matchHint(text(query), text(hint))

test.each([
  ['retu', 'retur', 'while it is typed'],
  ['returer', 'retur', 'in the plural'],
  ['returnera', 'retur', 'as a verb'],
  ['rücksenden', 'rücksendung', 'by its stem'],
  ['leksaker', 'leksak', 'in the plural'],
  ['start stopp', 'start-stopp', 'however it is parted'],
  ['ångrar köpet', 'ångra köp', 'word by word'],
  ['hur returnerar man en vara', 'retur', 'in a whole question'],
  ['batteri svullet', 'svullet batteri', 'in any order'],
])('%s finds the hint %s: %s', (query, hint) => {
  expect(match(query, hint)).not.toBeNull()
})

test.each([
  ['iphone', 'retur'],
  ['svullet finger', 'svullet batteri'],
  ['ret', 'presentkort'],
  ['bilar', 'bild'],
  ['frakt', 'fritid'],
  ['akkuschrauber', 'aufgeblähter akku'],
])('%s does not find %s', (query, hint) => {
  expect(match(query, hint)).toBeNull()
})

test('what begins as typed stands before what holds it, and that before its kin', () => {
  expect(['retur', 'tur', 'returer', 'returnera'].map((query) => match(query, 'retur'))).toEqual([0, 1, 2, 3])
})
