import { useSyncExternalStore } from 'react'
import type { ProductPageData } from './product-page'

/**
 * The name of the subscription interval chosen in the form with the id `form`; null for a single purchase and without scripts.
 */
export function useChosenInterval(form: string, intervals: ProductPageData['subscriptions']): string | null {
  // Read from the form: when the browser restores an earlier choice, no event is fired.
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
