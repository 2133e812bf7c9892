import { useEffect, useRef } from 'react'
import { consentMode } from './consent-mode'

declare global {
  interface Window {
    /** The queue of the tag manager; it reads what was put there before it loaded. */
    dataLayer?: unknown[]
  }
}

/**
 * Tells the tag manager what is allowed (Google Consent Mode v2): everything denied by default, then what the mask grants. A choice made on
 * this page also sends the event `consent_granted` (spec section 4, Consent).
 */
export function useConsentMode(mask: number | null): void {
  const told = useRef<number | null | undefined>(undefined)
  useEffect(() => {
    const before = told.current
    if (before === mask) return
    told.current = mask
    if (before === undefined) command('consent', 'default', consentMode(null))
    if (mask === null) return
    command('consent', 'update', consentMode(mask))
    if (before !== undefined) queue().push({ event: 'consent_granted', consent: mask })
  }, [mask])
}

function queue(): unknown[] {
  return (window.dataLayer ??= [])
}

/** The tag manager takes a command only as the arguments object of a function, not as an array. */
function command(..._words: [string, string, object]): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  queue().push(arguments)
}
