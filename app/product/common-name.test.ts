import { expect, it } from 'vitest'
import { commonName } from './common-name'

it.each([
  [['USB-C-Kabel 1 m, rot', 'USB-C-Kabel 1 m, blau'], 'USB-C-Kabel 1 m'],
  [['Kabel 1 m', 'Kabel 2 m', 'Kabel 10 m'], 'Kabel'],
  [['Kabel – rot', 'Kabel – blau'], 'Kabel'],
  [['Kabel', 'Kabel, rot'], 'Kabel'],
  [['Kabelbinder rot', 'Kabel rot'], 'Kabelbinder rot'],
  [['Kabel rot'], 'Kabel rot'],
  [[], ''],
])('%j have the common name %j', (names, common) => {
  expect(commonName(names)).toBe(common)
})
