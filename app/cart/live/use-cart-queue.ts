import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLanguage } from '../../store/use-shop'
import type { CartAnswer, CartData } from '../rules/cart-data'
import { readCart, sendToCart } from './cart-calls.client'
import { type OptimisticCart, optimisticCart, optimisticCartOf } from '../rules/optimistic-cart'
import type { CartRequest } from '../rules/cart-request'

/** What the server made of a request; `replaced` when a later one took its place before it was sent. */
export type Settled = CartAnswer | 'failed' | 'replaced'

export type CartQueue = {
  state: OptimisticCart
  ask: (request: CartRequest) => Promise<Settled>
  /** Fetches the cart anew. */
  read: () => void
  /** Takes the cart that a page has loaded for the newest. */
  adopt: (loaded: CartData) => void
  /** Hears what a page knows of the cart: so many pieces, so much; `inSight` when this cart is being looked at. */
  tell: (known: { count: number; total: number }, inSight: boolean) => void
}

/**
 * Sends what is asked of the cart, one thing after the other, so that the server sees it in the order it was asked for; what can
 * be seen of it is seen at once.
 */
export function useCartQueue(initial: CartAnswer | null): CartQueue {
  const language = useLanguage()
  const [state, dispatch] = useReducer(optimisticCart, initial, optimisticCartOf)
  const newest = useRef(0)
  const busy = useRef(false)
  const waiting = useRef(new Map<number, (settled: Settled) => void>())
  const { requests, latest } = state

  useEffect(() => {
    const settle = (id: number, settled: Settled) => {
      waiting.current.get(id)?.(settled)
      waiting.current.delete(id)
    }
    const present = requests.map(({ id }) => id)
    const gone = [...waiting.current.keys()].filter((id) => id <= latest && !present.includes(id))
    for (const id of gone) settle(id, 'replaced')
    const [next] = requests
    if (next === undefined || busy.current) return
    const { id, request } = next
    busy.current = true
    dispatch({ type: 'sent', id })
    void sendToCart(language, request.fields).then(
      (answer) => {
        busy.current = false
        settle(id, answer)
        dispatch({ type: 'answered', id, answer })
      },
      () => {
        busy.current = false
        settle(id, 'failed')
        dispatch({ type: 'failed', id })
      },
    )
  }, [requests, latest, language])

  // A change made just before a link is followed is not lost.
  useEffect(() => {
    if (requests.length === 0) return
    const sendTheRest = () => {
      for (const { request, sent } of requests) if (!sent) void sendToCart(language, request.fields).catch(() => undefined)
      dispatch({ type: 'left' })
    }
    window.addEventListener('pagehide', sendTheRest)
    return () => window.removeEventListener('pagehide', sendTheRest)
  }, [requests, language])

  const ask = useCallback((request: CartRequest) => {
    const id = (newest.current += 1)
    return new Promise<Settled>((resolve) => {
      waiting.current.set(id, resolve)
      dispatch({ type: 'requested', id, request })
    })
  }, [])

  const read = useCallback(() => {
    const since = newest.current
    void readCart(language).then(
      (answer) => dispatch({ type: 'read', latest: since, answer }),
      () => dispatch({ type: 'read', latest: since, answer: null }),
    )
  }, [language])

  const adopt = useCallback((loaded: CartData) => {
    dispatch({ type: 'read', latest: newest.current, answer: { ...loaded, added: null, upselling: null, summary: null } })
  }, [])

  const tell = useCallback(
    ({ count, total }: { count: number; total: number }, inSight: boolean) =>
      dispatch({ type: 'reported', count, total, inSight }),
    [],
  )

  return { state, ask, read, adopt, tell }
}
