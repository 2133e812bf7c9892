import { useLocation } from '@remix-run/react'
import { type Dispatch, useEffect } from 'react'
import { keepChoice, keptChoice } from './choice-storage.client'
import type { FinderEvent, FinderState } from './finder-state'

/** Who goes back from a device finds in the selects what led there; who comes anew finds them empty. */
export function useKeptChoice({ type, brand, device, question }: FinderState, dispatch: Dispatch<FinderEvent>): void {
  const { key, pathname } = useLocation()
  // Pages that were loaded whole have one key.
  const at = `${key} ${pathname}`
  const isChosen = question > 0 || device !== ''
  useEffect(() => {
    const choice = keptChoice(at)
    if (choice) dispatch({ event: 'kept', choice })
  }, [at, dispatch])
  useEffect(() => {
    if (isChosen) keepChoice(at, { type, brand, device })
  }, [at, isChosen, type, brand, device])
}
