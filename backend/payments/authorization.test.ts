import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { klarnaProvider } from './klarna/klarna'
import { simulatedKlarna } from './klarna/settings'
import { klarnaSimulator } from './klarna/simulator'
import { ProviderOutage, ProviderRefusal } from '../interfaces/provider'
import { stripeProvider } from './stripe/stripe'
import { simulatedStripe } from './stripe/settings'
import { stripeSimulator } from './stripe/simulator'
import { attemptOf, payableOrder, returnUrls } from './tests/payable-order'
import { openSimulatedShop, type SimulatedShop } from './tests/simulated-shop'
import { simulatedWalley } from './walley/settings'
import { walleySimulator } from './walley/simulator'
import { walleyProviders } from './walley/walley'

const DAY_MS = 24 * 3600_000
const noToken = async () => Promise.resolve(null)
const now = () => new Date()

/** Each with the days that it holds an amount. */
const SUBJECTS = [
  {
    id: 'klarna',
    simulator: klarnaSimulator,
    days: 28,
    at: (origin: string) => klarnaProvider(simulatedKlarna(origin), noToken),
  },
  { id: 'stripe', simulator: stripeSimulator, days: 7, at: (origin: string) => stripeProvider(simulatedStripe(origin)) },
  {
    id: 'walley-b2c',
    simulator: walleySimulator,
    days: 30,
    at: (origin: string) => walleyProviders(simulatedWalley(origin), { tokenOf: noToken, now })['walley-b2c'],
  },
]

describe.each(SUBJECTS)('an authorization at $id', ({ id, simulator, days, at }) => {
  let shop: SimulatedShop
  beforeEach(async () => {
    shop = await openSimulatedShop(simulator)
  })
  afterEach(() => shop.close())

  const provider = () => at(shop.origin)
  const later = (count: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + count * DAY_MS))

  async function authorized() {
    const order = payableOrder('sv')
    const begun = attemptOf(order)
    const { reference, redirectUrl } = await provider().begin(order, begun, returnUrls(shop.shopOrigin, id))
    await shop.decide(redirectUrl, { outcome: 'approve', webhook: 'never' })
    const status = await provider().read({ ...begun, reference })
    return { attempt: { ...begun, reference, orderReference: status.orderReference }, status, order: status.orderReference ?? '' }
  }

  test(`tells that it ends after ${days} days`, async () => {
    const { status } = await authorized()
    const lasts = (status.authorizedUntil?.getTime() ?? 0) - shop.clock.now.getTime()
    expect(Math.abs(lasts - days * DAY_MS)).toBeLessThan(60_000)
  })

  // Klarna forgets a payment page after 47 hours. Stripe keeps its sessions.
  if (id !== 'stripe') {
    test('is read through its order when its payment page is forgotten', async () => {
      const { attempt } = await authorized()
      expect(await provider().read({ ...attempt, reference: randomUUID() })).toMatchObject({ state: 'authorized' })
    })

    test('whose order cannot be found has not ended: it is asked for again', async () => {
      const { attempt } = await authorized()
      await expect(provider().read({ ...attempt, orderReference: randomUUID() })).rejects.toThrow(ProviderOutage)
    })
  }

  test('that ended is expired, and cannot be captured any more', async () => {
    const { attempt, order } = await authorized()
    later(days)
    expect(await provider().read(attempt)).toMatchObject({ state: 'expired', amount: 0 })
    await expect(provider().capture(attempt, order, attempt.amount, 'late')).rejects.toThrow(ProviderRefusal)
  })

  test('that was captured in time does not expire', async () => {
    const { attempt, order } = await authorized()
    await provider().capture(attempt, order, attempt.amount, 'in-time')
    later(days)
    expect(await provider().read(attempt)).toMatchObject({ state: 'captured', amount: attempt.amount })
  })

  const extending = async () => {
    const { attempt, order } = await authorized()
    later(days - 2)
    await provider().extend?.(attempt, order)
    later(days - 1)
    expect(await provider().read(attempt)).toMatchObject({ state: 'authorized', amount: attempt.amount })
    later(1)
    await expect(provider().extend?.(attempt, order)).rejects.toThrow(ProviderRefusal)
    expect(await provider().read(attempt)).toMatchObject({ state: 'expired' })
  }
  if (id !== 'stripe') test('that is extended lasts the whole term from then on; one that ended is not extended', extending)
})
