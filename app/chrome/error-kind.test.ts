import { expect, test } from 'vitest'
import { errorKind } from './error-kind'

const answer = (status: number) => ({ status, statusText: '', internal: false, data: '' })

test('404 is not found, 503 is an outage', () => {
  expect(errorKind(answer(404))).toBe('.notFound')
  expect(errorKind(answer(503))).toBe('.unavailable')
})

test('429 is too many attempts', () => {
  expect(errorKind(answer(429))).toBe('.tooMany')
})

test.each([400, 403, 405, 413, 415])('%i is a request that is refused, which is not called a fault of the shop', (status) => {
  expect(errorKind(answer(status))).toBe('.refused')
})

test('everything else is an internal error', () => {
  expect(errorKind(answer(500))).toBe('')
  expect(errorKind(new Error('no such thing'))).toBe('')
  expect(errorKind(undefined)).toBe('')
})

test('an Error with a status property is not a thrown response', () => {
  expect(errorKind(Object.assign(new Error('product: not-found'), { status: 404 }))).toBe('')
})
