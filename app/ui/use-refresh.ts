import { useNavigation, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns a function that revalidates the page's data as soon as no navigation is pending. A revalidation during a navigation
 * would abort it, which the router reports in the console only.
 */
export function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  const [requested, setRequested] = useState(0)
  const handled = useRef(0)
  useEffect(() => {
    if (handled.current === requested || !isIdle) return
    handled.current = requested
    revalidate()
  }, [requested, isIdle, revalidate])
  return useCallback(() => setRequested((count) => count + 1), [])
}
