import { useLocation } from '@remix-run/react'
import { type Dispatch, useEffect } from 'react'
import { savedChoice, saveChoice } from './choice-storage.client'
import type { FinderEvent, FinderState } from './finder-state'

/** Saves the choice of the selects, and restores it when the shopper navigates back; a new visit starts empty. */
export function useSavedChoice({ type, brand, device, requestId }: FinderState, dispatch: Dispatch<FinderEvent>): void {
  const { key, pathname } = useLocation()
  // After a full page load the location key is always `default`, so the path is needed too.
  const at = `${key} ${pathname}`
  const hasChoice = requestId > 0 || device !== ''
  useEffect(() => {
    const choice = savedChoice(at)
    if (choice) dispatch({ event: 'restored', choice })
  }, [at, dispatch])
  useEffect(() => {
    if (hasChoice) saveChoice(at, { type, brand, device })
  }, [at, hasChoice, type, brand, device])
}
