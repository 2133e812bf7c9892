import { setTimeout as sleep } from 'node:timers/promises'
import { Checkout } from '../../../app/commerce/contract/checkout'
import type { Order } from '../../../app/commerce/contract/order'
import { fixtureIdOf } from '../../../backend/tests/fixture/seed'
import { type Ordering, orderRequest, putCheckout, readOrder, type ShopCalls } from '../../../backend/tests/place-order'
import { OPERATOR, type WorkerShop } from './worker-shop'

/** The shop of a simulated day, as its customers and its staff reach it. */
export type DayShop = ShopCalls & Pick<WorkerShop, 'mails' | 'use'>

/** The goods of an order; `months` makes it a subscription. */
type Goods = { sku: string; quantity: number; months?: number }

const JSON_BODY = { 'content-type': 'application/json' }
/** Attempts to take a step that waits for a job or for a round of the workers, 500 ms apart: longer than any retry of a job. */
const MAX_TRIES = 600
const TRY_MS = 500

/** Orders goods and pays for them, without a webhook. */
export async function orderAndPay(shop: DayShop, { sku, quantity, months }: Goods, asked: Ordering): Promise<Order> {
  const ordering = { checkoutId: crypto.randomUUID(), ...asked }
  const interval = months === undefined ? {} : { subscription_interval: { id: months } }
  const line = { uuid: crypto.randomUUID(), product_id: fixtureIdOf(sku), quantity, ...interval }
  const request = await orderRequest(shop, [line], ordering)
  const { order, next } = Checkout.parse(await json(await putCheckout(shop, request, ordering)))
  if (order === null) throw new Error('No order was placed')
  if (next?.type === 'redirect') await approve(next.url)
  await post(shop, `/api/orders/${order.id}/settle`, {})
  const placed = await readOrder(shop, { id: order.id, checkout_order_id: ordering.checkoutId })
  if (placed.status !== 'confirmed') throw new Error(`${placed.number} is ${placed.status} after its payment`)
  return placed
}

/** A call of the storefront that must succeed; its answer. */
export async function post(shop: DayShop, path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await shop.fetch(path, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) })
  return json(answer)
}

/** A step of the staff, such as `orders/SE100001/ship`; tried again while what it needs has not happened yet. */
export async function act(shop: DayShop, step: string, body: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${OPERATOR}`, ...JSON_BODY }
  const { accepted } = await until(`${step} is accepted`, async () => {
    const answer = await shop.fetch(`/admin/${step}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.status === 409 ? null : { accepted: await json(answer) }
  })
  return accepted
}

/** The last mail to an address that has what `pattern` matches, as its first group. */
export function readMail({ mails }: DayShop, address: string, pattern: RegExp): Promise<string> {
  return until(`${address} has a mail with ${pattern}`, async () => {
    const own = mails.filter(({ recipients }) => recipients.some((line) => line.includes(`<${address}>`)))
    const found = own.map(({ content }) => pattern.exec(fromQuotedPrintable(content))?.[1])
    return Promise.resolve(found.findLast((match) => match !== undefined) ?? null)
  })
}

/** Repeats `look` until its answer is not null, and gives that. */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const found = await look()
    if (found !== null) return found
    await sleep(TRY_MS)
  }
  throw new Error(`It did not happen in ${(MAX_TRIES * TRY_MS) / 1000} s that ${what}`)
}

async function approve(page: string): Promise<void> {
  const body = new URLSearchParams({ outcome: 'approve', webhook: 'never' })
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`The test payment page answered ${answer.status}`)
}

async function json(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** Decodes enough to read codes and links, which are ASCII. */
const fromQuotedPrintable = (content: string): string => content.replaceAll(/=\r?\n/g, '').replaceAll(/=3D/gi, '=')
