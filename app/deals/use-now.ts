import { useEffect, useState } from 'react'
import { COUNTDOWN } from './countdown'

/** The browser's clock in milliseconds, every second while the tab is seen; null on the server and until the page is alive. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    let ticking: ReturnType<typeof setInterval> | undefined
    const tick = () => setNow(Date.now())
    const follow = () => {
      clearInterval(ticking)
      if (document.hidden) return
      tick()
      ticking = setInterval(tick, COUNTDOWN.every)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])

  return now
}
