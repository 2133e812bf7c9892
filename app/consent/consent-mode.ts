import { isGranted } from '../store/consent-mask'

export type ConsentState = 'granted' | 'denied'

/** The signals of Google Consent Mode v2, as `gtag('consent', …)` takes them. */
export type ConsentMode = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', ConsentState>
>

/** The signals for a mask; everything is denied before the first choice (null). */
export function consentMode(mask: number | null): ConsentMode {
  const state = (granted: boolean): ConsentState => (granted ? 'granted' : 'denied')
  return {
    ad_storage: state(isGranted(mask, 'adStorage')),
    ad_user_data: state(isGranted(mask, 'adUserData')),
    ad_personalization: state(isGranted(mask, 'adPersonalization')),
    analytics_storage: state(isGranted(mask, 'analytics')),
  }
}
