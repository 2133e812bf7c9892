import type { Needs } from '../server/request-context.server'
import type { Rate } from '../server/security/attempts.server'

/** Requests that cost the backend much are limited per address; each kind has a count of its own. */
const LIMITS = {
  /** A large catalogue has 100 files; each costs up to 50 queries. */
  'crawler-files': { max: 300, windowMs: 10 * 60_000 },
  /** A feed reads the whole assortment of a storefront; services read it once an hour at most. */
  'product-feed': { max: 20, windowMs: 10 * 60_000 },
} as const satisfies Readonly<Record<string, Rate>>

/** Throws 429 when an address reads files for crawlers more often than the limit. */
export async function refuseOften(
  { services: { attempts } }: Needs<'services'>,
  kind: keyof typeof LIMITS = 'crawler-files',
): Promise<void> {
  const attempt = await attempts.begin(kind, LIMITS[kind])
  if (attempt.allowed) return
  throw new Response(null, { status: 429, headers: { 'retry-after': String(attempt.wait) } })
}
