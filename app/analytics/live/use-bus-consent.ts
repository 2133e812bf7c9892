import { useEffect } from 'react'
import { useCart } from '../../cart/live/use-cart'
import { useConsent } from '../../consent/use-consent'
import type { Measuring } from './start-measuring.client'
import { takeGranted } from './take-granted.client'

/**
 * Passes the visitor's consent to the bus, and sends `consent_granted` for a choice that grants something (spec section 4,
 * Consent): one made on this page, in another tab, or one that led to the page before its scripts had started. The tab that
 * takes the cookie sends it (decision 090).
 */
export function useBusConsent({ bus, allow }: Measuring, internal: boolean): void {
  const consent = useConsent()
  const mask = consent?.mask ?? null
  const isKnown = consent !== null
  const cart = useCart()
  const isInternal = internal || cart?.state.confirmed?.internal === true
  useEffect(() => bus.markInternal(isInternal), [bus, isInternal])
  useEffect(() => {
    if (isKnown) allow(mask, isInternal)
  }, [allow, mask, isKnown, isInternal])
  useEffect(() => {
    if (mask !== null && takeGranted(mask)) bus.emit({ event: { event: 'consent_granted', consent: mask } })
  }, [bus, mask])
}
