import type { PaymentProviders } from './interfaces/provider'
import type { Carriers } from './interfaces/carrier'
import type { Database } from './database/database'
import type { Reads } from './database/reads'
import type { MailService } from './interfaces/mail-service'

/** Dependencies of the backend; tests pass their own. */
export type Services = {
  db: Database
  /** For calls of the catalogue, the search and the content: carts, accounts and orders are read from `db`. */
  reads: Reads
  now: () => Date
  /** Logs one structured line per event. Never pass secrets or whole requests. */
  log: (entry: { level: 'info' | 'error'; event: string; [detail: string]: unknown }) => void
  /** Signs the access tokens. */
  signingKey: Uint8Array
  /** The bearer token of the staff's calls below /admin; null disables them. */
  adminToken: string | null
  payments: PaymentProviders
  carriers: Carriers
  mail: MailService
}
