import { useEffect, useSyncExternalStore } from 'react'
import type { Picture } from '../commerce/contract/picture'
import { useLanguage } from '../store/use-shop'
import { EMPTY_HISTORY, type History, type ViewedProduct, withSearch, withViewed } from './history'
import { changeHistory, currentHistory, onHistoryChange } from './history-storage.client'

/** What the page of a product knows of it. */
export type LookedAt = Omit<ViewedProduct, 'thumb'> & { pictures: readonly { small: Picture }[] }

/** What this browser remembers of the storefront; empty on the server and until the page is alive. */
export function useHistory(): History {
  const language = useLanguage()
  return useSyncExternalStore(
    onHistoryChange,
    () => currentHistory(language),
    () => EMPTY_HISTORY,
  )
}

/** Remembers a product that is looked at, once for each time its page is loaded. */
export function useViewed(product: LookedAt | undefined): void {
  const language = useLanguage()
  useEffect(() => {
    if (!product) return
    const { sku, name, slug, pictures } = product
    changeHistory(language, (history) => withViewed(history, { sku, name, slug, thumb: pictures[0]?.small ?? null }))
  }, [language, product])
}

/** Remembers a search once its results are shown; an empty text is none. */
export function useSearched(text: string): void {
  const language = useLanguage()
  useEffect(() => {
    if (text !== '') changeHistory(language, (history) => withSearch(history, text))
  }, [language, text])
}

/** Forgets all of the storefront. */
export function useForget(): () => void {
  const language = useLanguage()
  return () => changeHistory(language, () => EMPTY_HISTORY)
}
