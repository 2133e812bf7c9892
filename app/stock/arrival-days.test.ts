import { expect, it } from 'vitest'
import { arrivalDays } from './arrival-days'

it.each([
  ['sv-SE', /^tis 24\s?–\s?ons 25\snov\.?$/],
  ['nb-NO', /^tirs?\. 24\.\s?–\s?ons\. 25\. nov\.?$/],
  ['de-DE', /^Di\., 24\.\s?–\s?Mi\., 25\. Nov\.?$/],
  ['da-DK', /^tirs\.( d\.)? 24\.\s?–\s?ons\.( d\.)? 25\. nov\.?$/],
])('%s names the days and the month once', (iso, said) => {
  expect(arrivalDays({ from: '2026-11-24', to: '2026-11-25' }, iso).replaceAll(/\s/g, ' ')).toMatch(said)
})

it('a line does not end within a day', () => {
  expect(arrivalDays({ from: '2026-11-30', to: '2026-12-02' }, 'de-DE')).not.toContain(' ')
})

it('a single day is named once', () => {
  expect(arrivalDays({ from: '2026-11-24', to: '2026-11-24' }, 'sv-SE')).toMatch(/^tis\s24\u00a0nov\.?$/)
})
