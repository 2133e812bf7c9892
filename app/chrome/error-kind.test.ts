import { expect, test } from 'vitest'
import { errorKind } from './error-kind'

const answer = (status: number) => ({ status, statusText: '', internal: false, data: '' })

test('a page that does not exist is told apart from an outage', () => {
  expect(errorKind(answer(404))).toBe('error.notFound')
  expect(errorKind(answer(503))).toBe('error.unavailable')
})

test('something tried too often is told from a fault', () => {
  expect(errorKind(answer(429))).toBe('error.tooMany')
})

test('whatever else is thrown is a fault of ours', () => {
  expect(errorKind(answer(500))).toBe('error')
  expect(errorKind(answer(403))).toBe('error')
  expect(errorKind(new Error('no such thing'))).toBe('error')
  expect(errorKind(undefined)).toBe('error')
})

test('an error of our own that happens to carry a status is no answer', () => {
  expect(errorKind(Object.assign(new Error('product: not-found'), { status: 404 }))).toBe('error')
})
