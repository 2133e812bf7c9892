import { addCodeBeside, isSameCode, removeCode } from '../discounts/codes'
import type { CartLine } from '../server/session/cart-line'
import type { Shopper } from '../server/session/shopper'
import { limitUnknownCodes } from './code-rate-limit.server'
import type { Needs } from '../server/request-context.server'
import { withCodes } from './rules/codes-gone'
import { changeCodes } from './sync-cart.server'

/**
 * Adds codes and syncs the cart (spec section 4). `untried` were not tried because the address has reached its limit of unknown
 * codes; `unknown` do not exist, and are stored nevertheless; null in an outage, when nothing tells which exist.
 */
export async function addCodes(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  codes: readonly string[],
): Promise<{ untried: string[]; unknown: string[] | null }> {
  const { allowed, refused, settle } = await limitUnknownCodes(context, codes)
  if (allowed.length === 0) return { untried: refused, unknown: [] }
  const inUse = codesInUse((await context.session.read()).cart.items)
  const changed = await changeCodes(context, (stored) => allowed.reduce<string[]>(addCodeBeside(inUse), [...stored]))
  return { untried: refused, unknown: await settle(changed) }
}

/**
 * Adds the code that the shopper has typed, and returns why it is not kept; null when it is. A code that does not exist is
 * forgotten: a mistyped code is an error of its field. In an outage it is kept, and noted as unchecked.
 */
export async function addTypedCode(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  code: string,
): Promise<'discounts.error.tooMany' | 'discounts.unknown' | null> {
  const { discountCodes: before, cart } = await context.session.read()
  const { untried, unknown } = await addCodes(context, [code])
  if (untried.length > 0) return 'discounts.error.tooMany'
  if (unknown === null) await context.session.change((now) => withUnchecked(now, code))
  if (unknown === null || unknown.length === 0) return null
  // The code may have replaced another one, whose discount then comes back with a sync.
  const replaced = before.filter((one) => !addCodeBeside(codesInUse(cart.items))(before, code).includes(one))
  if (replaced.length > 0) await changeCodes(context, (codes) => [...replaced, ...removeCode(codes, code)])
  else await context.session.change((now) => withCodes(now, removeCode(now.discountCodes, code)))
  return 'discounts.unknown'
}

/** The codes that took something off a line, or added one. */
function codesInUse(items: readonly CartLine[]): string[] {
  return items.flatMap(({ reductions, added_by_coupon: gift }) => [
    ...(reductions ?? []).map(({ code }) => code),
    ...(gift === null ? [] : [gift]),
  ])
}

/** The shopper with one more of the stored codes noted as unchecked. */
function withUnchecked(shopper: Shopper, code: string): Shopper {
  const uncheckedCodes = shopper.discountCodes.filter((stored) =>
    [...shopper.uncheckedCodes, code].some((one) => isSameCode(one, stored)),
  )
  return { ...shopper, uncheckedCodes }
}
