import { BackendError, isOutage } from '../commerce/backend-error'
import type { Needs } from '../server/request-context.server'
import { isUnauthorized } from '../server/security/token-call.server'
import { lineRequest } from '../server/session/cart-line'
import type { Shopper } from '../server/session/shopper'
import { accountCopy, unsentChanges, withAccountCart } from './rules/account-cart'
import { withLinesBack } from './rules/lines-back'

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/** The run of a request, by its session. */
const running = new WeakMap<Context['session'], Promise<boolean>>()

/**
 * Requests the lines again that the former storefront did not sell, and syncs the cart of a logged-in customer with the account's
 * cart (decision 039), once per request. Returns whether lines changed; these are requested and not yet priced. Without an answer
 * of the backend both carts stay as they are.
 */
export function syncAccountCart(context: Context): Promise<boolean> {
  const run = running.get(context.session) ?? stepOnce(context)
  running.set(context.session, run)
  return run
}

async function stepOnce(context: Context): Promise<boolean> {
  const { visitor, session } = context
  if (!visitor.isVisit) return false
  const stored = await session.read()
  const isBack = withLinesBack(stored, visitor.language) !== null
  const before = isBack ? await session.change((now) => withLinesBack(now, visitor.language)) : stored
  if (visitor.token === null) return isBack
  const first = await exchange(before, context)
  if (first === null) return isBack
  // The lines that a guest brings along are known now as changes to the account's cart.
  if (unsentChanges(first).length > 0) await exchange(first, context)
  const after = await session.read()
  return isBack || after.cart.sync.requested !== before.cart.sync.requested
}

/** Sends what was changed here, and takes over what was changed elsewhere. Null without an answer. */
async function exchange(
  asked: Shopper,
  { backend, session, services }: Needs<'backend' | 'session' | 'services'>,
): Promise<Shopper | null> {
  const changes = unsentChanges(asked).map(({ uuid, line }) => ({ uuid, line: line && lineRequest(line) }))
  const body = { customer_id: asked.accountCart?.customer ?? null, changes }
  try {
    const { answer } = await backend.extras.call('accountCart', { body })
    return await session.change((now) => withAccountCart(now, asked, accountCopy(answer, now.accountCart)))
  } catch (error) {
    if (isOutage(error) || isUnauthorized(error)) return null
    // A backend without this call, or one that refuses a line, must not take the cart of this device away.
    if (!(error instanceof BackendError)) throw error
    services.log('warn', 'account-cart-merge-failed', { error: error.message })
    return null
  }
}
