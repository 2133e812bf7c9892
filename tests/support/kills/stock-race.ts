import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { orders } from '../../../backend/database/schema/orders'
import { products } from '../../../backend/database/schema/products'
import { fixtureIdOf } from '../../../backend/tests/fixture/seed'
import { elements, heading, words } from '../shop/read-page'
import { fromOwnAddress } from '../shop/own-address'
import { Shopping } from '../shop/shopping'
import { translator } from '../shop/translator'
import { type Answer, Visitor } from '../shop/visitor'
import { type RaceShop, startRaceShop } from './race-shop'

const SKU = 'TESTER'
/** Every second shopper pays by invoice, the others at a provider. */
const PAYMENTS = ['invoice', 'klarna', 'invoice', 'stripe', 'invoice', 'walley-b2c'] as const
/** Shoppers who fill their carts at the same time, before the race. */
const PREPARED_AT_ONCE = 8

/**
 * Results of a race. `others`: answers that are neither an order nor a clear refusal; `times`:
 * milliseconds of each order until it was answered.
 */
export type StockRace = {
  confirmed: readonly string[]
  refused: number
  others: readonly string[]
  stored: number
  stock: number | undefined
  seconds: number
  times: readonly number[]
}

type Outcome = { confirmed: string } | 'refused' | { other: string }
type Racer = { shopping: Shopping; form: Record<string, string> }

const t = translator('sv')

/** The texts of a 503 when the backend gave no answer within the time of a request; both ask the shopper to come back. */
const OUTAGES = ['checkout.unavailable', 'checkout.unknown'] as const
const MAX_TRIES = 6
/** More redirects in a row than the shop has anywhere. */
const MAX_HOPS = 4
/** Longest wait of a shopper between two tries, in seconds. */
const MAX_WAIT = 5

/** Shoppers with a session and a full checkout of their own order one piece each, all at once, over two storefronts. */
export async function raceForStock(shoppers: number, stock: number): Promise<StockRace> {
  const shop = await startRaceShop(SKU, stock)
  try {
    const racers = await prepare(shop, shoppers)
    const started = performance.now()
    const times: number[] = []
    const outcomes = await Promise.all(
      racers.map(async (racer) => {
        const pressed = performance.now()
        const answer = await order(racer)
        times.push(performance.now() - pressed)
        return outcomeOf(answer, racer, shop)
      }),
    )
    const seconds = (performance.now() - started) / 1000
    const [stored, left] = await shop.use(async (db) => {
      const [product] = await db.select({ stock: products.stock }).from(products).where(eq(products.sku, SKU))
      return [await db.$count(orders, eq(orders.status, 'confirmed')), product?.stock]
    })
    return {
      confirmed: outcomes.flatMap((one) => (one !== 'refused' && 'confirmed' in one ? [one.confirmed] : [])),
      refused: outcomes.filter((one) => one === 'refused').length,
      others: outcomes.flatMap((one) => (one !== 'refused' && 'other' in one ? [one.other] : [])),
      stored,
      stock: left,
      seconds,
      times,
    }
  } finally {
    await shop.stop()
  }
}

async function prepare({ storefronts }: RaceShop, count: number): Promise<Racer[]> {
  const racers: Racer[] = []
  while (racers.length < count) {
    const group = Array.from({ length: Math.min(PREPARED_AT_ONCE, count - racers.length) }, async (_, at) => {
      const number = racers.length + at
      const visitor = new Visitor(
        (request) => fetch(request, { redirect: 'manual' }),
        storefronts[number % storefronts.length] ?? '',
        fromOwnAddress(),
      )
      const shopping = new Shopping(visitor, { idOf: fixtureIdOf })
      await shopping.add(SKU)
      const payment = PAYMENTS[number % PAYMENTS.length] ?? 'invoice'
      const form = { ...(await shopping.checkout()), email: `race-${number}@example.com`, payment_method: payment }
      return { shopping, form }
    })
    racers.push(...(await Promise.all(group)))
  }
  return racers
}

/**
 * Sends the order. In a crowd the backend may answer too late for the time of a request: the shop then says that it
 * does not know, or could not ask, and the shopper loads the page again as it says. It leads to the order if there
 * is one, else its form can be sent again.
 */
async function order({ shopping, form }: Racer): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await shopping.order(form)
    const isOutage = answer.status === 503 && OUTAGES.some((said) => words(answer.body).includes(t(said)))
    if (!isOutage || tries === MAX_TRIES) return answer
    await waitAsTold(answer)
    const reloaded = await shown(() => shopping.visitor.get(shopping.checkoutPath))
    if (reloaded.location !== '') return reloaded
  }
}

/** The page, which is loaded again while it shows an outage. */
async function shown(load: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await load()
    if (answer.status !== 503 || tries === MAX_TRIES) return answer
    await waitAsTold(answer)
  }
}

/**
 * The page to which an answer leads: a checkout that is loaded again after an outage leads to the payment, and that
 * of a paid order on to its confirmation.
 */
async function opened(answer: Answer, visitor: Visitor): Promise<Answer> {
  let page = answer
  for (let hops = 0; page.location !== '' && hops < MAX_HOPS; hops += 1) {
    const last = page
    page = await shown(() => visitor.follow(last))
  }
  return page
}

/** An outage says in `Retry-After` when to come back: a call that has just failed is not made again before. */
async function waitAsTold({ headers }: Answer): Promise<void> {
  await setTimeout(1000 * Math.min(Number(headers.get('retry-after') ?? 1), MAX_WAIT))
}

/**
 * Pays where the order leads to a provider. A refusal says in words that the goods are sold out: with 409, or in the cart, to
 * which a checkout leads that is loaded again after an outage.
 */
async function outcomeOf(answer: Answer, { shopping: { visitor } }: Racer, { simulatorOrigin }: RaceShop): Promise<Outcome> {
  if (answer.status === 409 && words(answer.body).includes(t('checkout.stockChanged'))) return 'refused'
  const failed = ({ status, body }: Answer) => ({ other: `${status} ${heading(body)}` })
  if (answer.location === '') return failed(answer)
  let page = await opened(answer, visitor)
  if (heading(page.body) === t('cart.title') && words(page.body).includes(t('cart.soldOut'))) return 'refused'
  const link = elements(page.body, 'a').find(({ href }) => href?.startsWith(simulatorOrigin))?.href
  if (link !== undefined) {
    const body = new URLSearchParams({ outcome: 'approve', webhook: 'after' })
    const approved = await fetch(link, { method: 'POST', body, redirect: 'manual' })
    const back = await shown(() => visitor.get(approved.headers.get('location') ?? ''))
    page = await opened(back, visitor)
  }
  return heading(page.body) === t('confirmation.title')
    ? { confirmed: /\bSE\d{6}\b/.exec(words(page.body))?.[0] ?? '' }
    : failed(page)
}
