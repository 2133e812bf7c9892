import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Fields, isFields } from '../../app/commerce/contract/stored-fields'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { writeJob } from '../queue/job'
import { CarrierOutage } from '../interfaces/carrier'
import written from './fixture/stored-jobs.json'
import { GIFT, placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { post } from './test-shop'

/**
 * Jobs as each version wrote them, `*` for the ids. No commit of version 5 exists. A release that writes another form adds a
 * version to the fixture and an upgrade to backend/queue/job.ts. What is there is never edited.
 */
const { at, staff, caller } = await staffedShop()
const DAY_MS = 24 * 3600_000
const { carriers } = at.shop.services

const nameOf = ({ kind, mail }: Fields) => `${String(kind)} ${isFields(mail) ? String(mail.type) : ''}`.trim()

/** The stored document with the ids of a document of today. */
function withIds(stored: Fields, today: Fields): Fields {
  const known: Fields = { ...today, ...(isFields(today.mail) ? today.mail : {}) }
  const filled = Object.entries(stored).map(([name, value]): [string, unknown] => {
    if (isFields(value)) return [name, withIds(value, known)]
    return [name, value === '*' ? known[name] : value]
  })
  return Object.fromEntries(filled)
}

/**
 * Stores the waiting jobs as a version wrote them, and does them; the names of those that it wrote,
 * with the state in which each has ended.
 */
async function work(documents: readonly Fields[], done: Map<string, string>): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = false
    for (const { id, job } of await at.shop.db.select().from(jobs).where(eq(jobs.state, 'waiting'))) {
      const today = isFields(job) ? job : {}
      const former = documents.find((one) => nameOf(one) === nameOf(today))
      if (former === undefined || done.has(nameOf(former))) continue
      await at.shop.db
        .update(jobs)
        .set({ job: withIds(former, today) })
        .where(eq(jobs.id, id))
      done.set(nameOf(former), `${id}`)
      isMore = true
    }
    await staff.settle()
  }
}

const tokenOf = ({ id }: { id: string }) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)

async function paidByCard(sku: string, quantity: number) {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity }
  const order = await placeOrder(at.shop, [line], { payment: 'stripe', customer: sku === 'GIFT-500' ? { gift: GIFT } : {} })
  at.provider.pay(at.provider.last, { state: sku === 'GIFT-500' ? 'captured' : 'authorized' })
  await at.webhook(at.provider.last)
  return order
}

describe.each(written.map(({ version, jobs: documents }) => [version, documents] as const))(
  'jobs of version %i',
  (_, documents) => {
    test('are done by the worker of today', async () => {
      const done = new Map<string, string>()
      const run = () => work(documents, done)
      at.shop.mails.length = 0

      const sold = await paidByCard('LAST', 2)
      await run()
      await staff.ship(sold.number)
      await run()
      await staff.act(sold.number, 'deliver')
      await run()
      await staff.act(sold.number, 'refunds', { amount: 10, reason: 'repa' })
      await run()
      expect(await at.attemptOf(sold)).toMatchObject({ state: 'captured' })
      expect((await staff.show(sold.number)).refunds).toMatchObject([{ amount: 10, state: 'done' }])

      const bookReturn = () => Promise.reject(new CarrierOutage('away'))
      at.shop.services.carriers = { ...carriers, postnord: { ...carriers.postnord, bookReturn } }
      const lines = [{ position: 0, quantity: 1, reason: 'faulty', condition: 'used' }] as const
      const id = crypto.randomUUID()
      await caller.call('announceReturn', {
        path: sold.id,
        body: { id, lines: [...lines], message: '' },
        token: await tokenOf(sold),
      })
      at.shop.services.carriers = carriers
      at.shop.logged.length = 0
      at.later(60_000)
      await run()
      const [announced] = (await caller.call('orderReturns', { path: sold.id, token: await tokenOf(sold) })).answer.returns
      expect(announced?.label?.booking).toMatchObject({ state: 'booked' })
      await staff.returns(`${sold.number}-R1`, 'receive', { sellable: [] })
      await run()

      await paidByCard('GIFT-500', 1)
      await run()
      expect(at.shop.mails.some(({ key, text }) => key.startsWith('gift-card:') && /\b(?:\w{4}-){3}\w{4}\b/.test(text))).toBe(
        true,
      )

      const cancelled = await paidByCard('LAST', 1)
      await staff.act(cancelled.number, 'cancel', { reason: documents.some(isByCustomer) ? 'by-customer' : 'by-shop' })
      await run()

      const withdrawn = await paidByCard('LAST', 1)
      const typed = {
        number: withdrawn.number,
        name: 'Kim',
        email: 'kund@example.com',
        message: '',
        extent: 'whole',
        lines: null,
      }
      await at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed }))
      await run()
      at.later(DAY_MS)
      await run()
      expect(await at.statusOf(withdrawn)).toBe('cancelled')

      // The mails that no step above has led to.
      const about = { order_id: sold.id, return_id: id }
      for (const document of documents.filter((one) => !done.has(nameOf(one)))) {
        const row = { state: 'waiting', due_at: at.shop.clock.now, created_at: at.shop.clock.now } as const
        const [added] = await at.shop.db
          .insert(jobs)
          .values({ key: `${nameOf(document).replace('mail ', '')}:stored`, job: withIds(document, about), ...row })
          .returning({ id: jobs.id })
        done.set(nameOf(document), `${added?.id}`)
      }
      await staff.settle()

      const rows = await at.shop.db.select().from(jobs)
      const states = [...done].map(([name, job]) => [name, rows.find((row) => `${row.id}` === job)?.state])
      expect(states).toEqual(states.map(([name]) => [name, 'done']))
      const mailed = rows.filter(({ id, job }) => [...done.values()].includes(`${id}`) && isFields(job) && job.kind === 'mail')
      const sent = new Set(at.shop.mails.map(({ key }) => key))
      expect(mailed.map(({ key }) => key).filter((key) => !sent.has(key))).toEqual([])
      expect([...done.keys()].toSorted()).toEqual(documents.map(nameOf).toSorted())
      expect(JSON.stringify(at.shop.logged)).not.toMatch(/job-(?:failed|dead)/)
    })
  },
)

const isByCustomer = ({ mail }: Fields) => isFields(mail) && mail.reason === 'by-customer'

test('the last version of the fixture is the one that is written', () => {
  const job = writeJob({ kind: 'refund', refund_id: crypto.randomUUID() })
  expect(job).toMatchObject({ version: written.at(-1)?.version })
})
