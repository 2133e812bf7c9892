import { expect, test } from 'vitest'
import { subscriptions as da } from './da/subscriptions'
import { subscriptions as de } from './de/subscriptions'
import { subscriptions as no } from './no/subscriptions'
import { subscriptions as sv } from './sv/subscriptions'

test('the next delivery of a subscription costs the agreed price, so its total is not called the price of the day', () => {
  for (const strings of [sv, no, de, da]) {
    expect(strings['subscription.price']).not.toMatch(/dagens|heutig/i)
    expect(strings['subscription.price']).toContain('{{price}}')
  }
})
