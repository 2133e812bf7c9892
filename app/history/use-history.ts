import { useEffect, useSyncExternalStore } from 'react'
import type { Picture } from '../commerce/contract/picture'
import { useLanguage } from '../store/use-shop'
import { EMPTY_HISTORY, type History, type ViewedProduct, withSearch, withViewed } from './history'
import { changeHistory, currentHistory, onHistoryChange } from './history-storage.client'

/** The product of a product page. */
export type ViewedPage = Omit<ViewedProduct, 'thumb'> & { pictures: readonly { small: Picture }[] }

/** The history of the storefront in this browser; empty on the server and before hydration. */
export function useHistory(): History {
  const language = useLanguage()
  return useSyncExternalStore(
    onHistoryChange,
    () => currentHistory(language),
    () => EMPTY_HISTORY,
  )
}

/** Adds the product of the page to the history, once per page load. */
export function useViewed(product: ViewedPage | undefined): void {
  const language = useLanguage()
  useEffect(() => {
    if (!product) return
    const { sku, name, slug, pictures } = product
    changeHistory(language, (history) => withViewed(history, { sku, name, slug, thumb: pictures[0]?.small ?? null }))
  }, [language, product])
}

/** Adds a search to the history when its results are shown; an empty text is ignored. */
export function useSearched(text: string): void {
  const language = useLanguage()
  useEffect(() => {
    if (text !== '') changeHistory(language, (history) => withSearch(history, text))
  }, [language, text])
}

/** Returns a function that clears the storefront's history. */
export function useClearHistory(): () => void {
  const language = useLanguage()
  return () => changeHistory(language, () => EMPTY_HISTORY)
}
