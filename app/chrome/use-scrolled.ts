import { useSyncExternalStore } from 'react'

/** How far the page is scrolled, in CSS pixels, when the header shows its scrolled state (spec section 9). */
const SCROLLED_AFTER = 40

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_AFTER,
    () => false,
  )
}
