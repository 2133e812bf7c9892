import type { Session } from '@remix-run/node'
import { parseCookie } from 'cookie'
import { createHash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { EMPTY_CART } from './cart-state'
import { NEW_SHOPPER, type Shopper } from './shopper'
import { FIRST_ADD_LIFE_S, isFirstAddKey } from './first-add'
import { liveSession, moveSession } from './move-session.server'
import { SessionMoved, SessionsAway, StaleSession } from '../storage/session-faults.server'
import type { SessionLocks } from './session-locks.server'
import type { SessionRecord } from './session-record'
import type { ShopperSessions } from './shopper-sessions.server'
import { readShopper, writeShopper } from './stored-shopper'

/**
 * Maximum number of attempts at one change while other processes write first. Changes take turns, so even a second attempt is
 * rare.
 */
const MAX_ATTEMPTS = 3

/** A request's view of the shopper's session. Each throws SessionsAway while the session store is unavailable. */
export type ShopperStore = {
  /** The stored state; a new one for a visitor without a session. Read once per request. */
  read(): Promise<Shopper>
  /** Reads the stored state again, as another request may have changed it. */
  reread(): Promise<Shopper>
  /** The mark of the session, null without a session. It gives no access. */
  mark(): Promise<string | null>
  /**
   * Reads the newest state, applies the change and saves, alone among all requests of this session, so that no change of
   * another tab is lost. Returns the saved state. `next` is synchronous, so the session is locked for milliseconds
   * (decision 012); where it gives null, nothing is written. It may be called again, on what another process has written
   * meanwhile. The session begins here, with the first change that leaves something to keep: a visitor who only looks has
   * none. A session that this request began is deleted again if the request leaves it empty, as with a mistyped code or a
   * refused add, unless other requests may know it.
   */
  change(next: (shopper: Shopper) => Shopper | null): Promise<Shopper>
  /** Applies the change and moves the session, if there is one, to a new id, as each login and logout must (decision 042). */
  move(next: (shopper: Shopper) => Shopper): Promise<void>
  /** Whether another request has just moved the session: then the browser must repeat this one with its new cookie. */
  hasMoved(): boolean
  /** The cookie to send after a change. */
  setCookie(): string | null
  /** Renews the 30 days of a session in use, at most once a day; gives the cookie to send, if any. */
  slide(now: Date): Promise<string | null>
}

/**
 * The session of one request, read when it is first needed. `cookieHeader` is the header `Cookie` of the request. `begin` is
 * called before a session begins, and throws when it may not.
 */
export function openShopperStore(
  cookieHeader: string | null,
  sessions: ShopperSessions,
  locks: SessionLocks,
  now: () => Date = () => new Date(),
  begin: () => Promise<void> = async () => {},
): ShopperStore {
  let current: Promise<Shopper> | undefined
  let cookie: string | null = null
  let mark: string | null = null
  let opened: Promise<Session<SessionRecord>> | undefined
  let moved = false
  /** The session has begun with this request, so that no other one can know its id. */
  let isOwn = false
  const open = async () => live(await sessions.getSession(cookie ?? cookieHeader))
  const openOnce = () => (opened ??= open())
  const key = firstAddKey(cookieHeader, sessions.firstAddCookie)
  const began = now()
  const store: ShopperStore = {
    read: () => (current ??= openOnce().then((session) => readShopper(session.get('shopper')) ?? NEW_SHOPPER)),
    reread: () => (current = open().then((session) => readShopper(session.get('shopper')) ?? NEW_SHOPPER)),
    async mark() {
      const isThere = (await store.read()) !== NEW_SHOPPER
      return isThere ? (mark ?? (await openOnce()).get('mark') ?? '') : null
    },
    async change(next) {
      const id = await sessions.idOf(cookie ?? cookieHeader)
      return locks.run(id === '' && key !== null ? idOfFirstAdd(key) : id, () =>
        retryWhenStale(async () => {
          const session = await openToChange()
          const stored = session.get('shopper')
          const shopper = readShopper(stored)
          const changed = next(shopper ?? NEW_SHOPPER)
          if (changed === null) return (current = Promise.resolve(shopper ?? NEW_SHOPPER))
          if ((shopper === null || isOwn) && keepsNothing(changed)) {
            if (shopper !== null) await endOwn(session)
            current = Promise.resolve(NEW_SHOPPER)
            return changed
          }
          if (shopper === null) {
            await begin()
            isOwn = session.id === ''
            session.set('mark', randomBytes(6).toString('base64url'))
          }
          session.set('shopper', writeShopper(changed, stored))
          cookie = await sessions.commitSession(session)
          current = Promise.resolve(changed)
          mark = session.get('mark') ?? null
          return changed
        }),
      )
    },
    async move(next) {
      const id = await sessions.idOf(cookie ?? cookieHeader)
      if (id === '') return
      await locks.run(id, () =>
        retryWhenStale(async () => {
          const session = await open()
          const stored = session.get('shopper')
          const shopper = readShopper(stored)
          const changed = shopper && next(shopper)
          if (changed !== null) session.set('shopper', writeShopper(changed, stored))
          cookie = await moveSession(session, changed !== null, sessions, now())
          current = Promise.resolve(changed ?? NEW_SHOPPER)
        }),
      )
    },
    hasMoved: () => moved,
    setCookie: () => cookie,
    async slide(now) {
      const today = now.toISOString().slice(0, 10)
      const isRenewed = (session: Session<SessionRecord>) => !session.has('shopper') || session.get('seenOn') === today
      const seen = await openOnce()
      // Checked before the lock, so that a page without anything to renew does not wait for another tab's change.
      if (seen.id === '' || isRenewed(seen)) return null
      return locks.run(seen.id, () =>
        retryWhenStale(async () => {
          const session = await open()
          if (isRenewed(session)) return null
          session.set('seenOn', today)
          return sessions.commitSession(session)
        }),
      )
    },
  }
  return store

  async function endOwn(session: Session<SessionRecord>): Promise<void> {
    await sessions.destroySession(session)
    isOwn = false
    cookie = null
    mark = null
  }

  async function live(session: Session<SessionRecord>): Promise<Session<SessionRecord>> {
    try {
      return await liveSession(session, sessions, began)
    } catch (error) {
      moved ||= error instanceof SessionMoved
      throw error
    }
  }

  /** The session of the cookie; without one, the session that this browser's tabs are just beginning; otherwise a new one. */
  async function openToChange(): Promise<Session<SessionRecord>> {
    const session = await open()
    if (session.id !== '' || key === null) return session
    const begun = await live(await sessions.getSession(await sessions.cookieOf(idOfFirstAdd(key))))
    if (begun.id === '') return session
    if (!begun.has('begun')) begun.set('begun', now().toISOString())
    const age = now().getTime() - Date.parse(begun.get('begun') ?? '')
    return age <= FIRST_ADD_LIFE_S * 1000 ? begun : session
  }
}

/** True when a shopper equals a new one, except for the numbers, language and customer of answered questions. */
function keepsNothing({ cart, ...shopper }: Shopper): boolean {
  const { sync, language, asCustomer } = EMPTY_CART
  const content = { ...NEW_SHOPPER, ...shopper, cart: { ...EMPTY_CART, ...cart, sync, language, asCustomer } }
  return isDeepStrictEqual(content, NEW_SHOPPER)
}

/**
 * The key is not used with a login, because someone else may have planted the key's cookie. The account's cart
 * keeps two sessions of a customer in step.
 */
function firstAddKey(cookieHeader: string | null, name: string): string | null {
  const cookies = parseCookie(cookieHeader ?? '')
  const key = cookies[name]
  return isFirstAddKey(key) && !cookies['auth.myAccount'] ? key : null
}

function idOfFirstAdd(key: string): string {
  return createHash('sha256').update(`first-add ${key}`).digest('hex').slice(0, 32)
}

async function retryWhenStale<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change()
    } catch (error) {
      if (!(error instanceof StaleSession)) throw error
      if (attempt === MAX_ATTEMPTS) throw new SessionsAway('other processes change the session all the time', { cause: error })
    }
  }
}
