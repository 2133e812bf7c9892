import { type RefObject, useEffect } from 'react'

declare global {
  interface CloseWatcher extends EventTarget {
    onclose: (() => void) | null
    requestClose: () => void
    destroy: () => void
  }
  interface Window {
    /** Not supported everywhere. */
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * While the `details` around `place` is open, a close request of the browser, such as Back on Android, closes it and returns the
 * focus to its summary (decision 101).
 */
export function useCloseRequests(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { CloseWatcher } = window
    const details = place.current?.closest('details')
    if (!details || CloseWatcher === undefined) return
    let watcher: CloseWatcher | undefined
    const watch = () => {
      watcher?.destroy()
      watcher = details.open ? new CloseWatcher() : undefined
      if (watcher === undefined) return
      watcher.onclose = () => {
        details.open = false
        details.querySelector('summary')?.focus()
      }
    }
    watch()
    details.addEventListener('toggle', watch)
    return () => {
      details.removeEventListener('toggle', watch)
      watcher?.destroy()
    }
  }, [place])
}
