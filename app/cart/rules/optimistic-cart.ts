import type { CartAnswer, Upselling } from './cart-data'
import type { CartRequest } from './cart-request'

/** A request without an answer yet: each `id` is higher than the one before; `sent` once it is on its way to the server. */
export type PendingRequest = { id: number; request: CartRequest; sent: boolean }

/**
 * The cart as the browser knows it. `confirmed` is the server's last answer, null before there is one. `requests` are not answered yet, in
 * order; only the first is sent. `failed` is the request that failed last, until the next one.
 */
export type OptimisticCart = {
  confirmed: CartAnswer | null
  requests: readonly PendingRequest[]
  /** The highest id so far. */
  latest: number
  /** The highest id that the server has answered. */
  answered: number
  failed: CartRequest | null
  /** How many pages have reported another cart while this one was in sight, since it was confirmed: it has to be fetched again. */
  staleReports: number
  /** The cart could not be fetched. */
  unread: boolean
  upselling: Upselling | null
}

export type CartEvent =
  | { type: 'requested'; id: number; request: CartRequest }
  | { type: 'sent'; id: number }
  | { type: 'answered'; id: number; answer: CartAnswer }
  | { type: 'failed'; id: number }
  /** The cart was fetched while `latest` was the highest id; `answer` is null when that failed. */
  | { type: 'read'; latest: number; answer: CartAnswer | null }
  /** A page reports how many pieces the cart has, and its total. A cart `inSight` stays there until it is fetched again. */
  | { type: 'reported'; count: number; total: number; inSight: boolean }
  /** The page is left and all requests have been sent: a page that returns from the history has not seen the answers. */
  | { type: 'left' }

export function optimisticCartOf(confirmed: CartAnswer | null): OptimisticCart {
  const upselling = confirmed?.upselling ?? null
  return { confirmed, requests: [], latest: 0, answered: 0, failed: null, staleReports: 0, unread: false, upselling }
}

/**
 * Rapid changes of one line collapse into the last of them. An answer older than one already given is ignored. A failed request is undone,
 * and the other requests stay.
 */
export function optimisticCart(state: OptimisticCart, event: CartEvent): OptimisticCart {
  switch (event.type) {
    case 'requested': {
      const requests = [
        ...state.requests.filter((one) => !isReplaced(one, event.request)),
        { id: event.id, request: event.request, sent: false },
      ]
      return { ...state, requests, latest: event.id, failed: null }
    }
    case 'sent':
      return { ...state, requests: state.requests.map((one) => (one.id === event.id ? { ...one, sent: true } : one)) }
    case 'answered': {
      const requests = state.requests.filter(({ id }) => id !== event.id)
      if (event.id <= state.answered) return { ...state, requests }
      const { answer } = event
      return {
        ...state,
        requests,
        answered: event.id,
        confirmed: answer,
        staleReports: 0,
        unread: false,
        upselling: answer.upselling ?? state.upselling,
      }
    }
    case 'failed': {
      const failed = state.requests.find(({ id }) => id === event.id)?.request ?? state.failed
      return { ...state, requests: state.requests.filter(({ id }) => id !== event.id), failed }
    }
    case 'read':
      // A request made meanwhile brings a newer answer.
      if (event.latest !== state.latest || state.requests.length > 0) return state
      if (event.answer === null) return { ...state, unread: true }
      return { ...state, confirmed: withAdded(event.answer, state), staleReports: 0, unread: false }
    case 'left':
      return { ...state, requests: [], confirmed: null }
    case 'reported': {
      const totals = state.confirmed?.cart.totals
      const same = totals?.count === event.count && totals.total === event.total
      if (same || state.requests.length > 0) return state
      return event.inSight ? { ...state, staleReports: state.staleReports + 1 } : { ...state, confirmed: null, staleReports: 0 }
    }
  }
}

/** The message of an add stays when only another tab's change made this page fetch the cart again. */
function withAdded(answer: CartAnswer, { confirmed, staleReports }: OptimisticCart): CartAnswer {
  return staleReports > 0 && confirmed ? { ...answer, added: confirmed.added } : answer
}

/** A change that is not sent yet is replaced by a later change of the same line, but not by its removal: undo restores the changed line. */
function isReplaced({ request: earlier, sent }: PendingRequest, later: CartRequest): boolean {
  return !sent && earlier.kind === 'change' && later.kind === 'change' && later.uuid === earlier.uuid
}
