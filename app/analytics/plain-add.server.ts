import { knownCart } from '../cart/cart-data.server'
import { ADDED } from '../cart/rules/added'
import type { Pieces } from '../cart/rules/added-pieces'
import { optional } from '../commerce/optional'
import type { Needs } from '../server/request-context.server'
import { browserAnalytics } from './browser-analytics'
import type { MeasuredAdd } from './rules/cart-events'

/**
 * Notes what a form added that no script answers, where events are sent at all. A form that added nothing,
 * such as a repeated one, notes nothing.
 */
export async function notePlainAdd(
  { session, services, visitor }: Needs<'session' | 'services' | 'visitor'>,
  pieces: readonly Pieces[],
): Promise<void> {
  if (pieces.length === 0 || browserAnalytics(services.analytics, visitor.language, false) === null) return
  // The goods are in the cart: an event that is lost must not fail the answer.
  await optional(
    session.change((now) => ({ ...now, plainAdd: { id: crypto.randomUUID(), pieces: [...pieces] } })),
    undefined,
  )
}

/**
 * The goods added on the way to a page whose address says so; null for other pages, and when
 * the cart or the session is unavailable.
 */
export async function plainAddOf(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  { searchParams }: URL,
): Promise<MeasuredAdd | null> {
  if (!searchParams.has(ADDED)) return null
  const stored = await optional(context.session.read(), null)
  if (stored === null || stored.plainAdd === null) return null
  const { id, pieces } = stored.plainAdd
  const loaded = await optional(knownCart(context), null)
  const lines = (loaded?.cart.lines ?? []).flatMap((line) => {
    const added = pieces.find(({ uuid }) => uuid === line.uuid)
    const { sku, name, category, price, ordinary_price, reductions } = line
    const quantity = Math.min(added?.quantity ?? 0, line.quantity)
    return quantity === 0 ? [] : [{ sku, name, category, quantity, price, ordinary_price, reductions }]
  })
  return lines.length === 0 ? null : { id, lines }
}
