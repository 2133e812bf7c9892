import type { Needs } from '../server/request-context.server'
import { codesGone, withCodesAgain } from './rules/codes-gone'
import { lineName } from './rules/line-name'
import { removeLine } from './rules/lines'
import { lapsedLines, MOST_REMOVED, restoreLine } from './rules/removed-line'
import { syncShopper, wantedLines } from './sync-cart.server'

/** Takes a line out and keeps it, so that it can come back; whether there was one. */
export async function takeOut(context: Needs<'visitor' | 'backend' | 'session'>, uuid: string): Promise<boolean> {
  let found = false
  await context.session.change(async (shopper) => {
    const before = wantedLines(shopper.cart)
    const position = before.findIndex((line) => line.uuid === uuid)
    const line = before[position]
    found = line !== undefined
    const changed = await syncShopper(context, shopper, removeLine(before, uuid))
    if (line === undefined) return changed
    const item = shopper.cart.items.find((one) => one.uuid === uuid)
    const name = lineName(item?.name ?? '', item?.subscription_interval?.name)
    const removed = {
      line,
      name,
      position,
      lapsed: lapsedLines(before, wantedLines(changed.cart)),
      codes: codesGone(shopper, changed),
    }
    return { ...changed, removedLines: [removed, ...changed.removedLines].slice(0, MOST_REMOVED) }
  })
  return found
}

/** Brings a removed line back, and the codes that went with it; one that is not remembered changes nothing. */
export async function bringBack(context: Needs<'visitor' | 'backend' | 'session'>, uuid: string): Promise<void> {
  await context.session.change(async (shopper) => {
    const removed = shopper.removedLines.find(({ line }) => line.uuid === uuid)
    if (removed === undefined) return shopper
    const changed = await syncShopper(
      context,
      withCodesAgain(shopper, removed.codes),
      restoreLine(wantedLines(shopper.cart), removed),
    )
    return { ...changed, removedLines: changed.removedLines.filter((one) => one.line.uuid !== uuid) }
  })
}
