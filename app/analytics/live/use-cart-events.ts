import { useEffect, useRef } from 'react'
import { useCart } from '../../cart/live/use-cart'
import { useStore } from '../../store/use-shop'
import { type MeasuredAdd, addedEvents, cartEvents, linesEvent } from '../rules/cart-events'
import type { Bus } from './bus'

/** Sends what is added to the cart and removed from it, by a form without scripts too, and that the drawer shows it. */
export function useCartEvents(bus: Bus, added: MeasuredAdd | null): void {
  const cart = useCart()
  const store = useStore()
  const state = cart?.state ?? null
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== null && state !== null) {
      for (const event of cartEvents(before.current, state, store)) bus.emit({ event })
    }
    before.current = state
  }, [bus, state, store])

  const reported = useRef<string | null>(null)
  useEffect(() => {
    if (added === null || added.id === reported.current) return
    reported.current = added.id
    for (const occurrence of addedEvents(added, store)) bus.emit(occurrence)
  }, [bus, added, store])

  const isOpen = cart?.panel === 'cart'
  const confirmed = state?.confirmed ?? null
  const isShown = isOpen && confirmed !== null && state?.requests.length === 0
  const seen = useRef(false)
  useEffect(() => {
    if (!isOpen) seen.current = false
    if (!isShown || seen.current) return
    seen.current = true
    const { lines, totals } = confirmed.cart
    for (const event of linesEvent('view_cart', { lines, ...totals }, store)) bus.emit({ event })
  }, [bus, isOpen, isShown, confirmed, store])
}
