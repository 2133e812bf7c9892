import { type Dispatch, useEffect, useReducer } from 'react'
import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'
import type { DeviceOffer, FinderChoices } from './finder-choices'
import { finder, type FinderEvent, type FinderState, startFinder } from './finder-state'
import { readDeviceOffer } from './read-device-offer'

/** The state of the three selects, and the asking that goes with it. */
export function useFinder(choices: FinderChoices, language: Language): [FinderState, Dispatch<FinderEvent>] {
  const [state, dispatch] = useReducer(finder, choices, startFinder)
  const { asking, question, type, brand } = state
  useEffect(() => dispatch({ event: 'given', choices }), [choices])
  useEffect(() => {
    if (asking !== 'brands' && asking !== 'models') return
    const controller = new AbortController()
    void ask(resourceHref('deviceChoices', language, { type, brand }), controller.signal).then((offer) =>
      dispatch({ event: 'answered', question, offer }),
    )
    return () => controller.abort()
  }, [asking, question, type, brand, language])
  return [state, dispatch]
}

/** Null when there is no answer that can be shown. */
async function ask(address: string, signal: AbortSignal): Promise<DeviceOffer | null> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    return response.ok ? readDeviceOffer(await response.json()) : null
  } catch {
    return null
  }
}
