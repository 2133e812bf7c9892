import type { Database } from './database/database'

/** What the backend runs on; a test hands in its own. */
export type Services = {
  db: Database
  now: () => Date
  /** One structured line a happening. Never given secrets or whole requests. */
  log: (entry: { level: 'info' | 'error'; event: string; [detail: string]: unknown }) => void
  /** Signs the access tokens. */
  signingKey: Uint8Array
  /** The value of the header `x-forwarded-staff` that marks a session of our own people; null when there is none. */
  staffKey: string | null
  /** The bearer token of whoever runs the shop, who publishes reviews; null when nobody can. */
  adminToken: string | null
}
