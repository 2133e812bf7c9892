import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { shouldLoadReviewWidget } from './should-load-review-widget'

const SCRIPT = 'review-widget-script'

/** Loads the widget's script once, as soon as the rule allows it; it stays while the shopper goes from page to page. */
export function useReviewWidget(address: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (address === null || document.getElementById(SCRIPT)) return
    const listening = new AbortController()
    const { signal } = listening
    const check = () => {
      if (!shouldLoadReviewWidget({ viewportHeight: innerHeight, pageHeight: document.documentElement.scrollHeight, scrollY }))
        return
      listening.abort()
      document.head.append(scriptOf(address))
    }
    addEventListener('scroll', check, { passive: true, signal })
    addEventListener('resize', check, { signal })
    check()
    return () => listening.abort()
  }, [address, pathname])
}

/** The Content-Security-Policy lets our scripts load others, and the policy vouches for this one address. */
function scriptOf(address: string): HTMLScriptElement {
  const policy = window.trustedTypes?.createPolicy('review-widget', { createScriptURL: (url) => url })
  const src = policy?.createScriptURL(address) ?? address
  return Object.assign(document.createElement('script'), { id: SCRIPT, async: true, src })
}
