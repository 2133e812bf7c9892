import { describe, expect, test } from 'vitest'
import { CheckoutOptions } from '../../app/commerce/contract/checkout'
import { STORES } from '../stores/stores'
import { checkoutOptions } from './checkout-options'

describe.each(STORES)('store $id', (store) => {
  test('offers each shipping method once, worded in the language', () => {
    const { shipping_methods: methods } = CheckoutOptions.parse(checkoutOptions(0, { store, language: store.language }))
    expect(new Set(methods.map((method) => method.id)).size).toBe(methods.length)
    expect(methods.every((method) => method.price > 0 && method.description !== '')).toBe(true)
  })

  test('ships a large order free of charge with at least one carrier', () => {
    const { shipping_methods: methods } = checkoutOptions(10_000, { store, language: store.language })
    expect(methods.some((method) => method.price === 0)).toBe(true)
  })
})
