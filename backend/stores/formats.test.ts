import { expect, it } from 'vitest'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import { MOMENTS } from './formats'

it('a moment is written as its language writes it, in German with the word that follows the time', () => {
  const moment = new Date('2026-11-21T09:05:00Z')
  expect(LANGUAGES.map((language) => MOMENTS[language].format(moment))).toEqual([
    '21 november 2026 kl. 10:05',
    '21. november 2026 kl. 10:05',
    '21. November 2026 um 10:05 Uhr',
    '21. november 2026 kl. 10.05',
  ])
})
