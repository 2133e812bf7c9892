import { expect, test } from 'vitest'
import { ClientError } from '../commerce/contract/client-error'
import { clientReport, isChunkFailure, isLeftBehind } from './report'

const HERE = { level: 'error', userAgent: 'Browser/1.0', url: 'https://shop.test/sv/artiklar/x.html' } as const

test('a report fits the contract, whatever was thrown', () => {
  const long = new Error('x'.repeat(5000))
  long.stack = 'y'.repeat(50_000)
  for (const thrown of [long, new Error('short'), 'text', null, undefined, { message: 'none' }, 7]) {
    expect(ClientError.safeParse(clientReport(thrown, { ...HERE, userAgent: 'z'.repeat(900) })).success).toBe(true)
  }
})

test.each([
  ['Loading chunk 12 failed.', true],
  ['Failed to fetch dynamically imported module: https://shop.test/assets/x.js', true],
  ['error loading dynamically imported module: https://shop.test/assets/x.js', true],
  ['Importing a module script failed.', true],
  ['x is not a function', false],
])('%s: a failed chunk is %s', (message, expected) => {
  expect(isChunkFailure(new TypeError(message))).toBe(expected)
})

test.each([
  [new DOMException('Transition was skipped. skipTransition() called', 'AbortError'), true],
  [new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError'), true],
  [new DOMException('Skipping view transition because document visibility state has become hidden.', 'InvalidStateError'), true],
  [new DOMException('signal is aborted without reason', 'AbortError'), true],
  [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), false],
  [new TypeError('transition is not a function'), false],
])('%s: comes of a page that the shopper has left: %s', (thrown, expected) => {
  expect(isLeftBehind(thrown)).toBe(expected)
})
