import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { requestCart } from './request-cart.server'
import { isAddedByCode } from './rules/added-by-code'
import { withRequest } from './rules/cart-requests'
import { codesGone, withCodesAgain } from './rules/codes-gone'
import { lineName } from './rules/line-name'
import { addLine, addsNothing, removeLine } from './rules/lines'
import { lapsedLines, MAX_REMOVED_LINES, restoreLine } from './rules/removed-line'
import { requestedLines } from './rules/requested-lines'

type Context = Needs<'visitor' | 'backend' | 'session'>

/**
 * Removes a line and stores it, so that it can be restored. False when there is no such line, and for one that a code
 * has added: the code would add it again.
 */
export async function removeCartLine(context: Context, uuid: string): Promise<boolean> {
  const { before, shopper } = await requestCart(context, (now) => withRemoval(now, uuid))
  const lines = requestedLines(before.cart)
  if (!lines.some((line) => line.uuid === uuid && !isAddedByCode(line))) return false
  const lapsed = lapsedLines(lines, requestedLines(shopper.cart))
  const codes = codesGone(before, shopper)
  if (lapsed.length + codes.length > 0) {
    await context.session.change((now) => ({
      ...now,
      removedLines: now.removedLines.map((removed) => (removed.line.uuid === uuid ? { ...removed, lapsed, codes } : removed)),
    }))
  }
  return true
}

function withRemoval(now: Shopper, uuid: string): Shopper | null {
  const lines = requestedLines(now.cart)
  const position = lines.findIndex((line) => line.uuid === uuid)
  const line = lines[position]
  if (line === undefined || isAddedByCode(line)) return null
  const item = now.cart.items.find((one) => one.uuid === uuid)
  const name = lineName(item?.name ?? '', item?.subscription_interval?.name)
  const removed = { line, name, position, lapsed: [], codes: [] }
  return withRequest(
    { ...now, removedLines: [removed, ...now.removedLines].slice(0, MAX_REMOVED_LINES) },
    removeLine(lines, uuid),
  )
}

/**
 * Restores a removed line and the codes that were removed with it. Says why it could not: the cart is `full`, or the product is
 * `unsold`; the line can then be restored later. A line that is no longer stored, as after a repeated form, changes nothing.
 */
export async function restoreRemovedLine(context: Context, uuid: string): Promise<'done' | 'full' | 'unsold'> {
  const result = { isFull: false }
  const { before, refused } = await requestCart(context, (now) => {
    const removed = now.removedLines.find(({ line }) => line.uuid === uuid)
    if (removed === undefined) return null
    const lines = requestedLines(now.cart)
    result.isFull = addsNothing(lines, addLine(lines, removed.line))
    // The line stays among those that can be restored.
    if (result.isFull) return null
    const removedLines = now.removedLines.filter((one) => one !== removed)
    return withRequest({ ...withCodesAgain(now, removed.codes), removedLines }, restoreLine(lines, removed))
  })
  const removed = before.removedLines.find(({ line }) => line.uuid === uuid)
  if (removed === undefined || !refused.has(uuid)) return result.isFull ? 'full' : 'done'
  await context.session.change((now) => ({ ...now, removedLines: [removed, ...now.removedLines].slice(0, MAX_REMOVED_LINES) }))
  return 'unsold'
}
