import { useEffect, useState } from 'react'
import { tickWhileVisible } from './tick.client'

/**
 * The browser's clock in milliseconds, updated every second while the tab is visible; null on the server and before hydration.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => tickWhileVisible(() => setNow(Date.now())), [])
  return now
}
