import { useSyncExternalStore } from 'react'

/** Whether scripts run: false on the server and until hydration, so that both render the same. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
