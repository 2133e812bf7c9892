import { expect, test } from 'vitest'
import { hintText, matchHint } from './match-hint'
import { tokenize } from './tokenize'

/** Stems as PostgreSQL's dictionaries give them. */
const STEMS = new Map([
  ['returer', 'retur'],
  ['rücksendung', 'rucksend'],
  ['rücksenden', 'rucksend'],
  ['leksaker', 'leksak'],
])
const text = (words: string) => hintText(words, tokenize(words), STEMS)
const match = (query: string, hint: string) => matchHint(text(query), text(hint))

test.each([
  ['retu', 'retur', 'while it is typed'],
  ['returer', 'retur', 'in the plural'],
  ['returnera', 'retur', 'as a verb'],
  ['rücksenden', 'rücksendung', 'by its stem'],
  ['leksaker', 'leksak', 'in the plural'],
  ['start stopp', 'start-stopp', 'with a space for a hyphen'],
  ['ångrar köpet', 'ångra köp', 'word by word'],
  ['hur returnerar man en vara', 'retur', 'in a whole question'],
  ['batteri svullet', 'svullet batteri', 'in any order'],
  ['waage', 'küchenwaage', 'as the end of a compound'],
  ['aa', 'batterie aa', 'as a short word of its own'],
  ['ångerrätt', 'retur/ångerrätt', 'after a stroke'],
])('%s finds the hint %s: %s', (query, hint) => {
  expect(match(query, hint)).not.toBeNull()
})

test.each([
  ['iphone', 'retur'],
  ['svullet finger', 'svullet batteri'],
  ['ret', 'presentkort'],
  ['bilar', 'bild'],
  ['aa', 'küchenwaage'],
  ['tur', 'retur'],
  ['frakt', 'fritid'],
  ['akkuschrauber', 'aufgeblähter akku'],
])('%s does not find %s', (query, hint) => {
  expect(match(query, hint)).toBeNull()
})

test('a hint that begins with the query ranks before one that contains it, then inflections, then parts of the query', () => {
  expect(['retur', 'etur', 'returer', 'returnera'].map((query) => match(query, 'retur'))).toEqual([0, 1, 2, 3])
})
