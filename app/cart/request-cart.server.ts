import { setTimeout as sleep } from 'node:timers/promises'
import { unfitCodes } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { askForCart, type CartAnswer } from './ask-for-cart.server'
import {
  isAnswered,
  isNewestRequest,
  withAnswer,
  withOutage,
  withoutRefusedLine,
  withQuestion,
  withRequest,
} from './rules/cart-requests'
import { withoutCodes } from './rules/codes-gone'
import { wantedLines } from './rules/wanted-lines'

/** Milliseconds after which no further question is asked for one form or page; a question ends with the timeout of its call. */
const ASK_WITHIN_MS = 4000

/** How long to wait for the answer to a newer request before it is asked for here. */
const WAIT_FOR_NEWER_MS = 1000

/** For one form or page: its own, one without codes that no longer fit, and two after newer requests or refused lines. */
const MAX_QUESTIONS = 4

/**
 * What came of a request: the shopper `before` it, as `requested`, and as they are now. `refused` are ids of requested lines that the backend
 * would not have. While the backend is away, or when newer requests go on and on, `shopper` holds lines that are not confirmed.
 */
export type Requested = { before: Shopper; requested: Shopper; shopper: Shopper; refused: ReadonlySet<string> }

type Context = Needs<'visitor' | 'backend' | 'session'>

/** How a cart is synced: `notices` are `shown` now, or kept until they are; `past` asks for the rules of codes past the cache. */
type Sync = { notices?: 'keep' | 'shown'; past?: boolean }

/**
 * Changes the cart in three steps, so that the session is held for milliseconds only (decision 012): notes what is requested, asks the backend
 * with nothing held, and writes the answer if the request still stands. `request` gives the shopper with the request (rules/cart-requests), or
 * null when there is none; it may be called again, on a newer state. Throws a BackendError when the backend refuses the cart for no line of
 * it.
 */
export async function requestCart(
  context: Context,
  request: (shopper: Shopper) => Shopper | null,
  sync: Sync = {},
): Promise<Requested> {
  const noted: { before?: Shopper } = {}
  const requested = await context.session.change((shopper) => {
    noted.before = shopper
    return request(shopper)
  })
  const { before = requested } = noted
  const found = { before, requested }
  if (requested.cart.sync.asked !== before.cart.sync.asked) {
    return { ...found, ...(await askUntilAnswered(context, requested, sync)) }
  }
  if (requested.cart.unconfirmed === null) return { ...found, shopper: requested, refused: new Set() }
  return { ...found, ...(await askUntilAnswered(context, await context.session.change(withQuestion), sync)) }
}

/** Asks until the cart is confirmed, within bounds. The answer to a newer request is left to those who ask for it, if they do. */
async function askUntilAnswered(
  context: Context,
  requested: Shopper,
  { notices = 'keep', past = false }: Sync,
): Promise<Pick<Requested, 'shopper' | 'refused'>> {
  const until = performance.now() + ASK_WITHIN_MS
  const refused = new Set<string>()
  let asked = requested
  let codesFit = false
  for (let questions = 1; ; questions += 1) {
    const answer = isEmpty(asked) ? null : await askForCart(context, asked)
    for (const uuid of refusedBy(asked, answer)) refused.add(uuid)
    const now = answer === null ? asked : await context.session.change((shopper) => merged(shopper, asked, answer, notices))
    const isLast = questions === MAX_QUESTIONS || performance.now() > until || answer?.kind === 'away'
    if (isLast) return { shopper: now, refused }
    if (answer === null || isAnswered(now, asked)) {
      const fitting = codesFit ? null : await withoutUnfitCodes(context, now, past)
      if (fitting === null) return { shopper: now, refused }
      codesFit = true
      asked = fitting
    } else {
      const newer = answer.kind === 'refused' ? now : await newerAnswer(context, until)
      if (newer.cart.unconfirmed === null) return { shopper: newer, refused }
      asked = await context.session.change(withQuestion)
    }
  }
}

/** A cart with nothing in it has no prices to ask for. */
function isEmpty({ cart }: Shopper): boolean {
  return cart.items.length === 0 && wantedLines(cart).length === 0
}

/** The ids of the asked lines that the answer leaves out. */
function refusedBy(asked: Shopper, answer: CartAnswer | null): string[] {
  if (answer?.kind === 'refused') return [answer.line.uuid]
  if (answer?.kind !== 'confirmed') return []
  const kept = new Set(answer.confirmation.items.map(({ uuid }) => uuid))
  return wantedLines(asked.cart).flatMap(({ uuid }) => (kept.has(uuid) ? [] : [uuid]))
}

/** Null when the answer changes nothing. */
function merged(now: Shopper, asked: Shopper, answer: CartAnswer, notices: 'keep' | 'shown'): Shopper | null {
  const next =
    answer.kind === 'confirmed'
      ? withAnswer(now, asked, answer.confirmation, notices)
      : answer.kind === 'refused'
        ? withoutRefusedLine(now, answer.line)
        : withOutage(now, asked)
  return next === now ? null : next
}

/**
 * The coupons that no longer fit the cart are removed, and the prices without them requested (spec section 4). Null when all fit, or a newer
 * request stands, which looks after its own.
 */
async function withoutUnfitCodes(context: Context, answered: Shopper, past: boolean): Promise<Shopper | null> {
  const unfit = await unfitCodes(context, answered, { past })
  if (unfit.length === 0) return null
  const noted = { removed: false }
  const now = await context.session.change((shopper) => {
    noted.removed = isNewestRequest(shopper, answered)
    return noted.removed ? withRequest(withoutCodes(shopper, unfit), wantedLines(shopper.cart)) : null
  })
  return noted.removed ? now : null
}

/** The shopper once the newest request is answered, at the latest after a second. */
async function newerAnswer({ session }: Needs<'session'>, until: number): Promise<Shopper> {
  const end = Math.min(until, performance.now() + WAIT_FOR_NEWER_MS)
  for (let pause = 20; ; pause = Math.min(1.5 * pause, 200)) {
    const now = await session.reread()
    if (now.cart.unconfirmed === null || performance.now() > end) return now
    await sleep(pause)
  }
}
