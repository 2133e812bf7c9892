import { expect, it } from 'vitest'
import { maskOf } from '../store/consent-mask'
import { consentMode } from './consent-mode'

it('denies everything before the first choice', () => {
  expect(consentMode(null)).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
})

it('grants each signal by its own category', () => {
  expect(consentMode(maskOf(['analytics', 'adUserData']))).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'granted',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  expect(consentMode(maskOf(['adStorage', 'adPersonalization']))).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'denied',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  })
})
