import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../app/commerce/contract/languages'
import { klarnaProvider } from './klarna/klarna'
import { simulatedKlarna } from './klarna/settings'
import { klarnaSimulator } from './klarna/simulator'
import type { TokenOf } from './notification-token'
import {
  type Attempt,
  type PaymentProvider,
  type PaymentStatus,
  ProviderOutage,
  ProviderRefusal,
  type Webhook,
  WebhookRefusal,
} from '../interfaces/provider'
import type { WebhookTiming } from './simulator/page-texts'
import type { SimulatedOutcome, SimulatorFactory } from './simulator/provider-simulator'
import { stripeProvider } from './stripe/stripe'
import { simulatedStripe } from './stripe/settings'
import { stripeSimulator } from './stripe/simulator'
import { timed } from '../tests/own-time'
import { attemptOf, payableOrder, returnUrls } from './tests/payable-order'
import { openSimulatedShop, type SimulatedShop } from './tests/simulated-shop'
import type { Received } from './tests/webhook-receiver'
import { simulatedWalley } from './walley/settings'
import { walleySimulator } from './walley/simulator'
import { walleyProviders } from './walley/walley'

/** A provider with its simulator, and the behaviour in which providers differ. */
type Subject = {
  id: PaymentProvider['id']
  simulator: SimulatorFactory
  /** The provider whose API is at this origin. */
  at: (origin: string) => PaymentProvider
  /** `open`: the shopper can try again on the provider's page. */
  declined: PaymentStatus['state']
  /** After the shopper left the payment page by its way back; `open`: they can return to it. */
  left: PaymentStatus['state']
}

const tokens = new Map<string, string>()
const tokenOf: TokenOf = async (id) => Promise.resolve(tokens.get(id) ?? null)
const walleyAt = (id: 'walley-b2c' | 'walley-b2b') => (origin: string) =>
  walleyProviders(simulatedWalley(origin), { tokenOf, now: () => new Date() })[id]

const SUBJECTS: readonly Subject[] = [
  {
    id: 'klarna',
    simulator: klarnaSimulator,
    left: 'cancelled',
    declined: 'failed',
    at: (origin) => klarnaProvider(simulatedKlarna(origin), tokenOf),
  },
  {
    id: 'stripe',
    simulator: stripeSimulator,
    declined: 'open',
    left: 'open',
    at: (origin) => stripeProvider(simulatedStripe(origin)),
  },
  { id: 'walley-b2c', simulator: walleySimulator, left: 'cancelled', declined: 'open', at: walleyAt('walley-b2c') },
  { id: 'walley-b2b', simulator: walleySimulator, left: 'cancelled', declined: 'failed', at: walleyAt('walley-b2b') },
]

describe.each(SUBJECTS)('$id', ({ id, simulator, at, declined, left }) => {
  let shop: SimulatedShop
  beforeAll(async () => {
    shop = await openSimulatedShop(simulator)
  })
  afterAll(() => shop.close())

  const provider = () => at(shop.origin)
  const urls = () => returnUrls(shop.shopOrigin, id)

  const ordered = (language?: Language) => orderFor(id, language)

  /** A payment that was begun, as the shop then has it stored, and its payment page. */
  async function begun(language?: Language): Promise<{ page: string; attempt: Attempt }> {
    const { order, attempt } = ordered(language)
    const { reference, redirectUrl } = await provider().begin(order, attempt, urls())
    return { page: redirectUrl ?? '', attempt: { ...attempt, reference } }
  }

  /** Chooses an outcome on the payment page; answers where the browser is sent. */
  async function choose(page: string, outcome: SimulatedOutcome, webhook: WebhookTiming): Promise<string | null> {
    return (await shop.decide(page, { outcome, webhook })).headers.get('location')
  }

  async function settled(outcome: SimulatedOutcome, webhook: WebhookTiming = 'never', language?: Language) {
    const { page, attempt } = await begun(language)
    const next = await choose(page, outcome, webhook)
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
    const { page, attempt } = await begun()
    const answer = await fetch(page)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(attempt.orderNumber)
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
    expect(status).toMatchObject({ state: 'authorized', amount: attempt.amount, currency: attempt.currency })
    expect(next).toContain(urls().success)
  })

  it(`a declined payment is ${declined}`, async () => {
    expect((await settled('decline')).status).toMatchObject({ state: declined, amount: 0, orderReference: null })
  })

  it(`a payment that the shopper leaves is ${left}, and the shopper returns to the checkout`, async () => {
    const { next, status } = await settled('cancel')
    expect(status).toMatchObject({ state: left, amount: 0 })
    expect(next).toContain(urls().cancel)
  })

  it('a payment whose time is over is expired', async () => {
    expect((await settled('expire')).status).toMatchObject({ state: 'expired', amount: 0 })
  })

  it('an open payment that the shop cancels cannot be paid any more', async () => {
    const { page, attempt } = await begun()
    await provider().cancel(attempt, null)
    await provider().cancel(attempt, null)
    await choose(page, 'approve', 'never')
    expect(['cancelled', 'expired']).toContain((await provider().read(attempt)).state)
  })

  it('an authorized payment that the shop cancels is released', async () => {
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

  // Walley does not tell how much of an order was captured.
  if (!id.startsWith('walley')) {
    it('a part that was captured and whose rest was released is read with its amount alone', async () => {
      const { attempt, orderReference } = await paid()
      await provider().capture(attempt, orderReference, 100, 'in-the-portal')
      const { state } = await provider().read(attempt)
      if (state === 'authorized') await provider().cancel(attempt, orderReference)
      expect(await provider().read(attempt)).toMatchObject({ state: 'captured', amount: 100 })
      await expect(provider().refund(attempt, orderReference, 100.01, 'too-much')).rejects.toThrow(ProviderRefusal)
    })
  }

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

  /** The webhooks about an attempt, once this many have come. */
  async function webhooksOf(attempt: Attempt, count: number): Promise<Webhook[]> {
    const about = ({ url, body }: Received) => `${url.href} ${body}`.includes(attempt.id)
    await expect.poll(() => shop.received.filter(about).length, { timeout: 5000 }).toBeGreaterThanOrEqual(count)
    return shop.received.filter(about).map(({ url, headers, body }) => ({ headers, query: url.searchParams, rawBody: body }))
  }
})

// Concurrent, since each of them waits for the timeout.
describe.concurrent.each(SUBJECTS)('$id', ({ id, at }) => {
  it.each([
    ['hangs', null],
    ['answers 500', 500],
  ])('a provider that %s is an outage within 5 seconds, for every call', async (_how, status) => {
    const { origin, stop } = await brokenProvider(status)
    const { order, attempt } = orderFor(id)
    const calls = at(origin)
    const known = { ...attempt, reference: 'reference' }
    const [outcomes, taken] = await timed(() =>
      Promise.allSettled([
        calls.begin(order, attempt, returnUrls(origin, id)),
        calls.read(known),
        calls.capture(known, 'order', 10, 'key'),
        calls.cancel(known, null),
        calls.cancel(known, 'order'),
        calls.refund(known, 'order', 10, 'key'),
      ]),
    )
    expect(taken).toBeLessThan(5000)
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(ProviderOutage)
    }
    stop()
  })
})

/** An order, and an attempt to pay it with the provider `id`. */
function orderFor(id: PaymentProvider['id'], language: Language = 'sv') {
  const company = { name: 'Elverket AB', organisationNumber: '5560125790', reference: 'Kim' }
  const plain = payableOrder(language)
  const order = id === 'walley-b2b' ? { ...plain, buyer: { ...plain.buyer, company } } : plain
  const attempt = attemptOf(order)
  tokens.set(attempt.id, attempt.token)
  return { order, attempt }
}

/** A server that answers every call with this status; null: never. */
async function brokenProvider(status: number | null): Promise<{ origin: string; stop: () => void }> {
  const server: Server = createServer((_request, response) => {
    if (status !== null) response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${address.port}`, stop }
}
