import type { Log } from '../process/log'
import { SessionMoved, SessionsAway } from '../storage/session-faults.server'
import type { ShopperStore } from './shopper-store.server'

/** Answers 503 while sessions are unavailable, as in an outage of the backend, so that no cart seems empty. */
export function outagesAsAnswers(store: ShopperStore, log: Log): ShopperStore {
  return {
    read: () => store.read().catch(unavailable),
    reread: () => store.reread().catch(unavailable),
    mark: () => store.mark().catch(unavailable),
    change: (next) => store.change(next).catch(unavailable),
    move: (next) => store.move(next).catch(unavailable),
    hasMoved: () => store.hasMoved(),
    setCookie: () => store.setCookie(),
    // The next request renews the session instead.
    slide: (now) =>
      store.slide(now).catch((error: unknown) => {
        tell(error)
        return null
      }),
  }

  /** Logs the outage. Rethrows every other error. */
  function tell(error: unknown): void {
    if (!(error instanceof SessionsAway)) throw error
    log(error instanceof SessionMoved ? 'info' : 'warn', 'sessions-unavailable', { error: error.message })
  }

  function unavailable(error: unknown): never {
    tell(error)
    throw new Response('Service unavailable', { status: 503 })
  }
}
