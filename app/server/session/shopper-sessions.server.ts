import type { SessionStorage } from '@remix-run/node'
import type { SessionRecord } from './session-record'

/** The stored sessions of all shoppers: Remix's storage, and the ids that its cookies carry. */
export type ShopperSessions = SessionStorage<SessionRecord> & {
  /** The id a cookie header carries, without a look at the session; empty when there is none or it is not signed by us. */
  idOf: (cookieHeader: string | null) => Promise<string>
  /** The cookie of the session with this id, whether or not it exists. */
  cookieOf: (id: string) => Promise<string>
  /** The name of the cookie with the key of the first add. */
  firstAddCookie: string
}
