import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../app/commerce/contract/languages'
import type { TokenOf } from './notification-token'
import {
  type Attempt,
  type BegunPayment,
  type PaymentProvider,
  type PaymentStatus,
  ProviderOutage,
  ProviderRefusal,
  type Webhook,
  WebhookRefusal,
} from './provider'
import type { WebhookTiming } from './simulator/page-texts'
import type { Outcome } from './simulator/provider-simulator'
import { startSimulator, type Simulator } from './simulator/start-simulator'
import { attemptFor, payable } from './tests/payable'
import { type Received, startWebhookReceiver, type WebhookReceiver } from './tests/webhook-receiver'
import { simulatedWalley } from './walley/simulated-walley'
import { walleyProviders } from './walley/walley'

/** What each provider does that the others may do otherwise. */
type Trait = {
  id: PaymentProvider['id']
  /** The provider at this origin. */
  at: (origin: string, needs: { tokenOf: TokenOf; now: () => Date }) => PaymentProvider
  approved: PaymentStatus['state']
  declined: PaymentStatus['state']
}

const PROVIDERS: readonly Trait[] = [
  {
    ...{ id: 'walley-b2c', approved: 'authorized', declined: 'open' },
    at: (origin, needs) => walleyProviders(simulatedWalley(origin), needs)['walley-b2c'],
  },
  {
    ...{ id: 'walley-b2b', approved: 'authorized', declined: 'failed' },
    at: (origin, needs) => walleyProviders(simulatedWalley(origin), needs)['walley-b2b'],
  },
]

const tokens = new Map<string, string>()
const tokenOf: TokenOf = async (id) => Promise.resolve(tokens.get(id) ?? null)
const needs = { tokenOf, now: () => new Date() }

let folder: string
let simulator: Simulator
let shop: WebhookReceiver
let broken: { hangs: Server; fails: Server }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
  simulator = await startSimulator({ folder, port: 0, log: () => undefined })
  shop = await startWebhookReceiver()
  broken = { hangs: createServer(), fails: createServer((_request, response) => response.writeHead(500).end('{}')) }
  await Promise.all(Object.values(broken).map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))))
})
afterAll(async () => {
  await simulator.stop()
  shop.stop()
  for (const server of Object.values(broken)) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true })
})

describe.each(PROVIDERS)('$id', ({ id, at, approved, declined }) => {
  const provider = () => at(simulator.origin, needs)
  const urls = () => ({
    success: `${shop.origin}/sv/confirmed?order=1`,
    cancel: `${shop.origin}/sv/checkout`,
    notify: `${shop.origin}/webhooks/${id}`,
  })

  function ordered(language: Language = 'sv') {
    const order = payable(language, id === 'walley-b2b')
    const attempt = attemptFor(order)
    tokens.set(attempt.id, attempt.token)
    return { order, attempt }
  }

  /** A payment that was begun, as the shop then has it stored. */
  async function begun(language?: Language): Promise<{ payment: BegunPayment; attempt: Attempt }> {
    const { order, attempt } = ordered(language)
    const payment = await provider().begin(order, attempt, urls())
    return { payment, attempt: { ...attempt, reference: payment.reference } }
  }

  async function settled(outcome: Outcome, webhook: WebhookTiming = 'never', language?: Language) {
    const { payment, attempt } = await begun(language)
    const next = await choose(payment, outcome, webhook)
    return { attempt, next, status: await provider().read(attempt) }
  }

  async function paid() {
    const { attempt, status } = await settled('approve')
    if (status.orderReference === null) throw new Error('A paid payment has an order')
    return { attempt, orderReference: status.orderReference, amount: attempt.amount }
  }

  async function captured() {
    const payment = await paid()
    await provider().capture(payment.attempt, payment.orderReference, payment.amount, `${payment.attempt.id}:capture`)
    return payment
  }

  it('a payment that was begun leads to a payment page and is open', async () => {
    const { payment, attempt } = await begun()
    const page = await fetch(payment.redirectUrl ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(attempt.orderNumber)
    expect(await provider().read(attempt)).toMatchObject({ state: 'open', amount: 0, currency: attempt.currency })
  })

  it('the same attempt begun twice, also at the same time, is one session', async () => {
    const { order, attempt } = ordered()
    const same = provider()
    const begin = () => same.begin(order, attempt, urls())
    const [first, second] = await Promise.all([begin(), begin()])
    expect(second).toEqual(first)
    expect(await begin()).toEqual(first)
  })

  it.each(LANGUAGES)('an approved payment in %s has exactly the amount and currency of the attempt', async (language) => {
    const { attempt, next, status } = await settled('approve', 'never', language)
    expect(status).toMatchObject({ state: approved, amount: attempt.amount, currency: attempt.currency })
    expect(next).toContain(`${shop.origin}/sv/confirmed`)
  })

  it(`a declined payment is ${declined}`, async () => {
    expect((await settled('decline')).status).toMatchObject({ state: declined, amount: 0, orderReference: null })
  })

  it('a payment that the shopper cancels is cancelled, and the shopper returns to the checkout', async () => {
    const { next, status } = await settled('cancel')
    expect(status).toMatchObject({ state: 'cancelled', amount: 0 })
    expect(next).toContain(`${shop.origin}/sv/checkout`)
  })

  it('a payment whose time is over is expired', async () => {
    expect((await settled('expire')).status).toMatchObject({ state: 'expired', amount: 0 })
  })

  it('an open payment that the shop cancels cannot be paid any more', async () => {
    const { payment, attempt } = await begun()
    await provider().cancel(attempt, null)
    await provider().cancel(attempt, null)
    await choose(payment, 'approve')
    expect(['cancelled', 'expired']).toContain((await provider().read(attempt)).state)
  })

  it('an authorized payment that the shop cancels is released', async () => {
    if (approved !== 'authorized') return
    const { attempt, orderReference } = await paid()
    await provider().cancel(attempt, orderReference)
    await provider().cancel(attempt, orderReference)
    expect(await provider().read(attempt)).toMatchObject({ state: 'cancelled', amount: 0 })
  })

  it('a capture repeated with one key counts once', async () => {
    const { attempt, orderReference, amount } = await captured()
    await provider().capture(attempt, orderReference, amount, `${attempt.id}:capture`)
    expect(await provider().read(attempt)).toMatchObject({ state: 'captured', amount })
    await provider().refund(attempt, orderReference, amount, `${attempt.id}:all`)
    await expect(provider().refund(attempt, orderReference, 1, `${attempt.id}:more`)).rejects.toThrow(ProviderRefusal)
  })

  it('a capture of what is captured already does nothing', async () => {
    const { attempt, orderReference, amount } = await captured()
    await provider().capture(attempt, orderReference, amount, `${attempt.id}:another-key`)
    expect(await provider().read(attempt)).toMatchObject({ state: 'captured', amount })
  })

  it('a part and then the rest is refunded, each key once', async () => {
    const { attempt, orderReference, amount } = await captured()
    const refund = (part: number, key: string) => provider().refund(attempt, orderReference, part, `${attempt.id}:${key}`)
    await refund(100, 'part')
    await refund(100, 'part')
    await expect(refund(amount, 'all')).rejects.toThrow(ProviderRefusal)
    await refund(Number((amount - 100).toFixed(2)), 'rest')
    await expect(refund(1, 'more')).rejects.toThrow(ProviderRefusal)
  })

  it('more than was captured is not refunded', async () => {
    const { attempt, orderReference, amount } = await captured()
    await expect(provider().refund(attempt, orderReference, amount + 1, `${attempt.id}:more`)).rejects.toThrow(ProviderRefusal)
  })

  it('a captured payment is not cancelled: it must be refunded', async () => {
    const { attempt, orderReference } = await captured()
    await expect(provider().cancel(attempt, orderReference)).rejects.toThrow(ProviderRefusal)
    expect((await provider().read(attempt)).state).toBe('captured')
  })

  it('a webhook is verified and names the attempt; delivered again it has the same event id', async () => {
    const { attempt } = await settled('approve', 'twice')
    const [first, second] = await Promise.all((await webhooksOf(attempt, 2)).map((one) => provider().parseWebhook(one)))
    if (!first) throw new Error('The webhook is of interest')
    expect('id' in first.attempt ? first.attempt.id : first.attempt.reference).toBe(
      'id' in first.attempt ? attempt.id : attempt.reference,
    )
    expect(second).toEqual(first)
  })

  it('webhooks of two payments have different event ids', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { attempt } = await settled('approve', 'before')
        const [webhook] = await webhooksOf(attempt, 1)
        return webhook && (await provider().parseWebhook(webhook))?.eventId
      }),
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('a webhook with a wrong signature or token is refused', async () => {
    const { attempt } = await settled('approve', 'wrong-signature')
    const [webhook] = await webhooksOf(attempt, 1)
    if (webhook === undefined) throw new Error('No webhook came')
    await expect(provider().parseWebhook(webhook)).rejects.toThrow(WebhookRefusal)
  })

  it.each(['hangs', 'fails'] as const)('a provider that %s is an outage within 5 seconds, for every call', async (how) => {
    const address = broken[how].address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port')
    const { order, attempt } = ordered()
    const calls = at(`http://127.0.0.1:${address.port}`, needs)
    const known = { ...attempt, reference: 'reference' }
    const start = Date.now()
    const outcomes = await Promise.allSettled([
      calls.begin(order, attempt, urls()),
      calls.read(known),
      calls.capture(known, 'order', 10, 'key'),
      calls.cancel(known, null),
      calls.cancel(known, 'order'),
      calls.refund(known, 'order', 10, 'key'),
    ])
    expect(Date.now() - start).toBeLessThan(5000)
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(ProviderOutage)
    }
  })

  /** The webhooks about an attempt, once this many have come. */
  async function webhooksOf(attempt: Attempt, count: number): Promise<Webhook[]> {
    const about = ({ url, body }: Received) => `${url.href} ${body}`.includes(attempt.id)
    await expect.poll(() => shop.received.filter(about).length, { timeout: 5000 }).toBeGreaterThanOrEqual(count)
    return shop.received.filter(about).map(({ url, headers, body }) => ({ headers, query: url.searchParams, rawBody: body }))
  }
})

/** Chooses an outcome on the payment page; answers where the browser is sent. */
async function choose(payment: BegunPayment, outcome: Outcome, webhook: WebhookTiming = 'never'): Promise<string | null> {
  const body = new URLSearchParams({ outcome, webhook })
  const answer = await fetch(payment.redirectUrl ?? '', { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location')
}
