import { useEffect, useRef } from 'react'
import { grantsAnything, NECESSARY } from '../store/consent-mask'
import { useTabSync } from '../ui/use-tab-sync'
import type { ConsentView } from './consent-view'
import { forgetForeignKeys } from './foreign-keys.client'

/**
 * Makes a choice of cookies count in all open tabs (spec section 4, Consent). A tab in which a category is
 * withdrawn loads a new document, as the tab of the choice does: it ends the scripts of others (decision 037).
 * `view` is null when the root loader failed.
 */
export function useConsentSync(view: ConsentView | null): void {
  const isKnown = view !== null
  const mask = view?.mask ?? null
  const known = useRef(NECESSARY)
  useTabSync('consent', mask, isKnown)
  useEffect(() => {
    if (!isKnown) return
    const before = known.current
    known.current = mask ?? NECESSARY
    if ((before & ~known.current) === 0) return
    if (!grantsAnything(known.current)) forgetForeignKeys()
    location.reload()
  }, [mask, isKnown])
}
