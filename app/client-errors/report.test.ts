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

test('a report holds neither the query of the page nor the id of an order', () => {
  const id = '7f2c1d3e-9a4b-4c5d-8e6f-001122334455'
  const report = clientReport(new Error(`no ${id}`), { ...HERE, url: `https://shop.test/sv/my-order/${id}?token=secret#x` })
  expect(report.url).toBe('https://shop.test/sv/my-order/:id')
  expect(JSON.stringify(report)).not.toMatch(/secret|7f2c1d3e/)
})

test('a report holds neither an e-mail address nor the query of an address in a stack', () => {
  const error = new Error('no customer astrid.lund@example.com at https://shop.test/sv/sokresultat.html?query=secret')
  error.stack = 'f@https://shop.test/sv/my-order/1?token=secret#x:1:5\ng@https://shop.test/assets/root-a1.js:2:7'
  const { error: message, stack } = clientReport(error, HERE)
  expect(message).toBe('no customer :email at https://shop.test/sv/sokresultat.html')
  expect(stack).toBe('f@https://shop.test/sv/my-order/1:1:5\ng@https://shop.test/assets/root-a1.js:2:7')
})

test('a report holds no phone number', () => {
  const error = new Error('41234567 is no address of NO100123')
  error.stack = 'Error: 41234567 is no address of NO100123\n    at f (https://shop.test/assets/root-a1.js:2:7)'
  const { error: message, stack } = clientReport(error, HERE)
  expect(message).toBe(':number is no address of NO100123')
  expect(stack).toBe('Error: :number is no address of NO100123\n    at f (https://shop.test/assets/root-a1.js:2:7)')
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
