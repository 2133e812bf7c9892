import { describe, expect, it } from 'vitest'
import {
  ALL,
  CATEGORIES,
  consentLifetime,
  grantsAnything,
  isGranted,
  maskOf,
  NECESSARY,
  readMask,
  withoutAds,
} from './consent-mask'

const DAY_SECONDS = 86_400

describe('the consent mask', () => {
  it('has the bits necessary 1, ad storage 2, analytics 4, ad personalization 8, ad user data 16; all = 31', () => {
    expect(NECESSARY).toBe(1)
    expect(CATEGORIES).toEqual({ adStorage: 2, analytics: 4, adPersonalization: 8, adUserData: 16 })
    expect(ALL).toBe(31)
  })

  it('grants what was chosen and always what is necessary', () => {
    expect(maskOf([])).toBe(1)
    expect(maskOf(['analytics', 'adUserData'])).toBe(21)
    expect(isGranted(21, 'analytics')).toBe(true)
    expect(isGranted(21, 'adStorage')).toBe(false)
  })

  it('grants nothing before the first choice', () => {
    expect(isGranted(null, 'analytics')).toBe(false)
  })

  it.each([undefined, '', 'x', '-1', '4.5', '32', '1e1', ' 5', '031', '0', '2', '30'])(
    'is unknown for the cookie %j',
    (cookie) => {
      expect(readMask(cookie)).toBeNull()
    },
  )

  it('is read from its cookie', () => {
    expect([readMask('1'), readMask('5'), readMask('31')]).toEqual([1, 5, 31])
  })

  it('allows no ads to a browser that sends Global Privacy Control', () => {
    expect(withoutAds(ALL)).toBe(maskOf(['analytics']))
    expect(withoutAds(null)).toBeNull()
  })
})

it('only what is necessary grants nothing', () => {
  expect([0, maskOf([]), maskOf(['analytics']), ALL].map(grantsAnything)).toEqual([false, false, true, true])
})

it('the choice is kept for 30 days if anything is granted, else for 1 day', () => {
  expect(consentLifetime(ALL)).toBe(30 * DAY_SECONDS)
  expect(consentLifetime(maskOf(['adStorage']))).toBe(30 * DAY_SECONDS)
  expect(consentLifetime(maskOf([]))).toBe(DAY_SECONDS)
  expect(consentLifetime(0)).toBe(DAY_SECONDS)
})
