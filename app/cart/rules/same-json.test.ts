import { expect, it } from 'vitest'
import { isSameJson } from './same-json'

const line = { uuid: 'a', quantity: 2, pricing: [{ q: 1, p: 9.5 }], thumb: { url: '/a.svg', width: 240 }, notice: null }

it.each([
  ['equal values', { ...line, pricing: [{ q: 1, p: 9.5 }], thumb: { url: '/a.svg', width: 240 } }],
  [
    'another order of keys',
    { notice: null, thumb: { width: 240, url: '/a.svg' }, pricing: [{ p: 9.5, q: 1 }], quantity: 2, uuid: 'a' },
  ],
  ['a member that is undefined', { ...line, origin: undefined }],
  ['a nested member that is undefined', { ...line, thumb: { ...line.thumb, alt: undefined } }],
])('%s are the same', (_, other) => {
  expect(isSameJson(line, other)).toBe(true)
  expect(isSameJson(other, line)).toBe(true)
  expect(isSameJson([line], [other])).toBe(true)
})

it.each([
  ['another value', { ...line, quantity: 3 }],
  ['another nested value', { ...line, pricing: [{ q: 1, p: 9 }] }],
  ['one more element', { ...line, pricing: [...line.pricing, { q: 10, p: 9 }] }],
  ['one more member', { ...line, origin: 'list' }],
  ['one more member that is null', { ...line, origin: null }],
  ['null for a value', { ...line, thumb: null }],
  ['an object for a list', { ...line, pricing: { 0: { q: 1, p: 9.5 } } }],
])('%s is not the same', (_, other) => {
  expect(isSameJson(line, other)).toBe(false)
  expect(isSameJson(other, line)).toBe(false)
  expect(isSameJson([line], [other])).toBe(false)
})
