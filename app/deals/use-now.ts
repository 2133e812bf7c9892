import { useEffect, useState } from 'react'
import { COUNTDOWN } from './countdown'

/** The browser's clock in milliseconds, updated every second while the tab is visible; null on the server and before hydration. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const update = () => setNow(Date.now())
    const onVisibilityChange = () => {
      clearInterval(timer)
      if (document.hidden) return
      update()
      timer = setInterval(update, COUNTDOWN.interval)
    }
    onVisibilityChange()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [])

  return now
}
