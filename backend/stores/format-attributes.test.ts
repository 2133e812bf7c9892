import { expect, test } from 'vitest'
import { keyFacts, formatValue } from './format-attributes'

const volts = { number: 1.5, value: null, unit: 'V', word: null }
const capacity = { number: 2900, value: null, unit: 'mAh', word: null }

test.each([
  ['sv', '1,5 V', '2900 mAh'],
  ['no', '1,5 V', '2900 mAh'],
  ['de', '1,5 V', '2900 mAh'],
  ['da', '1,5 V', '2900 mAh'],
] as const)('in %s the values read %s and %s', (language, first, second) => {
  const worded = [volts, capacity].map((value) => formatValue(value, language).replaceAll('\u00a0', ' '))
  expect(worded).toEqual([first, second])
})

test.each(['sv', 'no', 'de', 'da'] as const)('below zero there is a minus sign in %s, no hyphen', (language) => {
  expect(formatValue({ number: -20, value: null, unit: '°C', word: null }, language)).toBe('\u221220\u00a0°C')
})

test('a value without a unit is shown as its word, or unchanged without one', () => {
  expect(formatValue({ number: null, value: 'alkaline', unit: null, word: 'alkalisk' }, 'sv')).toBe('alkalisk')
  expect(formatValue({ number: null, value: 'LR6', unit: null, word: null }, 'sv')).toBe('LR6')
})

test('a starter battery is told apart by its case, which has to fit the car', () => {
  const values = [
    { key: 'voltage', value: '12 V' },
    { key: 'capacity-ah', value: '77 Ah' },
    { key: 'case-size', value: 'L3' },
  ]
  expect(keyFacts(values)).toEqual(['L3', '12 V'])
})

test('the key facts are voltage and capacity, else size, power or connector', () => {
  const size = { key: 'size', value: 'AA' }
  const weight = { key: 'weight', value: '24 g' }
  expect(keyFacts([weight, size, { key: 'voltage', value: '1,5 V' }])).toEqual(['1,5 V', 'AA'])
  expect(keyFacts([size, { key: 'capacity-ah', value: '5 Ah' }, { key: 'voltage', value: '18 V' }])).toEqual(['18 V', '5 Ah'])
  expect(keyFacts([weight])).toEqual([])
})
