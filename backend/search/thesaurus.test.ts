import { expect, test } from 'vitest'
import { startSpellings } from './split-compound'
import { makeThesaurus } from './thesaurus'

const thesaurus = makeThesaurus(
  new Map([
    ['skruvdragare', 'skruvdrag'],
    ['werkzeugakkus', 'werkzeugakkus'],
    ['verktygsbatteri', 'verktygsbatter'],
  ]),
)

test('a device kind finds the products that fit it, in any inflection', () => {
  const others = thesaurus.alternativesOf('skruvdragaren', 'skruvdrag')
  expect(others).toContainEqual([['verktygsbatteri', 'verktygsbatter']])
  expect(others).toEqual(thesaurus.alternativesOf('skruvdragare', 'skruvdrag'))
})

test('device kinds work one way only: elscooter does not find wheelchairs', () => {
  expect(thesaurus.alternativesOf('rullstol', 'rullstol')).toContainEqual([['elscooter']])
  expect(thesaurus.alternativesOf('elscooter', 'elscooter')).toEqual([])
})

test('a device kind that is being typed is found from its fourth letter on', () => {
  expect(thesaurus.alternativesOfPrefix('borr')).toContainEqual([['verktygsbatteri', 'verktygsbatter']])
  expect(thesaurus.alternativesOfPrefix('bor')).toEqual([])
  expect(thesaurus.alternativesOfPrefix('xyzzy')).toEqual([])
})

test('a finished word is completed when it has most of a name: hund is no hundpejl', () => {
  expect(thesaurus.alternativesOfPrefix('hund', 2 / 3)).toEqual([])
  expect(thesaurus.alternativesOfPrefix('skruvdraga', 2 / 3)).toContainEqual([['verktygsbatteri', 'verktygsbatter']])
})

test('each word for battery finds all batteries', () => {
  expect(thesaurus.alternativesOf('akku', 'akku')).toContainEqual([['=#battery']])
  expect(thesaurus.alternativesOf('laddare', 'ladd')).not.toContainEqual([['=#battery']])
})

test('the start of a compound may lack a final letter or have a linking letter', () => {
  expect(startSpellings('dammsugar')).toContain('dammsugare')
  expect(startSpellings('hörgeräte')).toContain('hörgerät')
  expect(startSpellings('bil')).toEqual(['bil', 'bile'])
})
