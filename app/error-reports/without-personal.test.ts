import { expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal'

const HERE = {
  level: 'error',
  error: '',
  stack: '',
  userAgent: 'Browser/1.0',
  url: 'https://shop.test/sv/artiklar/x.html',
} as const

test('a report holds neither the query of the page nor the id of an order', () => {
  const id = '7f2c1d3e-9a4b-4c5d-8e6f-001122334455'
  const report = withoutPersonalData({ ...HERE, error: `no ${id}`, url: `https://shop.test/sv/my-order/${id}?token=secret#x` })
  expect(report.url).toBe('https://shop.test/sv/my-order/:id')
  expect(JSON.stringify(report)).not.toMatch(/secret|7f2c1d3e/)
})

test('a report holds neither an e-mail address nor the query of an address in a stack', () => {
  const told = 'no customer astrid.lund@example.com at https://shop.test/sv/sokresultat.html?query=secret'
  const where = 'f@https://shop.test/sv/my-order/1?token=secret#x:1:5\ng@https://shop.test/assets/root-a1.js:2:7'
  const { error: message, stack } = withoutPersonalData({ ...HERE, error: told, stack: where })
  expect(message).toBe('no customer :email at https://shop.test/sv/sokresultat.html')
  expect(stack).toBe('f@https://shop.test/sv/my-order/1:1:5\ng@https://shop.test/assets/root-a1.js:2:7')
})

test('a report holds no phone number', () => {
  const told = '41234567 is no address of NO100123'
  const where = 'Error: 41234567 is no address of NO100123\n    at f (https://shop.test/assets/root-a1.js:2:7)'
  const { error: message, stack } = withoutPersonalData({ ...HERE, error: told, stack: where })
  expect(message).toBe(':number is no address of NO100123')
  expect(stack).toBe('Error: :number is no address of NO100123\n    at f (https://shop.test/assets/root-a1.js:2:7)')
})
