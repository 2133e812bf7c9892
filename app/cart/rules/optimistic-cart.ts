import type { CartAnswer, Upselling } from './cart-data'
import type { Wish } from './wish'

/** A wish on its way: `id` grows with each, `sent` says that the server has it. */
export type Asked = { id: number; wish: Wish; sent: boolean }

/**
 * The cart as the browser knows it. `confirmed` is the server's last answer, null before there is one; `asked` what it has not
 * answered yet, in order, of which only the first is sent. `failed` is the wish that came to nothing, until something new is
 * asked for.
 */
export type OptimisticCart = {
  confirmed: CartAnswer | null
  asked: readonly Asked[]
  /** The newest id there has been. */
  latest: number
  /** The newest id the server has answered. */
  answered: number
  failed: Wish | null
  /** How often a page has told of another cart while this one was in sight, since it was confirmed: it has to be fetched anew. */
  overtaken: number
  /** The cart could not be fetched. */
  unread: boolean
  upselling: Upselling | null
}

export type CartEvent =
  | { type: 'asked'; id: number; wish: Wish }
  | { type: 'sent'; id: number }
  | { type: 'answered'; id: number; answer: CartAnswer }
  | { type: 'failed'; id: number }
  /** The cart was fetched, when `latest` was the newest id; null when that failed. */
  | { type: 'read'; latest: number; answer: CartAnswer | null }
  /**
   * The page was told of a cart that may be newer: so many pieces, so much. What is `inSight` stays there until it is fetched
   * anew.
   */
  | { type: 'told'; count: number; total: number; inSight: boolean }
  /** The page is left, and what waited has been sent after all: whoever comes back to it knows nothing of the answers. */
  | { type: 'left' }

export function optimisticCartOf(confirmed: CartAnswer | null): OptimisticCart {
  const upselling = confirmed?.upselling ?? null
  return { confirmed, asked: [], latest: 0, answered: 0, failed: null, overtaken: 0, unread: false, upselling }
}

/**
 * Rapid changes of one line collapse into the last of them, an answer older than one already given never wins, and what fails is taken back
 * while whatever was asked for besides stays.
 */
export function optimisticCart(state: OptimisticCart, event: CartEvent): OptimisticCart {
  switch (event.type) {
    case 'asked': {
      const asked = [
        ...state.asked.filter((one) => !isReplaced(one, event.wish)),
        { id: event.id, wish: event.wish, sent: false },
      ]
      return { ...state, asked, latest: event.id, failed: null }
    }
    case 'sent':
      return { ...state, asked: state.asked.map((one) => (one.id === event.id ? { ...one, sent: true } : one)) }
    case 'answered': {
      const asked = state.asked.filter(({ id }) => id !== event.id)
      if (event.id <= state.answered) return { ...state, asked }
      const { answer } = event
      return {
        ...state,
        asked,
        answered: event.id,
        confirmed: answer,
        overtaken: 0,
        unread: false,
        upselling: answer.upselling ?? state.upselling,
      }
    }
    case 'failed': {
      const failed = state.asked.find(({ id }) => id === event.id)?.wish ?? state.failed
      return { ...state, asked: state.asked.filter(({ id }) => id !== event.id), failed }
    }
    case 'read':
      // What was asked for meanwhile brings a newer answer.
      if (event.latest !== state.latest || state.asked.length > 0) return state
      if (event.answer === null) return { ...state, unread: true }
      return { ...state, confirmed: withWord(event.answer, state), overtaken: 0, unread: false }
    case 'left':
      return { ...state, asked: [], confirmed: null }
    case 'told': {
      const totals = state.confirmed?.cart.totals
      const same = totals?.count === event.count && totals.total === event.total
      if (same || state.asked.length > 0) return state
      return event.inSight ? { ...state, overtaken: state.overtaken + 1 } : { ...state, confirmed: null, overtaken: 0 }
    }
  }
}

/** What was just added is still to be told when only another tab brought the cart anew; who opens it later is not told again. */
function withWord(answer: CartAnswer, { confirmed, overtaken }: OptimisticCart): CartAnswer {
  return overtaken > 0 && confirmed ? { ...answer, added: confirmed.added } : answer
}

/**
 * A change that still waits gives way to a later change of the same line. Not to its removal: what is brought back is to be what she saw.
 */
function isReplaced({ wish: earlier, sent }: Asked, later: Wish): boolean {
  return !sent && earlier.kind === 'change' && later.kind === 'change' && later.uuid === earlier.uuid
}
