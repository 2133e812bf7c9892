import { useEffect, useRef } from 'react'
import { useCart } from '../../cart/live/use-cart'
import { useStore } from '../../store/use-shop'
import { cartEvents, linesEvent } from '../rules/cart-events'
import type { Bus } from './bus'

/** Sends what is added to the cart and removed from it, and that the drawer shows it. */
export function useCartEvents(bus: Bus): void {
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

  const isOpen = cart?.panel === 'cart'
  const confirmed = state?.confirmed ?? null
  const isShown = isOpen && confirmed !== null && state?.requests.length === 0
  const seen = useRef(false)
  useEffect(() => {
    if (!isOpen) seen.current = false
    if (!isShown || seen.current) return
    seen.current = true
    const { lines, totals } = confirmed.cart
    for (const event of linesEvent('view_cart', { lines, total: totals.total }, store)) bus.emit({ event })
  }, [bus, isOpen, isShown, confirmed, store])
}
