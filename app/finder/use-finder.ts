import { type Dispatch, useEffect, useReducer } from 'react'
import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'
import type { DeviceOffer, FinderChoices } from './finder-choices'
import { finder, type FinderEvent, type FinderState, startFinder } from './finder-state'
import { readDeviceOffer } from './read-device-offer'

/** The state of the three selects; fetches the options that depend on a choice. */
export function useFinder(choices: FinderChoices, language: Language): [FinderState, Dispatch<FinderEvent>] {
  const [state, dispatch] = useReducer(finder, choices, startFinder)
  const { status, requestId, type, brand } = state
  useEffect(() => dispatch({ event: 'page-changed', choices }), [choices])
  useEffect(() => {
    if (status !== 'loading-brands' && status !== 'loading-models') return
    const controller = new AbortController()
    // AbortSignal.any is younger than the browsers that the shop counts on (decision 092).
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
    void fetchOffer(resourceHref('deviceChoices', language, { type, brand }), controller.signal).then((offer) =>
      dispatch({ event: 'answered', requestId, offer }),
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [status, requestId, type, brand, language])
  return [state, dispatch]
}

/** As for menus and suggestions: a connection that stalls counts as failed. */
const TIMEOUT_MS = 6_000

/** Null on a failed or late request, or an invalid answer. */
async function fetchOffer(address: string, signal: AbortSignal): Promise<DeviceOffer | null> {
  try {
    const response = await fetch(address, {
      signal,
      headers: { accept: 'application/json' },
    })
    return response.ok ? readDeviceOffer(await response.json()) : null
  } catch {
    return null
  }
}
