import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { jobsInState, retryJob } from '../jobs/dead-letters'
import { readJob } from '../queue/job'
import { completeJob, LEASE_MS, leaseJobs } from '../jobs/leases'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { enqueueMail } from '../queue/enqueue-mail'
import type { MailRequest } from '../queue/mail-request'
import type { MailTransport } from '../interfaces/mail-transport'
import { PaymentShop } from './payment-shop'
import { Staff } from './staff'

let at: PaymentShop
let staff: Staff
beforeAll(async () => {
  at = await PaymentShop.open()
  staff = new Staff(at.shop)
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  await at.shop.db.delete(jobs)
  at.provider.losesAnswers = false
})

/**
 * The moments at which a worker is killed: before it asks the provider, before it has the
 * answer, before it notes the job as done.
 */
const MOMENTS = ['before the call', 'before the answer', 'before the end'] as const

/** A worker takes the next job and is killed; the job is due again when its lease is over. */
async function killWorker(moment: (typeof MOMENTS)[number]): Promise<void> {
  const [leased] = await leaseJobs(at.shop.db, at.shop.clock.now, 1)
  if (leased !== undefined && moment !== 'before the call') {
    at.provider.losesAnswers = moment === 'before the answer'
    // The error is dropped: a killed process never sees it either.
    await jobRunner(at.shop.services)(readJob(leased.job), leased.key).catch(() => undefined)
    at.provider.losesAnswers = false
  }
  at.later(LEASE_MS)
}

async function captured() {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  await at.webhook(payment)
  await at.shop.db.delete(jobs)
  await staff.ship(order.number)
  return { order, payment }
}

test.each(MOMENTS)('a capture whose worker is killed %s happens exactly once', async (moment) => {
  const { order, payment } = await captured()
  await at.shop.db.delete(jobs).where(eq(jobs.key, `dispatched:${order.id}`))
  await killWorker(moment)
  await killWorker(moment)
  await runDueJobs(at.shop.services, jobRunner(at.shop.services))
  expect([...payment.captured.values()]).toEqual([order.total])
  expect((await staff.history(order.number)).filter((step) => step === 'shop: payment-captured')).toHaveLength(1)
  expect(await at.attemptOf(order)).toMatchObject({ state: 'captured' })
})

test.each(MOMENTS)('a refund whose worker is killed %s happens exactly once, and is mailed once', async (moment) => {
  const { order, payment } = await captured()
  await staff.settle()
  expect(await staff.act(order.number, 'refunds', { amount: 75, reason: 'late' })).toBe('200')
  await killWorker(moment)
  await killWorker(moment)
  await staff.settle()
  expect([...payment.refunded.values()]).toEqual([75])
  expect((await staff.history(order.number)).filter((step) => step === 'shop: refunded')).toHaveLength(1)
  expect((await staff.show(order.number)).refunds).toMatchObject([{ amount: 75, state: 'done' }])
  const mails = (await at.shop.db.select({ key: jobs.key }).from(jobs)).filter(({ key }) => key.startsWith('money-back:'))
  expect(mails).toHaveLength(1)
})

test('a mail whose worker is killed after sending goes out a second time, with the same Message-ID', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  await at.webhook(payment)
  at.shop.mails.length = 0
  await killWorker('before the end')
  await runDueJobs(at.shop.services, jobRunner(at.shop.services))
  expect(at.shop.mails.map(({ key }) => key)).toEqual([`order-received:${order.id}`, `order-received:${order.id}`])
})

test('a mail whose worker is killed twice after sending does not go out a third time, unless staff say so', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  await at.webhook(payment)
  at.shop.mails.length = 0
  await killWorker('before the end')
  await killWorker('before the end')
  await runDueJobs(at.shop.services, jobRunner(at.shop.services))
  expect(at.shop.mails).toHaveLength(2)
  const [dead] = await jobsInState(at.shop.db, 'dead')
  expect(dead).toMatchObject({
    key: `order-received:${order.id}`,
    error: 'Twice nothing was heard of it after it was handed over: it may be sent',
  })
  await retryJob(at.shop.db, dead?.id ?? 0, at.shop.clock.now)
  await runDueJobs(at.shop.services, jobRunner(at.shop.services))
  expect(at.shop.mails).toHaveLength(3)
})

test('a mail that the server does not take is tried again, as often as any job', async () => {
  const { payment } = await at.unpaid()
  at.provider.pay(payment)
  await at.webhook(payment)
  at.shop.mails.length = 0
  const { transport } = at.shop.services.mail
  const refusing: MailTransport = {
    ...transport,
    send: async (_, handsOver) => {
      await handsOver?.()
      throw Object.assign(new Error('Try again later'), { responseCode: 451 })
    },
  }
  const refused = { ...at.shop.services, mail: { ...at.shop.services.mail, transport: refusing } }
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await runDueJobs(refused, jobRunner(refused))
    at.later(3_600_000)
  }
  await runDueJobs(at.shop.services, jobRunner(at.shop.services))
  expect(at.shop.mails).toHaveLength(1)
})

test('a worker hands mails over one at a time, so that a kill leaves one in doubt at most', async () => {
  const orders = [await at.unpaid(), await at.unpaid()]
  const { transport } = at.shop.services.mail
  const seen = { open: 0, most: 0 }
  const slow: MailTransport = {
    ...transport,
    send: async (mail, handsOver) => {
      await transport.send(mail, async () => {
        await handsOver?.()
        seen.open += 1
        seen.most = Math.max(seen.most, seen.open)
      })
      await sleep(20)
      seen.open -= 1
    },
  }
  const run = jobRunner({ ...at.shop.services, mail: { ...at.shop.services.mail, transport: slow } })
  const send = ({ order }: (typeof orders)[number]) =>
    run({ kind: 'mail', mail: { type: 'order-received', order_id: order.id } }, `order-received:${order.id}`)
  await Promise.all(orders.map(send))
  expect(seen).toEqual({ open: 0, most: 1 })
})

test('a mail whose connection is lost while it waits for its turn gives the turn back, and counts as not sent', async () => {
  const mailOf = (name: string): MailRequest => ({
    type: 'passkey-changed',
    email: `${name}@example.com`,
    store_id: 7,
    name,
    change: 'created',
  })
  await enqueueMail(at.shop.db, mailOf('lost'), 'lost', at.shop.clock.now)
  const [held, lost, next] = ['held', 'lost', 'next'].map((name) => `passkey-changed:${name}`)
  at.shop.mails.length = 0
  const { transport } = at.shop.services.mail
  const waiting: Promise<void>[] = []
  let arrive = () => {}
  const arriving = new Promise<void>((resolve) => (arrive = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const losing: MailTransport = {
    ...transport,
    send: async (mail, handsOver) => {
      if (mail.key === lost) {
        // The content still waits for its turn when the connection is gone (smtp.ts).
        waiting.push(handsOver?.() ?? Promise.resolve())
        throw new Error('The connection was lost')
      }
      await transport.send(mail, handsOver)
      begin()
      if (mail.key === held) await arriving
    },
  }
  const run = jobRunner({ ...at.shop.services, mail: { ...at.shop.services.mail, transport: losing } })
  const send = (name: string) => run({ kind: 'mail', mail: mailOf(name) }, `passkey-changed:${name}`)
  const sending = send('held')
  await begun
  await expect(send('lost')).rejects.toThrow('The connection was lost')
  const given = expect(waiting[0]).rejects.toThrow('before the end of the mail')
  arrive()
  await Promise.all([sending, given])
  await send('next')
  expect(at.shop.mails.map(({ key }) => key)).toEqual([held, next])
  const sends = await at.shop.db
    .select({ sends: jobs.sends })
    .from(jobs)
    .where(eq(jobs.key, lost ?? ''))
  expect(sends).toEqual([{ sends: 0 }])
})

test('a worker that is slow loses the job to another, and neither counts twice', async () => {
  const { order, payment } = await captured()
  await at.shop.db.delete(jobs).where(eq(jobs.key, `dispatched:${order.id}`))
  const [slow] = await leaseJobs(at.shop.db, at.shop.clock.now, 1)
  if (slow === undefined) throw new Error('No job is due')
  at.later(LEASE_MS)
  const run = jobRunner(at.shop.services)
  await Promise.all([run(readJob(slow.job), slow.key), runDueJobs(at.shop.services, run)])
  await completeJob(at.shop.db, slow, at.shop.clock.now)
  expect([...payment.captured.values()]).toEqual([order.total])
  expect((await staff.history(order.number)).filter((step) => step === 'shop: payment-captured')).toHaveLength(1)
})
