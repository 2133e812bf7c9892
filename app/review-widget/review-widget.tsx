import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { useConsent } from '../consent/use-consent'
import { mayLoadReviewWidget, shouldLoadReviewWidget } from './should-load-review-widget'

const SCRIPT_ID = 'review-widget-script'

/**
 * Container of the review widget (spec section 2). With scripts, its height is reserved to avoid a layout shift. The widget
 * renders into a shadow root, so React leaves this element empty.
 */
export function ReviewWidget() {
  const address = useRouteLoaderData<{ reviewWidget: string | null }>('root')?.reviewWidget ?? null
  const mask = useConsent()?.mask ?? null
  useReviewWidgetScript(address !== null && mayLoadReviewWidget(address, mask) ? address : null)
  return address === null ? null : <div id="review-widget" className="review-widget mt-3 min-h-11" />
}

/** Loads the widget's script once, as soon as shouldLoadReviewWidget allows it; it stays loaded during client-side navigation. */
function useReviewWidgetScript(address: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (address === null || document.getElementById(SCRIPT_ID)) return
    const listeners = new AbortController()
    const { signal } = listeners
    const check = () => {
      if (!shouldLoadReviewWidget({ viewportHeight: innerHeight, pageHeight: document.documentElement.scrollHeight, scrollY }))
        return
      listeners.abort()
      document.head.append(createScript(address))
    }
    addEventListener('scroll', check, { passive: true, signal })
    addEventListener('resize', check, { signal })
    check()
    return () => listeners.abort()
  }, [address, pathname])
}

/** Trusted Types require a policy for script URLs; this one creates the URL of the widget only. */
function createScript(address: string): HTMLScriptElement {
  const policy = window.trustedTypes?.createPolicy('review-widget', { createScriptURL: (url) => url })
  const src = policy?.createScriptURL(address) ?? address
  return Object.assign(document.createElement('script'), { id: SCRIPT_ID, async: true, src })
}
