import { useEffect, useRef } from 'react'
import { useCart } from '../../cart/live/use-cart'
import { useConsent } from '../../consent/use-consent'
import { grantsAnything } from '../../store/consent-mask'
import type { Measuring } from './start-measuring.client'
import { takeGranted } from './take-granted.client'

/**
 * Passes the visitor's consent to the bus, and sends `consent_granted` for a choice that grants something (spec section 4, Consent): one made on this
 * page, or one that led to it before its scripts had started (decision 090).
 */
export function useBusConsent({ bus, allow }: Measuring, internal: boolean): void {
  const consent = useConsent()
  const mask = consent?.mask ?? null
  const isKnown = consent !== null
  const cart = useCart()
  const isInternal = internal || cart?.state.confirmed?.internal === true
  const known = useRef<number | null | undefined>(undefined)
  useEffect(() => bus.markInternal(isInternal), [bus, isInternal])
  useEffect(() => {
    const before = known.current
    if (!isKnown || before === mask) return
    known.current = mask
    allow(mask, isInternal)
    const isNew = takeGranted(mask) || before !== undefined
    if (isNew && mask !== null && grantsAnything(mask)) bus.emit({ event: { event: 'consent_granted', consent: mask } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a session that turns out to be internal is no choice of consent
  }, [bus, allow, mask, isKnown])
}
