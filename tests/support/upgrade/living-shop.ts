import { z } from 'zod'
import { setTimeout as pause } from 'node:timers/promises'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import { GERMANY, type Ordering, placeOrder, SWEDEN } from '../../../backend/tests/place-order'

const Found = z.object({ products: z.array(z.object({ id: z.number().int(), stock_status: z.string() })) })
const Shown = z.looseObject({ order: z.looseObject({ status: z.string() }) })
const Listed = z.object({ orders: z.array(z.object({ number: z.string() })), has_more: z.boolean() })
const Jobs = z.object({ jobs: z.array(z.object({ key: z.string(), error: z.string().nullable() })) })

type ShownOrder = { number: string; status: string; answer: unknown }

/** Longest time for the jobs of all orders, in milliseconds. */
const JOBS_MS = 60_000

/** A backend with its staff, by its address: orders that go through its states, and whether they go on. */
export class LivingShop {
  static readonly TOKEN = 'the-operator-of-the-upgrade'

  private placed = 0

  constructor(private readonly url: string) {}

  /** Adds the Swedish store where the path names none. */
  private fetch = (path: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(path, this.url)
    if (path.startsWith('/api/') && !url.searchParams.has('sid')) url.search += `${url.search === '' ? '?' : '&'}${SWEDEN}`
    return fetch(url, init)
  }

  private async staff(path: string, body?: unknown): Promise<unknown> {
    const headers = { authorization: `Bearer ${LivingShop.TOKEN}`, 'content-type': 'application/json' }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await this.fetch(`/admin/${path}`, init)
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return answer.status === 204 ? null : answer.json()
  }

  private async order(ordering: Ordering = {}): Promise<string> {
    const place = ordering.place ?? SWEDEN
    const found = Found.parse(await (await this.fetch(`/api/products?${place}&query=CR2032`)).json())
    // The orders take turns at the products: no product has stock for all of them.
    const inStock = found.products.filter(({ stock_status }) => stock_status === 'in-stock')
    const product_id = inStock[this.placed % inStock.length]?.id ?? 0
    this.placed += 1
    return (await placeOrder({ fetch: this.fetch }, [{ uuid: crypto.randomUUID(), product_id, quantity: 10 }], ordering)).number
  }

  private ship = (number: string) =>
    this.staff(`orders/${number}/ship`, { parcel: { carrier: 'postnord', tracking_number: `0037072476016${number}` } })

  /** Orders that end in every state that the staff and the customer can lead one to; `withdrawn` cannot be sent any more. */
  async liveThrough(): Promise<{ numbers: string[]; withdrawn: string }> {
    const numbers: string[] = []
    const next = async (ordering?: Ordering) => {
      const number = await this.order(ordering)
      numbers.push(number)
      return number
    }
    const company = { name: 'Provbolaget AB', organisation_number: '5560000001', reference: 'Lager 3' }
    await next()
    await next({ place: GERMANY, customer: { company } })
    for (const payment of ['stripe', 'klarna', 'walley-b2c'] as const) await next({ payment, customer: { company: null } })
    await this.staff(`orders/${await next()}/pack`, {})
    await this.staff(`orders/${await next()}/cancel`, { reason: 'by-shop' })
    await this.ship(await next())
    const delivered = await next({ message: 'Ring inte på' })
    await this.ship(delivered)
    await this.staff(`orders/${delivered}/deliver`, {})
    const paid = await next()
    await this.ship(paid)
    await this.staff(`orders/${paid}/paid`, {})
    const refunded = await next()
    await this.ship(refunded)
    await this.jobsDone()
    await this.staff(`orders/${refunded}/refunds`, { reason: 'repa', amount: 10 })
    const withdrawn = await next()
    await this.fetch(`/api/withdrawals?${SWEDEN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: crypto.randomUUID(),
        number: withdrawn,
        name: 'Test Kund',
        email: 'kund@example.com',
        extent: 'whole',
        lines: null,
        message: '',
      }),
    })
    await this.jobsDone()
    return { numbers, withdrawn }
  }

  /** Sends one more order; its number. Its mail and the capture of its payment are jobs. */
  async sendOne(): Promise<string> {
    const number = await this.order()
    await this.ship(number)
    return number
  }

  showAll = (numbers: readonly string[]): Promise<ShownOrder[]> =>
    Promise.all(
      numbers.map(async (number) => {
        const answer = await this.staff(`orders/${number}`)
        return { number, status: Shown.parse(answer).order.status, answer }
      }),
    )

  async countOrders(): Promise<number> {
    const { orders, has_more } = Listed.parse(await this.staff('orders'))
    if (has_more) throw new Error('There are more orders than were placed')
    return orders.length
  }

  /** Sends confirmed orders, waits for all jobs, and opens pages of each language; what went wrong. */
  async goOn({ confirmed, sent }: { confirmed: readonly ShownOrder[]; sent: string }): Promise<string[]> {
    const wrong: string[] = []
    for (const { number } of confirmed) await this.ship(number).catch((error: unknown) => wrong.push(String(error)))
    await this.jobsDone().catch((error: unknown) => wrong.push(String(error)))
    for (const { number, answer } of await this.showAll([sent, ...confirmed.map((one) => one.number)])) {
      if (!JSON.stringify(answer).includes('"captured"')) wrong.push(`${number}: its payment was not captured after it was sent`)
    }
    const { jobs } = Jobs.parse(await this.staff('jobs?state=dead'))
    for (const { key, error } of jobs) wrong.push(`the job ${key} is dead: ${error ?? ''}`)
    const listed = await Promise.all(
      LANGUAGES.map((language, at) => this.fetch(`/api/products?locale=${language}&sid=${7 + at}&query=CR2032`)),
    )
    for (const { status, url } of listed) if (status !== 200) wrong.push(`${url} was answered ${status}`)
    await this.order().catch((error: unknown) => wrong.push(`no new order: ${String(error)}`))
    return wrong
  }

  private async jobsDone(): Promise<void> {
    const end = Date.now() + JOBS_MS
    for (;;) {
      const waiting = Jobs.parse(await this.staff('jobs?state=waiting')).jobs.filter(({ key }) => !LATER.test(key))
      if (waiting.length === 0) return
      if (Date.now() > end)
        throw new Error(`jobs still wait: ${waiting.map(({ key, error }) => `${key} ${error ?? ''}`).join(', ')}`)
      await pause(250)
    }
  }
}

/**
 * Jobs that are due later: the order of a withdrawal is cancelled after a day, in which it can be undone, and the mail about an
 * open payment gives the shopper time to pay.
 */
const LATER = /^(withdrawal|order-awaits-payment):/
