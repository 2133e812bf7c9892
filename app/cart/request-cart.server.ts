import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ReadOptions } from '../commerce/backend.server'
import { checkCodes } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { waitingCodes } from '../discounts/waiting-codes'
import { askForCart, type SyncAnswer } from './ask-for-cart.server'
import {
  type CartConfirmation,
  isAnswered,
  isNewestRequest,
  withAnswer,
  withOutage,
  withoutRefusedLine,
  withQuestion,
  withRequest,
} from './rules/cart-requests'
import { codesGone, withCheckedCodes } from './rules/codes-gone'
import { requestedLines } from './rules/requested-lines'
import { isSameJson } from './rules/same-json'

/** Milliseconds for all calls that confirm the cart of one form or page. After that the cart is as in an outage. */
const TIMEOUT_MS = 4000

/** Milliseconds to wait for the answer to a newer request before asking for it here. */
const WAIT_FOR_NEWER_MS = 1000

/**
 * For one form or page: the first question, one with the codes that fit, and two after newer requests or refused lines.
 */
const MAX_QUESTIONS = 4

/**
 * The result of a request: the shopper `before` it, as `requested`, and as they are now. `refused` are the ids of requested lines
 * that the backend refused. During an outage, or with continuous newer requests, `shopper` has unconfirmed lines.
 */
export type Requested = { before: Shopper; requested: Shopper; shopper: Shopper; refused: ReadonlySet<string> }

type Context = Needs<'visitor' | 'backend' | 'session'>

/** Options of a sync. `bypassCache` asks the backend for the discount rules; `isInitial` sends no coupons (spec section 7). */
type Sync = { bypassCache?: boolean; isInitial?: boolean }

/**
 * Changes the cart in three steps, so that the session is locked for milliseconds only (decision 012): notes the request, asks
 * the backend without a lock, and writes the answer if the request still stands. `request` returns the shopper with the request
 * (rules/cart-requests), or null when there is none; it may be called again with a newer state. Throws a BackendError when the
 * backend refuses the cart but none of its lines.
 */
export async function requestCart(
  context: Context,
  request: (shopper: Shopper) => Shopper | null,
  sync: Sync = {},
): Promise<Requested> {
  const outcome: { before?: Shopper } = {}
  const requested = await context.session.change((shopper) => {
    outcome.before = shopper
    return request(shopper)
  })
  const { before = requested } = outcome
  const found = { before, requested }
  if (requested.cart.sync.asked !== before.cart.sync.asked) {
    return { ...found, ...(await askUntilAnswered(context, requested, sync)) }
  }
  if (requested.cart.unconfirmed === null) return { ...found, shopper: requested, refused: new Set() }
  return { ...found, ...(await askUntilAnswered(context, await context.session.change(withQuestion), sync)) }
}

/**
 * Asks the backend for a confirmed cart that is about to be shown. Nearly always the answer equals the stored cart, and nothing
 * is written (decision 069). A different answer is written if the cart has not changed since; if it has, the question is noted
 * and asked like any other.
 */
export async function confirmCart(context: Context): Promise<Shopper> {
  const shown = await context.session.read()
  const answer = hasNothingToNote(shown)
    ? await askForCart(context, shown, { until: performance.now() + TIMEOUT_MS, isInitial: false })
    : null
  if (answer?.kind === 'away') return context.session.change((shopper) => merged(shopper, shown, answer))
  if (answer?.kind === 'confirmed') {
    const now = await context.session.reread()
    if (isSameCart(now, shown) && isAsStored(now, answer.confirmation)) return now
    const written = { isTaken: false }
    const confirmed = await context.session.change((shopper) => {
      written.isTaken = isSameCart(shopper, shown)
      return written.isTaken ? answeredAtOnce(shopper, answer.confirmation) : null
    })
    if (written.isTaken) return confirmed
  }
  return (await requestCart(context, withQuestion)).shopper
}

/** The shopper as they would be after a question that was answered at once. */
function answeredAtOnce(shopper: Shopper, confirmation: CartConfirmation): Shopper {
  const question = withQuestion(shopper)
  return withAnswer(question, question, confirmation)
}

/** Any answer may change which codes fit, and that is noted. */
function hasNothingToNote(shopper: Shopper): boolean {
  const { cart, discountCodes } = shopper
  return cart.items.length > 0 && cart.unconfirmed === null && discountCodes.length + waitingCodes(shopper).length === 0
}

const isSameCart = (now: Shopper, before: Shopper): boolean => isDeepStrictEqual(now.cart, before.cart)

/** Whether the answer is the cart as it is. Stored JSON has no members that are undefined. */
function isAsStored(shopper: Shopper, confirmation: CartConfirmation): boolean {
  const { sync: _, ...answered } = answeredAtOnce(shopper, confirmation).cart
  const { sync: __, ...stored } = shopper.cart
  return isSameJson(answered, stored)
}

/**
 * Asks until the cart is confirmed, within the limits above. A newer request is normally answered by the form or page that made
 * it.
 */
async function askUntilAnswered(
  context: Context,
  requested: Shopper,
  { bypassCache = false, isInitial = false }: Sync,
): Promise<Pick<Requested, 'shopper' | 'refused'>> {
  const until = performance.now() + TIMEOUT_MS
  const refused = new Set<string>()
  let asked = requested
  let areCodesChecked = false
  for (let questions = 1; ; questions += 1) {
    const answer = isEmpty(asked) ? null : await askForCart(context, asked, { until, isInitial })
    for (const uuid of refusedBy(asked, answer)) refused.add(uuid)
    const now = answer === null ? asked : await context.session.change((shopper) => merged(shopper, asked, answer))
    const isLast = questions === MAX_QUESTIONS || performance.now() > until || answer?.kind === 'away'
    if (isLast) return { shopper: now, refused }
    if (answer === null || isAnswered(now, asked)) {
      const next = areCodesChecked ? null : await withOtherCodes(context, now, { bypassCache, until })
      if (next === null) return { shopper: now, refused }
      areCodesChecked = true
      asked = next
    } else {
      const newer = answer.kind === 'refused' ? now : await newerAnswer(context, until)
      if (newer.cart.unconfirmed === null) return { shopper: newer, refused }
      asked = await context.session.change(withQuestion)
    }
  }
}

/** A cart without lines and codes needs no question. */
function isEmpty({ cart, discountCodes }: Shopper): boolean {
  return cart.items.length === 0 && requestedLines(cart).length === 0 && discountCodes.length === 0
}

/** The ids of the requested lines that the answer does not contain. */
function refusedBy(asked: Shopper, answer: SyncAnswer | null): string[] {
  if (answer?.kind === 'refused') return [answer.line.uuid]
  if (answer?.kind !== 'confirmed') return []
  const kept = new Set(answer.confirmation.items.map(({ uuid }) => uuid))
  return requestedLines(asked.cart).flatMap(({ uuid }) => (kept.has(uuid) ? [] : [uuid]))
}

/** Null when the answer changes nothing. */
function merged(now: Shopper, asked: Shopper, answer: SyncAnswer): Shopper | null {
  const next =
    answer.kind === 'confirmed'
      ? withAnswer(now, asked, answer.confirmation)
      : answer.kind === 'refused'
        ? withoutRefusedLine(now, answer.line)
        : withOutage(now, asked)
  return next === now ? null : next
}

/**
 * Removes the coupons that do not fit the cart, takes back those that have waited and now do, and requests the prices with these
 * codes (spec sections 4 and 5). Null when the codes stay as they are, or when a newer request stands, which checks its own.
 */
async function withOtherCodes(context: Context, answered: Shopper, options: ReadOptions): Promise<Shopper | null> {
  const checked = await checkCodes(context, answered, options)
  const { language } = context.visitor
  if (withCheckedCodes(answered, checked, language) === answered) return null
  const outcome = { areOther: false }
  const now = await context.session.change((shopper) => {
    if (!isNewestRequest(shopper, answered)) return null
    const next = withCheckedCodes(shopper, checked, language)
    outcome.areOther = codesGone(shopper, next).length + codesGone(next, shopper).length > 0
    return outcome.areOther ? withRequest(next, requestedLines(next.cart)) : next
  })
  return outcome.areOther ? now : null
}

/** The shopper once the newest request is answered, after 1 second at the latest. */
async function newerAnswer({ session }: Needs<'session'>, until: number): Promise<Shopper> {
  const end = Math.min(until, performance.now() + WAIT_FOR_NEWER_MS)
  for (let pause = 20; ; pause = Math.min(1.5 * pause, 200)) {
    const now = await session.reread()
    if (now.cart.unconfirmed === null || performance.now() > end) return now
    await sleep(pause)
  }
}
