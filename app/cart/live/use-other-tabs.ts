import { useEffect } from 'react'
import { onCopiesChanged } from './copy-storage.client'
import { useRefresh } from '../../ui/use-refresh'

/** Milliseconds. Cart and codes that change together cause one refresh. */
const DEBOUNCE_MS = 50

/**
 * Refreshes the page's data when another tab has changed the cart, as soon as this tab is visible, and when the browser restores
 * the page from its back/forward cache. The refresh does not change the stored copies, so tabs do not trigger each other
 * endlessly.
 */
export function useOtherTabs(): void {
  const refreshData = useRefresh()
  useEffect(() => {
    let stale = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      if (document.hidden || !stale) return
      stale = false
      clearTimeout(timer)
      timer = setTimeout(refreshData, DEBOUNCE_MS)
    }
    const changed = () => {
      stale = true
      refresh()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) changed()
    }
    const stopListening = onCopiesChanged(changed)
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      clearTimeout(timer)
      stopListening()
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [refreshData])
}
