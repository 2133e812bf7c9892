import { copiedLine } from './rules/copied-line'
import { wantedLines } from './rules/wanted-lines'
import { optional } from '../commerce/optional'
import type { Needs } from '../server/request-context.server'
import type { SessionSummary } from './rules/copy-action'

/** What the browser copies of the shopper's session; an extra, so that a page shows without it while the sessions are away. */
export async function sessionSummary({
  session: stored,
  visitor: { signedIn },
}: Needs<'session' | 'visitor'>): Promise<SessionSummary> {
  const session = await optional(stored.mark(), 'away' as const)
  if (session === null) return { state: 'none', signedIn }
  const found = await optional(stored.read(), null)
  if (session === 'away' || found === null) return { state: 'away' }
  const { cart, discountCodes: codes, restored } = found
  return { state: 'here', session, restored, lines: wantedLines(cart).map(copiedLine), codes, signedIn }
}
