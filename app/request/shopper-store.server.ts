import type { Session, SessionStorage } from '@remix-run/node'
import { NEW_SHOPPER, Shopper } from '../shopper/shopper'
import type { SessionLocks } from './session-locks.server'

export type SessionRecord = { shopper: unknown; seenOn: string }
export type ShopperSessions = SessionStorage<SessionRecord>

/** A request's view of the shopper's session. */
export type ShopperStore = {
  /** What is remembered; a visitor without a session is a new shopper. Read once per request. */
  read(): Promise<Shopper>
  /**
   * Reads the newest state, applies the change and saves, alone among all requests of this session, so that no change of another tab is
   * lost. The session begins here: a visitor who only looks has none.
   */
  change(next: (shopper: Shopper) => Shopper | Promise<Shopper>): Promise<Shopper>
  /** The cookie to send after a change. */
  setCookie(): string | null
  /** Renews the 30 days of a session in use, at most once a day; gives the cookie to send, if any. */
  slide(now: Date): Promise<string | null>
}

export function openShopperStore(cookieHeader: string | null, sessions: ShopperSessions, locks: SessionLocks): ShopperStore {
  let current: Promise<Shopper> | undefined
  let cookie: string | null = null
  const open = () => sessions.getSession(cookie ?? cookieHeader)
  return {
    read: () => (current ??= open().then(shopperOf)),
    async change(next) {
      const { id } = await open()
      return locks.run(id, async () => {
        const session = await open()
        const changed = await next(shopperOf(session))
        session.set('shopper', changed)
        cookie = await sessions.commitSession(session)
        current = Promise.resolve(changed)
        return changed
      })
    },
    setCookie: () => cookie,
    async slide(now) {
      const today = now.toISOString().slice(0, 10)
      const { id } = await open()
      if (id === '') return null
      return locks.run(id, async () => {
        const session = await open()
        if (!session.has('shopper') || session.get('seenOn') === today) return null
        session.set('seenOn', today)
        return sessions.commitSession(session)
      })
    },
  }
}

/** A state written by an older version that no longer fits is dropped: the browser's own copy restores the cart. */
function shopperOf(session: Session<SessionRecord>): Shopper {
  const parsed = Shopper.safeParse(session.get('shopper'))
  return parsed.success ? parsed.data : NEW_SHOPPER
}
