import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../store/use-shop'
import { EMPTY_HISTORY, type History, type ViewedProduct, withSearch, withViewed } from './history'
import { changeHistory, currentHistory, onHistoryChange } from './history-storage.client'

/** What this browser remembers of the storefront; empty on the server and until the page is alive. */
export function useHistory(): History {
  const language = useLanguage()
  return useSyncExternalStore(
    onHistoryChange,
    () => currentHistory(language),
    () => EMPTY_HISTORY,
  )
}

/** Remembers a product that is looked at. */
export function useViewed(product: ViewedProduct | null): void {
  const language = useLanguage()
  useEffect(() => {
    if (product) changeHistory(language, (history) => withViewed(history, product))
  }, [language, product])
}

/** Remembers a search once its results are shown; an empty text is none. */
export function useSearched(text: string): void {
  const language = useLanguage()
  useEffect(() => {
    if (text !== '') changeHistory(language, (history) => withSearch(history, text))
  }, [language, text])
}

/** Forgets the products, or the searches, of the storefront. */
export function useForget(list: keyof History): () => void {
  const language = useLanguage()
  return () => changeHistory(language, (history) => ({ ...history, [list]: [] }))
}
