import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { CodeState } from '../../discounts/code-state'
import { useLanguage } from '../../store/use-shop'
import type { CartAnswer, CartData } from '../rules/cart-data'
import { readCart, sendToCart } from './cart-calls.client'
import { type OptimisticCart, optimisticCart, optimisticCartOf } from '../rules/optimistic-cart'
import type { CartRequest } from '../rules/cart-request'
import { NEXT_FORM } from '../rules/next-form'
import { EDIT_DEBOUNCE_MS } from '../rules/quantity'

const NEXT = [NEXT_FORM, ''] as const

/** Outcome of a request; `replaced` when a later request took its place before it was sent. */
export type Settled = CartAnswer | 'failed' | 'replaced'

export type CartQueue = {
  state: OptimisticCart
  ask: (request: CartRequest) => Promise<Settled>
  /**
   * Reads the cart from the server; `again` when it stays visible, with the messages about the last
   * request. Resolves to null when that fails.
   */
  read: (again?: 'again') => Promise<CartAnswer | null>
  /** Takes the cart that came with a page as the latest one; `again` when the same page was loaded again after a request. */
  adopt: (loaded: CartData, again?: 'again') => void
  /** Reports the count, total and codes of the latest page data; `isOpen` when this cart is visible. */
  report: (known: Reported, isOpen: boolean) => void
}

type Reported = { count: number; total: number | null; codes: readonly CodeState[] }

/**
 * Sends cart requests one at a time, so that the server receives them in order. The optimistic state shows their effect at once.
 */
export function useCartQueue(initial: CartAnswer | null): CartQueue {
  const language = useLanguage()
  const [state, dispatch] = useReducer(optimisticCart, initial, optimisticCartOf)
  const lastId = useRef(0)
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
    const send = () => {
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
    }
    // A further press replaces one that waits (spec section 5, Quantity spinner); any other request behind it sends it.
    if (request.kind === 'change' && request.isStep && requests.length === 1) {
      const timer = setTimeout(send, EDIT_DEBOUNCE_MS)
      return () => clearTimeout(timer)
    }
    send()
  }, [requests, latest, language])

  // A change made just before the shopper leaves the page must not be lost.
  useEffect(() => {
    if (requests.length === 0) return
    const sendUnsent = () => {
      const unsent = requests.flatMap(({ request, sent }) => (sent ? [] : [NEXT, ...request.fields]))
      if (unsent.length > 0) void sendToCart(language, unsent).catch(() => undefined)
      dispatch({ type: 'left' })
    }
    window.addEventListener('pagehide', sendUnsent)
    return () => window.removeEventListener('pagehide', sendUnsent)
  }, [requests, language])

  const ask = useCallback((request: CartRequest) => {
    const id = (lastId.current += 1)
    return new Promise<Settled>((resolve) => {
      waiting.current.set(id, resolve)
      dispatch({ type: 'requested', id, request })
    })
  }, [])

  const read = useCallback(
    async (again?: 'again') => {
      const known = { type: 'read', latest: lastId.current, keepsMessages: again !== undefined } as const
      const answer = await readCart(language).catch(() => null)
      dispatch({ ...known, answer })
      return answer
    },
    [language],
  )

  const adopt = useCallback((loaded: CartData, again?: 'again') => {
    const answer = { ...loaded, added: null, upselling: null, summary: null }
    dispatch({ type: 'read', latest: lastId.current, keepsMessages: again !== undefined, answer })
  }, [])

  const report = useCallback(
    ({ count, total, codes }: Reported, isOpen: boolean) => dispatch({ type: 'reported', count, total, codes, isOpen }),
    [],
  )

  return { state, ask, read, adopt, report }
}
