import { expect, test } from 'vitest'
import { spellingsOf } from './split-compound'
import { makeThesaurus } from './thesaurus'

const thesaurus = makeThesaurus(
  new Map([
    ['skruvdragare', 'skruvdrag'],
    ['werkzeugakkus', 'werkzeugakkus'],
    ['verktygsbatteri', 'verktygsbatter'],
  ]),
)

test('a kind of device is found by what goes into it, in any inflection', () => {
  const others = thesaurus.othersOf('skruvdragaren', 'skruvdrag')
  expect(others).toContainEqual([['verktygsbatteri', 'verktygsbatter']])
  expect(others).toEqual(thesaurus.othersOf('skruvdragare', 'skruvdrag'))
})

test('it works one way only: a battery for wheelchairs is no wheelchair', () => {
  expect(thesaurus.othersOf('rullstol', 'rullstol')).toContainEqual([['elscooter']])
  expect(thesaurus.othersOf('elscooter', 'elscooter')).toEqual([])
})

test('a kind of device that is still being typed is found from its fourth letter on', () => {
  expect(thesaurus.othersOfBeginning('borr')).toContainEqual([['verktygsbatteri', 'verktygsbatter']])
  expect(thesaurus.othersOfBeginning('bor')).toEqual([])
  expect(thesaurus.othersOfBeginning('xyzzy')).toEqual([])
})

test('whatever a battery is called, all that are one are meant', () => {
  expect(thesaurus.othersOf('akku', 'akku')).toContainEqual([['=#battery']])
  expect(thesaurus.othersOf('laddare', 'ladd')).not.toContainEqual([['=#battery']])
})

test('the start of a compound may lack a letter of the word, or have one that links', () => {
  expect(spellingsOf('dammsugar')).toContain('dammsugare')
  expect(spellingsOf('hörgeräte')).toContain('hörgerät')
  expect(spellingsOf('bil')).toEqual(['bil', 'bile'])
})
