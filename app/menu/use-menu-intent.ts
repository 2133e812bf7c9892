import { useEffect, useRef } from 'react'
import type { Language } from '../store/languages'
import { type Connection, mayPrefetch } from './may-prefetch'
import { fetchCategoryMenu } from './use-category-menu'

declare global {
  interface Navigator {
    /** Only some browsers have it. */
    readonly connection?: Connection
  }
}

/** Milliseconds a pointer rests on a main category before it counts as meant, and not as passed over. */
const RESTS = 80

/** Handlers of a main category that fetch what opens under it as soon as somebody seems to want it. */
export function useMenuIntent(language: Language) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function fetchEarly(uri: string): void {
    if (mayPrefetch(navigator.connection)) void fetchCategoryMenu(language, uri)
  }

  return (uri: string) => ({
    onPointerEnter: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => fetchEarly(uri), RESTS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: () => fetchEarly(uri),
  })
}
