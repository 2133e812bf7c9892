import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { latePart } from '../fragments/late-part'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { ConsentForm } from './consent-form'
import { landingAddress } from './landing-address.client'
import { useConsent } from './use-consent'
import { useConsentSync } from './use-consent-sync'

/** Most documents show no banner, so its code is loaded with the page that does (decision 064). */
const LateForm = latePart(import.meta.env.SSR ? ConsentForm : null, async () => (await import('./consent-form')).ConsentForm)

/** Asks for consent until a choice is made (spec section 4, Consent). */
export function ConsentBanner() {
  const view = useConsent()
  const { pathname } = useLocation()
  const settings = href('cookieSettings', useLanguage())
  useConsentSync(view)
  useEffect(() => void landingAddress(), [])
  return view === null || view.mask !== null || pathname === settings ? null : <LateForm view={view} />
}
