import { useEffect, useRef } from 'react'
import type { Language } from '../store/languages'
import { type Connection, mayPrefetch } from '../ui/may-prefetch'
import { fetchCategoryMenu } from './use-category-menu'

declare global {
  interface Navigator {
    /** Network Information API, not supported everywhere. */
    readonly connection?: Connection
  }
}

/** Time a pointer must stay on a main category before its submenu is prefetched. */
const HOVER_DELAY_MS = 80

/** Event handlers of a main category that prefetch its submenu on hover and focus, and its code by `loadCode`. */
export function useMenuIntent(language: Language, loadCode: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function prefetch(uri: string): void {
    if (!mayPrefetch(navigator.connection)) return
    loadCode()
    void fetchCategoryMenu(language, uri)
  }

  return (uri: string) => ({
    onPointerEnter: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => prefetch(uri), HOVER_DELAY_MS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: () => prefetch(uri),
  })
}
