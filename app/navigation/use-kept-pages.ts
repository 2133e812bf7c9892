import { NavigationType, useLocation, useMatches, useNavigationType, useRouteLoaderData } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isKeptRoute } from './kept-routes'
import type { KeptPage } from './kept-pages'
import { restoreState, watchState } from './left-state.client'
import { forgetPages, keep, takeState } from './page-memory.client'

type ShownPage = Omit<KeptPage, 'leftAt' | 'state'> & { state: Map<string, string> }

/** Keeps the page that the shopper leaves, and gives a page that is shown again the state in which it was left. */
export function useKeptPages(): void {
  const { key, pathname, search } = useLocation()
  const { id = '', data } = useMatches().at(-1) ?? {}
  const chrome = useRouteLoaderData('root')
  const isReplaced = useNavigationType() === NavigationType.Replace
  const shown = useRef<ShownPage | null>(null)
  const lastChrome = useRef(chrome)

  // Before the browser paints and scrolls: what is open makes the page longer.
  useLayoutEffect(() => {
    const address = pathname + search
    const before = shown.current
    if (before?.key === key && before.address === address) {
      before.data = data
      return
    }
    const state = new Map(takeState(key, address))
    // An entry of the history that was replaced cannot be reached again.
    if (before !== null && !isReplaced) keep({ ...before, leftAt: Date.now() })
    shown.current = isKeptRoute(id) && data !== undefined && data !== null ? { key, address, data, state } : null
    restoreState(state)
  }, [key, pathname, search, id, data, isReplaced])

  // The chrome is read again after a form only: a code, a login or another VAT display may change any page.
  useLayoutEffect(() => {
    if (lastChrome.current !== chrome) forgetPages()
    lastChrome.current = chrome
  }, [chrome])

  useEffect(() => {
    const watch = new AbortController()
    watchState((element, state) => shown.current?.state.set(element, state), watch.signal)
    return () => watch.abort()
  }, [])
}
