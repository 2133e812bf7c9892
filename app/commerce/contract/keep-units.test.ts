import { expect, it } from 'vitest'
import { keepUnits } from './keep-units'

it('a number and its unit stay on one line', () => {
  expect(keepUnits('Batteri 12 V 24 Ah, 4 st')).toBe('Batteri 12\u00a0V 24\u00a0Ah, 4\u00a0st')
  expect(keepUnits('Batteritejp till iPhone 11–14 × 5')).toBe('Batteritejp till iPhone 11–14\u00a0×\u00a05')
  expect(keepUnits('Li-ion 2 900 mAh')).toBe('Li-ion 2\u00a0900\u00a0mAh')
  expect(keepUnits('10 % rabatt från 400 kr, 5 € ab 40 €')).toBe('10\u00a0% rabatt från 400\u00a0kr, 5\u00a0€ ab 40\u00a0€')
})

it('other words may wrap after a number', () => {
  expect(keepUnits('iPhone 12 Mini till BL1850 och GSR 18 V-EC')).toBe('iPhone 12 Mini till BL1850 och GSR 18\u00a0V-EC')
  expect(keepUnits('6 Volt')).toBe('6 Volt')
})
