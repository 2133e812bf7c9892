import { useSyncExternalStore } from 'react'
import type { ProductPage } from './product-page'

/** What is chosen of the subscriptions in the form with this id: the interval's name; null for who buys once, and without scripts. */
export function useChosenInterval(form: string, intervals: ProductPage['subscriptions']): string | null {
  // Asked of the fields themselves: the browser may have brought back an earlier choice, which tells nobody.
  const read = () => {
    const element = document.getElementById(form)
    const chosen = element instanceof HTMLFormElement ? new FormData(element).get('subscription_interval') : null
    return intervals.find(({ id }) => String(id) === chosen)?.name ?? null
  }
  return useSyncExternalStore(onChange, read, () => null)
}

function onChange(changed: () => void): () => void {
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}
