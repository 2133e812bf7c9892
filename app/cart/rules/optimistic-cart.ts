import type { CodeState } from '../../discounts/code-state'
import { badgeOf } from './badge'
import type { CartAnswer } from './cart-data'
import type { CartRequest } from './cart-request'
import type { Upselling } from './upselling-offer'

/**
 * A request without an answer yet. Each `id` is higher than the one before; `sent` is true once the request was sent to the
 * server.
 */
export type PendingRequest = { id: number; request: CartRequest; sent: boolean }

/**
 * The cart as the browser knows it. `confirmed` is the server's last answer, null before the first. `requests` are unanswered, in
 * order; only the first is sent. `failed` is the last failed request, until the next request.
 */
export type OptimisticCart = {
  confirmed: CartAnswer | null
  requests: readonly PendingRequest[]
  /** The highest id so far. */
  latest: number
  /** The highest id that the server has answered. */
  answered: number
  failed: CartRequest | null
  /**
   * The number of pages that reported another count, total or state of a code since the open
   * cart was confirmed: it must be read again.
   */
  staleReports: number
  /** Reading the cart failed. */
  unread: boolean
  upselling: Upselling | null
}

export type CartEvent =
  | { type: 'requested'; id: number; request: CartRequest }
  | { type: 'sent'; id: number }
  | { type: 'answered'; id: number; answer: CartAnswer }
  | { type: 'failed'; id: number }
  /**
   * The cart was read while `latest` was the highest id; `answer` is null when reading failed. With
   * `keepsMessages` it was read only because another tab has changed it, or came with the page of a request: the
   * messages about the last request of this tab stay.
   */
  | { type: 'read'; latest: number; answer: CartAnswer | null; keepsMessages: boolean }
  /**
   * A page reports the cart's number of pieces, its total, null while the pieces are not confirmed, and its codes. With
   * `isOpen`, the cart stays visible until it is read again.
   */
  | { type: 'reported'; count: number; total: number | null; codes: readonly CodeState[]; isOpen: boolean }
  /** The page was left and all requests were sent: a page that returns from the history has not received the answers. */
  | { type: 'left' }

/** The state without requests; `confirmed` is the cart that came with the page, if one did. */
export function optimisticCartOf(confirmed: CartAnswer | null): OptimisticCart {
  const upselling = confirmed?.upselling ?? null
  return { confirmed, requests: [], latest: 0, answered: 0, failed: null, staleReports: 0, unread: false, upselling }
}

/**
 * Rapid changes of one line collapse into the last. An answer older than one already received is ignored. A failed request is
 * rolled back; the other requests stay.
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
      const found = state.requests.find(({ id }) => id === event.id)
      const failed = found === undefined || isCounted(found, state) ? state.failed : found.request
      return { ...state, requests: state.requests.filter(({ id }) => id !== event.id), failed }
    }
    case 'read':
      // A request made meanwhile will bring a newer answer.
      if (event.latest !== state.latest || state.requests.length > 0) return state
      if (event.answer === null) return { ...state, unread: true }
      return {
        ...state,
        confirmed: event.keepsMessages ? withMessages(event.answer, state.confirmed) : event.answer,
        staleReports: 0,
        unread: false,
      }
    case 'left':
      return { ...state, requests: [], confirmed: null }
    case 'reported': {
      const { cart, codes } = state.confirmed ?? {}
      const known = cart && badgeOf(cart)
      const same =
        known?.count === event.count && known.total === event.total && JSON.stringify(codes) === JSON.stringify(event.codes)
      if (same || state.requests.length > 0) return state
      return event.isOpen ? { ...state, staleReports: state.staleReports + 1 } : { ...state, confirmed: null, staleReports: 0 }
    }
  }
}

/** A removed line that another tab has restored can no longer be restored here. */
function withMessages(answer: CartAnswer, confirmed: CartAnswer | null): CartAnswer {
  if (confirmed === null) return answer
  const { added, refused, codeError, removed } = confirmed
  const isBack = answer.cart.lines.some(({ uuid }) => uuid === removed?.uuid)
  return { ...answer, added, refused, codeError: answer.codeError ?? codeError, removed: isBack ? null : removed }
}

/**
 * Whether a later request has already taken over the pieces of an add: the line that they merge into was changed to a whole
 * number, or removed, while they were shown in it. To add them again would put more in the cart than the shopper saw.
 */
function isCounted({ id, request }: PendingRequest, { requests, confirmed }: OptimisticCart): boolean {
  const line = confirmed?.cart.lines.find(({ merges }) => request.kind === 'add' && merges === request.about)
  return line !== undefined && requests.some((later) => later.id > id && later.request.about === line.uuid)
}

/** A later change of the same line replaces an unsent one. A removal does not, because undo restores the changed line. */
function isReplaced({ request: earlier, sent }: PendingRequest, later: CartRequest): boolean {
  return !sent && earlier.kind === 'change' && later.kind === 'change' && later.about === earlier.about
}
