import { describe, expect, it } from 'vitest'
import { wordedIntervals } from '../../../pricing/intervals'
import { buildCatalogue } from './build-catalogue'
import { subscriptionsOf, USED_UP } from './used-up'

describe('what is used up', () => {
  it('comes again by its category, or one above it', () => {
    expect(subscriptionsOf(['hearing-aid/312'])).toEqual([1, 2, 3, 6])
    expect(subscriptionsOf(['spares/toothbrush', 'sale'])).toEqual([3, 6])
    expect(subscriptionsOf(['hearing-aid-tools', 'household/aa/lithium', 'household/aa'])).toEqual([])
  })

  it('stands in categories there are, each with products to subscribe to, in intervals there are', () => {
    const { categories, products } = buildCatalogue()
    const keys = new Set(categories.map(({ key }) => key))
    for (const [key, intervals] of Object.entries(USED_UP)) {
      expect(keys).toContain(key)
      expect(wordedIntervals(intervals, 'sv').map(({ id }) => id)).toEqual(intervals)
      const below = products.filter((product) => product.categories.some((one) => one === key || one.startsWith(`${key}/`)))
      expect(below.filter(({ subscriptions = [] }) => subscriptions.length > 0).length).toBeGreaterThan(1)
    }
  })

  it('is what a shop sells again and again: no charger, no gift card, nothing discontinued', () => {
    const { products } = buildCatalogue()
    const subscribed = products.filter(({ subscriptions = [] }) => subscriptions.length > 0)
    expect(subscribed.length).toBeGreaterThan(50)
    expect(subscribed.length).toBeLessThan(products.length / 4)
    expect(subscribed.filter(({ discontinued, type }) => discontinued || type === 4)).toEqual([])
  })
})
