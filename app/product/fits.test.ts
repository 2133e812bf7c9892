import { expect, it } from 'vitest'
import { fitGroups } from './fits'

const device = (brand: string, model: string) => ({ type: 'tool', brand, model })

it('groups devices by brand, sorts numbers in model names by value and removes duplicates', () => {
  const fits = [
    device('Makita', 'DTD171'),
    device('Bosch', 'GSR 18'),
    device('Makita', 'DTD50'),
    device('Bosch', 'GSR 9'),
    device('Makita', 'DTD50'),
  ]
  expect(fitGroups(fits, 'sv-SE')).toEqual([
    { brand: 'Bosch', models: ['GSR 9', 'GSR 18'] },
    { brand: 'Makita', models: ['DTD50', 'DTD171'] },
  ])
})

it('sorts brands by the alphabet of the storefront', () => {
  const fits = [device('Öhman', 'x'), device('Zeta', 'x')]
  expect(fitGroups(fits, 'sv-SE').map(({ brand }) => brand)).toEqual(['Zeta', 'Öhman'])
  expect(fitGroups(fits, 'de-DE').map(({ brand }) => brand)).toEqual(['Öhman', 'Zeta'])
})
