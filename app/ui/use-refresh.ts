import { useNavigation, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Asks anew for what the page shows, as soon as nothing else is on its way: asking in between would break off the answer that is coming,
 * which the router tells nobody but the console.
 */
export function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  const [asked, setAsked] = useState(0)
  const answered = useRef(0)
  useEffect(() => {
    if (answered.current === asked || !isIdle) return
    answered.current = asked
    revalidate()
  }, [asked, isIdle, revalidate])
  return useCallback(() => setAsked((times) => times + 1), [])
}
