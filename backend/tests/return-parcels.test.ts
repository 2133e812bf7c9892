import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { returnLabels } from '../database/schema/returns'
import { leaseJobs, LEASE_MS } from '../jobs/leases'
import { MAX_ATTEMPTS } from '../jobs/retry-pause'
import { followReturnParcels } from '../returns/follow-return-parcels'
import { CarrierOutage, type TrackingEvent } from '../interfaces/carrier'
import { runCommand } from '../staff/cli/run-command'
import { Caller } from './caller'
import { PaymentShop } from './payment-shop'
import { placeOrder } from './place-order'
import { Staff } from './staff'

let at: PaymentShop
let staff: Staff
let caller: Caller
let carriers: PaymentShop['shop']['services']['carriers']
beforeAll(async () => {
  at = await PaymentShop.open()
  staff = new Staff(at.shop)
  caller = new Caller(at.shop)
  carriers = at.shop.services.carriers
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  at.shop.services.carriers = carriers
  await at.shop.db.delete(jobs)
})

const HOUR_MS = 3600_000
const tokenOf = ({ id }: Order) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)

/** A delivered order with an announced return for a fault. */
async function announced() {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 3 }
  const order = await placeOrder(at.shop, [line])
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  const lines = [{ position: 0, quantity: 1, reason: 'faulty', condition: 'used' } as const]
  const body = { id: crypto.randomUUID(), lines, message: '' }
  const { answer } = await caller.call('announceReturn', { path: order.id, body, token: await tokenOf(order) })
  return { order, ...answer }
}

function postnord(change: Partial<typeof carriers.postnord>): void {
  at.shop.services.carriers = { ...carriers, postnord: { ...carriers.postnord, ...change } }
}
const tells = (events: () => Promise<TrackingEvent[]>) => postnord({ tracking: { by: 'asking', events } })

const staffList = () =>
  runCommand(['returns'], {
    env: { BACKEND_PORT: '4000', BACKEND_ADMIN_TOKEN: 'the-operator' },
    newId: () => crypto.randomUUID(),
    fetch: (url, init) => at.shop.fetch(url.replace('http://127.0.0.1:4000', ''), init),
  })

test('A returned parcel is followed: its arrival is in the history once, and in the list of the staff', async () => {
  const { order, number } = await announced()
  let events: TrackingEvent[] = []
  let asked = 0
  tells(() => {
    asked += 1
    return Promise.resolve(events)
  })
  await followReturnParcels(at.shop.services)
  await followReturnParcels(at.shop.services)
  expect(asked).toBe(1)
  at.later(5 * HOUR_MS)
  const arrival = at.shop.clock.now
  events = [{ at: arrival, code: 'delivered', place: 'Kraftcell' }]
  await Promise.all([followReturnParcels(at.shop.services), followReturnParcels(at.shop.services)])
  at.later(5 * HOUR_MS)
  await followReturnParcels(at.shop.services)
  expect(asked).toBe(2)
  expect((await staff.history(order.number)).filter((step) => step === 'shop: return-arrived')).toHaveLength(1)
  expect((await staffList()).find((line) => line.startsWith(number))).toContain(`ARRIVED ${arrival.toISOString().slice(0, 10)}`)
})

test('A carrier that does not answer holds up no other parcel, and is asked again later', async () => {
  await announced()
  tells(() => Promise.reject(new CarrierOutage('postnord: tracking answered 503')))
  await followReturnParcels(at.shop.services)
  expect(at.shop.logged).toContainEqual(expect.objectContaining({ event: 'tracking-unavailable' }))
})

test('A label whose job ends its process at each attempt is given up with a mail to the shopper', async () => {
  postnord({ bookReturn: () => Promise.reject(new CarrierOutage('postnord: return answered 503')) })
  const { order, id } = await announced()
  await at.shop.db
    .update(jobs)
    .set({ due_at: at.shop.clock.now })
    .where(eq(jobs.key, `book-return-label:${id}`))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await leaseJobs(at.shop.db, at.shop.clock.now, 10)
    at.later(LEASE_MS)
  }
  for (let n = 0; n < 2; n++) await staff.settle()
  const [label] = await at.shop.db.select().from(returnLabels).where(eq(returnLabels.return_id, id))
  expect(label?.state).toBe('refused')
  expect(await staff.history(order.number)).toContain('shop: return-label-refused')
  expect(at.shop.mails.map(({ key }) => key)).toContain(`return-label:${id}`)
})
