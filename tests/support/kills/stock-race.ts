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

/** Results of a race. `others`: answers that are neither an order nor a clear refusal; `times`: milliseconds of each order until it was answered. */
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
        const answer = await racer.shopping.order(racer.form)
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
      ...{ stored, stock: left, seconds, times },
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

/** Pays where the order leads to a provider. A refusal is one that says in words that the goods are sold out, with 409. */
async function outcomeOf(answer: Answer, { shopping: { visitor } }: Racer, { simulatorOrigin }: RaceShop): Promise<Outcome> {
  if (answer.status === 409 && words(answer.body).includes(t('checkout.stockChanged'))) return 'refused'
  const failed = ({ status, body }: Answer) => ({ other: `${status} ${heading(body)}` })
  if (answer.status !== 303) return failed(answer)
  let page = await visitor.follow(answer)
  const link = elements(page.body, 'a').find(({ href }) => href?.startsWith(simulatorOrigin))?.href
  if (link !== undefined) {
    const body = new URLSearchParams({ outcome: 'approve', webhook: 'after' })
    const approved = await fetch(link, { method: 'POST', body, redirect: 'manual' })
    page = await visitor.get(approved.headers.get('location') ?? '')
    if (page.location !== '') page = await visitor.follow(page)
  }
  return heading(page.body) === t('confirmation.title')
    ? { confirmed: /\bSE\d{6}\b/.exec(words(page.body))?.[0] ?? '' }
    : failed(page)
}
