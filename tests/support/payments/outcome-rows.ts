import type { CancelReason } from '../../../app/commerce/contract/order'
import { STATE_TEXTS } from '../../../backend/payments/simulator/page-texts'
import type { SimulatedOutcome } from '../../../backend/payments/simulator/provider-simulator'
import type { AttemptState } from '../../../backend/database/schema/payments'
import { elements } from '../shop/read-page'
import type { Expected } from './expect-outcome'
import type { SeenPage } from './expect-page'
import type { Purchase, Timing } from './purchase'
import { type Ending, HOSTED, type Hosted, type Row, type Watch } from './walk'

/** When the webhook comes: as seen from the shopper's return, or long after it. */
const WEBHOOKS = ['before', 'after', 'twice', 'never', 'late', 'wrong-signature'] as const
type WebhookComes = (typeof WEBHOOKS)[number]

const OUTCOMES = ['approve', 'decline', 'cancel', 'expire'] as const satisfies readonly SimulatedOutcome[]

export const PAID: Expected = { orders: ['confirmed'], attempts: ['authorized'], charges: ['authorized'], cart: 'emptied' }
export const WAITS: Expected = { orders: ['pending'], attempts: ['open'], charges: ['none'], cart: 'kept' }
export const EXPIRED = unpaid('payment-expired', 'expired')

function unpaid(reason: CancelReason, attempt: AttemptState): Expected {
  return { orders: [reason], attempts: [attempt], charges: ['none'], cart: 'kept' }
}

/** The page shown, the outcome at once, and a day later where it differs. */
type Result = { page: SeenPage; now: Expected; end?: Expected }

const APPROVED: Result = { page: 'confirmation', now: PAID }
const FAILED: Result = { page: 'declined', now: unpaid('payment-failed', 'failed') }
const LEFT: Result = { page: 'left', now: unpaid('payment-cancelled', 'cancelled') }
const OVER: Result = { page: 'expired', now: EXPIRED }
/**
 * Stripe leaves a session open when the shopper is declined or goes back: the payment can be
 * taken up again until its time is over.
 */
const STILL_OPEN: Result = { page: 'left', now: WAITS, end: EXPIRED }

const RESULTS: Readonly<Record<Hosted, Readonly<Record<(typeof OUTCOMES)[number], Result>>>> = {
  klarna: { approve: APPROVED, decline: FAILED, cancel: LEFT, expire: OVER },
  stripe: { approve: APPROVED, decline: STILL_OPEN, cancel: STILL_OPEN, expire: OVER },
  // A person who is declined stays at Walley's page, and here goes back from there.
  'walley-b2c': { approve: APPROVED, decline: LEFT, cancel: LEFT, expire: OVER },
  'walley-b2b': { approve: APPROVED, decline: FAILED, cancel: LEFT, expire: OVER },
}

/** The providers that report an outcome by a webhook. */
const REPORTED: Readonly<Record<(typeof OUTCOMES)[number], readonly Hosted[]>> = {
  approve: HOSTED,
  decline: ['klarna', 'walley-b2b'],
  cancel: ['klarna', 'walley-b2c', 'walley-b2b'],
  expire: ['klarna', 'stripe'],
}

/**
 * The shopper decides on the provider's page and returns; the webhook comes before, after, twice,
 * never, late or with a wrong signature.
 */
export const OUTCOME_ROWS: readonly Row[] = OUTCOMES.flatMap((outcome) =>
  WEBHOOKS.map((comes) => ({
    name: `${outcome}, webhook ${comes}`,
    methods: comes === 'never' ? HOSTED : REPORTED[outcome],
    run: (purchase, watch) => decide(purchase, outcome, comes, watch),
  })),
)

async function decide(
  purchase: Purchase,
  outcome: (typeof OUTCOMES)[number],
  comes: WebhookComes,
  watch: Watch,
): Promise<Ending> {
  const { world } = purchase
  const { page, now, end } = RESULTS[hosted(purchase)][outcome]
  await purchase.begin()
  await watch.now(WAITS)
  world.door.isLosing = comes === 'never'
  const back = await leave(purchase, outcome, TIMINGS[comes], watch)
  if (comes === 'before') await watch.now(now)
  if (comes === 'wrong-signature') {
    await world.deliverWebhooks()
    await watch.now(paidOrNot(WAITS, now))
  }
  const [seen] = await Promise.all([purchase.visit(back), comes === 'twice' ? world.deliverWebhooks() : null])
  watch.page(seen, page)
  if (comes === 'late') {
    await watch.now(now)
    world.later(60)
    await world.reconcile()
  }
  await world.deliverWebhooks()
  const statuses = new Set(world.door.arrived.map(({ status }) => status))
  if (comes !== 'never') watch.same('webhooks answered', [...statuses], [comes === 'wrong-signature' ? 400 : 204])
  const late = comes === 'late' && end !== undefined ? end : now
  return { expected: late, end: end ?? now, logged: comes === 'wrong-signature' ? ['error webhook-refused'] : [] }
}

const TIMINGS: Readonly<Record<WebhookComes, Timing>> = {
  before: 'before',
  after: 'held',
  twice: 'twice',
  never: 'never',
  late: 'held',
  'wrong-signature': 'wrong-signature',
}

/** The outcome before the shop knows of the payment: the order waits, whatever the provider has charged. */
export const paidOrNot = (before: Expected, { charges }: Expected): Expected => ({ ...before, charges })

/** Decides, and leaves the provider's page: by its redirect, by its link, or by cancelling where the shopper may try again. */
export async function leave(purchase: Purchase, outcome: SimulatedOutcome, timing: Timing, watch: Watch): Promise<string> {
  const back = await purchase.choose(outcome, timing)
  if (back !== null) return back
  const html = await (await fetch(purchase.page)).text()
  const state = outcome === 'decline' ? 'declined' : 'expired'
  watch.same('words of the provider', [html.includes(STATE_TEXTS[state][purchase.language])], [true])
  const link = elements(html, 'a').find(({ href }) => href?.startsWith(purchase.world.door.origin))?.href
  if (link !== undefined) return link
  const left = await purchase.choose('cancel', 'never')
  if (left === null) throw new Error('The page of the provider leads nowhere')
  return left
}

export function hosted({ method }: Purchase): Hosted {
  const found = HOSTED.find((one) => one === method)
  if (found === undefined) throw new Error(`${method} has no page of its own`)
  return found
}
