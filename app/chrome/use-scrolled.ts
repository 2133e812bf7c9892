import { useSyncExternalStore } from 'react'

/** Scroll position above which the header shows its scrolled state, in CSS pixels (spec section 9). */
const SCROLLED_AFTER_PX = 40

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Whether the header shows its scrolled state; false on the server. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_AFTER_PX,
    () => false,
  )
}
