import { expect, test } from 'vitest'
import { parseNestedForm } from './nested-form'

test('brackets nest, lists become objects with indexes', () => {
  expect(parseNestedForm('mode=payment&line_items[0][quantity]=2&line_items%5B1%5D%5Bprice_data%5D%5Bcurrency%5D=sek')).toEqual({
    mode: 'payment',
    line_items: { 0: { quantity: '2' }, 1: { price_data: { currency: 'sek' } } },
  })
})

test('a form cannot reach the prototype of objects', () => {
  parseNestedForm('__proto__[polluted]=yes&a[__proto__][polluted]=yes&a[constructor][prototype][polluted]=yes')
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
