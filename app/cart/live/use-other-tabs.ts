import { useEffect } from 'react'
import { onCopiesChanged } from './copy-storage.client'
import { useRefresh } from '../../ui/use-refresh'

/** Milliseconds: cart and codes that change together are one change. */
const TOGETHER = 50

/**
 * Asks anew what the page shows when another tab has changed the cart, once somebody looks at this one; also when the browser brings the
 * page back from where it had left it. What is found is what the other tab has written, so that no tab calls the other again.
 */
export function useOtherTabs(): void {
  const askAnew = useRefresh()
  useEffect(() => {
    let stale = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      if (document.hidden || !stale) return
      stale = false
      clearTimeout(timer)
      timer = setTimeout(askAnew, TOGETHER)
    }
    const changed = () => {
      stale = true
      refresh()
    }
    const broughtBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) changed()
    }
    const hearNoMore = onCopiesChanged(changed)
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('pageshow', broughtBack)
    return () => {
      clearTimeout(timer)
      hearNoMore()
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('pageshow', broughtBack)
    }
  }, [askAnew])
}
