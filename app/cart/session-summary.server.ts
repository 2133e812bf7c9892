import { isAddedByCode } from './rules/added-by-code'
import { copiedLine, soldIn } from './rules/copied-line'
import { linesWithAside } from './rules/lines-aside'
import { isSameLine } from './rules/unconfirmed-lines'
import { waitingCodes } from '../discounts/waiting-codes'
import { optional } from '../commerce/optional'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import type { SessionSummary } from './rules/copy-action'

/** The session data for the browser's copy; `away` when the session store is unavailable, so that the page still works. */
export async function sessionSummary({
  session: stored,
  visitor: { signedIn },
}: Needs<'session' | 'visitor'>): Promise<SessionSummary> {
  const session = await optional(stored.mark(), 'away' as const)
  if (session === null) return { state: 'none', signedIn }
  const found = await optional(stored.read(), null)
  if (session === 'away' || found === null) return { state: 'away' }
  const { discountCodes, restored } = found
  // Codes that wait come first, as a restore keeps the last ten.
  const codes = [...waitingCodes(found), ...discountCodes]
  return { state: 'here', session, restored, lines: copiedLines(found), codes, signedIn }
}

/** The lines for the copy, with those that wait. */
function copiedLines({ cart, accountCart }: Shopper) {
  const { language } = cart
  const sold = new Set(cart.items.map(({ uuid }) => uuid))
  // A copied line is restored at its price, and the code adds its product again.
  const chosen = linesWithAside(cart).filter((line) => !isAddedByCode(line))
  return chosen.map((line) =>
    copiedLine(line, {
      ...(accountCart?.lines.some((one) => isSameLine(one, line)) ? { in_step: 1 } : {}),
      ...(language !== null && sold.has(line.uuid) ? { sold_in: soldIn(language) } : {}),
    }),
  )
}
