import { expect, it } from 'vitest'
import { STORES } from '../store/stores'
import { withNetPrices } from './net-price-facet'

const value = (range: string) => ({ value: range, label: `${range} kr`, count: 1 })
const price = { key: 'price', name: 'Pris', first: ['0-10', '100-200', '5000-'].map(value), rest: [value('cheap')] }
const voltage = { key: 'voltage', name: 'Spänning', first: [value('100-200')], rest: [] }

it('price ranges are shown without VAT, and their values in the URL do not change', () => {
  const [shown, other] = withNetPrices([price, voltage], STORES.sv, 'exkl. moms')
  expect(shown?.name).toBe('Pris exkl. moms')
  expect(shown?.first.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual(['< 8 kr', '80–159,99 kr', '≥ 4 000 kr'])
  expect(shown?.first.map((each) => each.value)).toEqual(['0-10', '100-200', '5000-'])
  expect(shown?.rest[0]?.label).toBe('cheap kr')
  expect(other).toEqual(voltage)
})
