import { expect, test } from 'vitest'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import { makerOf } from './maker'

const MAKER = { name: 'Kraftcell AB', address: 'Spänningsgatan 12, 987 99 Strömvik', email: 'safety@kraftcell.example' }

test("The maker's country is named in the language of the page", () => {
  const ends = LANGUAGES.map((language) =>
    makerOf({ ...MAKER, country: 'SE' }, language)
      .address.split(', ')
      .at(-1),
  )
  expect(Object.fromEntries(LANGUAGES.map((language, at) => [language, ends[at]]))).toEqual({
    sv: 'Sverige',
    no: 'Sverige',
    de: 'Schweden',
    da: 'Sverige',
  })
})

test('An address that has its country already, or none, stays as it is', () => {
  expect(makerOf({ ...MAKER, country: null }, 'de').address).toBe(MAKER.address)
})
