import { describe, expect, it } from 'vitest'
import { minimumOrder } from './minimum-order'

describe('minimum order value', () => {
  it('is not reached while the cart sum is below it', () => {
    expect(minimumOrder(30, 79)).toEqual({ reached: false, missing: 49, share: 30 / 79 })
  })

  it('is reached at exactly the minimum and above', () => {
    expect(minimumOrder(79, 79)).toEqual({ reached: true, missing: 0, share: 1 })
    expect(minimumOrder(200, 79)).toEqual({ reached: true, missing: 0, share: 1 })
  })

  it('gives the missing amount without binary rounding errors', () => {
    expect(minimumOrder(7.6, 7.9).missing).toBe(0.3)
  })
})
