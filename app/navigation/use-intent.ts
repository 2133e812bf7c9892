import { useEffect } from 'react'
import { mayPrefetch } from '../ui/may-prefetch'
import { fetchPage } from './fetch-page.client'
import { addressOf } from './link-at.client'

/** The time for which the pointer must rest on a link before its page is fetched ahead. */
const HOVER_DELAY_MS = 80

/** Fetches a page ahead when the shopper points at its link, touches it or moves the focus to it (spec section 9, Prefetch). */
export function useIntent(): void {
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    // One each: the browser tells of a pointer that rests while the page moves below it, which says nothing about the focus.
    const timers: Partial<Record<string, ReturnType<typeof setTimeout>>> = {}
    function fetchAt({ type, target }: Event, delay: number): void {
      clearTimeout(timers[type])
      const address = addressOf(target)
      if (address === null || !mayPrefetch(navigator.connection)) return
      timers[type] = setTimeout(() => fetchPage(address), delay)
    }
    addEventListener('pointerover', (event) => event.pointerType === 'mouse' && fetchAt(event, HOVER_DELAY_MS), options)
    addEventListener('focusin', (event) => fetchAt(event, HOVER_DELAY_MS), options)
    addEventListener('touchstart', (event) => fetchAt(event, 0), options)
    return () => {
      listening.abort()
      for (const timer of Object.values(timers)) clearTimeout(timer)
    }
  }, [])
}
