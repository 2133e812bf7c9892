import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '../database/schema/jobs'
import type { RunJob } from '../jobs/attempt-job'
import { enqueueJob } from '../queue/enqueue-job'
import type { Job } from '../queue/job'
import { deleteDoneJobs, extendLease, LEASE_MS, leaseJobs } from '../jobs/leases'
import { PermanentFailure } from '../queue/permanent-failure'
import { MAX_ATTEMPTS } from '../jobs/retry-pause'
import { runDueJobs } from '../jobs/worker'
import { NOON_DAY, openTestShop, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now = NOON_DAY
  shop.logged.length = 0
})
afterEach(() => shop.db.delete(jobs))

const captureJob = (): Job => ({ kind: 'capture', attempt_id: crypto.randomUUID() })
const enqueue = (key: string, job = captureJob()) => enqueueJob(shop.db, { key, job }, shop.clock.now)
const stored = async (key: string) => (await shop.db.select().from(jobs).where(eq(jobs.key, key)))[0]
const later = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}

/** Notes the keys of the jobs it runs. */
function recorder(fail: (key: string) => Error | null = () => null): { keys: string[]; run: RunJob } {
  const keys: string[] = []
  const run: RunJob = async (_job, key) => {
    keys.push(key)
    const failure = fail(key)
    if (failure !== null) return Promise.reject(failure)
    return Promise.resolve()
  }
  return { keys, run }
}

describe('a job', () => {
  test('exists exactly when the transaction that enqueues it is committed', async () => {
    await expect(
      shop.db.transaction(async (tx) => {
        await enqueueJob(tx, { key: 'undone', job: captureJob() }, shop.clock.now)
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await shop.db.transaction((tx) => enqueueJob(tx, { key: 'committed', job: captureJob() }, shop.clock.now))
    const { keys, run } = recorder()
    await runDueJobs(shop.services, run)
    expect(keys).toEqual(['committed'])
  })

  test('of the same event is enqueued once, also after it was done', async () => {
    await Promise.all([enqueue('once'), enqueue('once'), enqueue('once')])
    const { keys, run } = recorder()
    await runDueJobs(shop.services, run)
    await enqueue('once')
    await runDueJobs(shop.services, run)
    expect(keys).toEqual(['once'])
    expect(await stored('once')).toMatchObject({ state: 'done', attempts: 1, error: null })
  })

  test('that fails is tried again after growing pauses, with one log line each time', async () => {
    await enqueue('late')
    let isDown = true
    const { keys, run } = recorder(() => (isDown ? new Error('kund@example.com was refused') : null))
    expect(await runDueJobs(shop.services, run)).toBe(1)
    later(9_999)
    expect(await runDueJobs(shop.services, run)).toBe(0)
    later(1)
    expect(await runDueJobs(shop.services, run)).toBe(1)
    later(19_999)
    expect(await runDueJobs(shop.services, run)).toBe(0)
    isDown = false
    later(1)
    expect(await runDueJobs(shop.services, run)).toBe(1)
    expect(keys).toHaveLength(3)
    expect(await stored('late')).toMatchObject({ state: 'done', attempts: 3 })
    const line = { level: 'error', event: 'job-failed', key: 'late', error: '… was refused' }
    expect(shop.logged).toEqual([
      { ...line, attempt: 1 },
      { ...line, attempt: 2 },
    ])
  })

  test('becomes a dead letter after its last attempt, or at once when no retry can help', async () => {
    await enqueue('hopeless')
    await enqueue('failing')
    const { run } = recorder((key) => (key === 'hopeless' ? new PermanentFailure('refused') : new Error('down')))
    for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt++) {
      await runDueJobs(shop.services, run)
      later(3600_000)
    }
    expect(await stored('hopeless')).toMatchObject({ state: 'dead', attempts: 1, error: 'refused' })
    expect(await stored('failing')).toMatchObject({ state: 'dead', attempts: MAX_ATTEMPTS, error: 'down' })
    expect(shop.logged.filter((line) => JSON.stringify(line).includes('job-dead'))).toHaveLength(2)
  })

  test.each([
    ['of an unknown kind', { kind: 'sing', version: 1 }, 'dead'],
    ['of an unknown form', { kind: 'capture', attempt_id: 7, version: 1 }, 'dead'],
    ['without fields', 'x', 'dead'],
    ['of a later release', { kind: 'sing', version: 99 }, 'waiting'],
  ] as const)('%s stops no worker: the others run, it is %3$s', async (_name, job, state) => {
    const row = { state: 'waiting', due_at: shop.clock.now, created_at: shop.clock.now } as const
    await shop.db.insert(jobs).values({ key: 'strange', job, ...row })
    await enqueue('plain')
    const { keys, run } = recorder()
    await runDueJobs(shop.services, run)
    expect(keys).toEqual(['plain'])
    expect((await stored('strange'))?.state).toBe(state)
  })
})

describe('several workers', () => {
  test('run each job once', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `shared-${index}`)
    for (const name of names) await enqueue(name)
    const { keys, run } = recorder()
    await Promise.all([1, 2, 3, 4].map(() => runDueJobs(shop.services, run)))
    expect(keys.toSorted()).toEqual(names.toSorted())
  })

  test('take the job of a killed one when its lease is over, and not before', async () => {
    await enqueue('interrupted')
    await leaseJobs(shop.db, shop.clock.now, 1)
    const { keys, run } = recorder()
    later(LEASE_MS - 1)
    expect(await runDueJobs(shop.services, run)).toBe(0)
    later(1)
    expect(await runDueJobs(shop.services, run)).toBe(1)
    expect([keys, (await stored('interrupted'))?.attempts]).toEqual([['interrupted'], 2])
  })

  test('leave a job to one that extends its lease', async () => {
    await enqueue('long')
    const [leased] = await leaseJobs(shop.db, shop.clock.now, 1)
    if (leased === undefined) throw new Error('Nothing was leased')
    later(LEASE_MS - 1)
    await extendLease(shop.db, leased, shop.clock.now)
    later(LEASE_MS - 1)
    expect(await leaseJobs(shop.db, shop.clock.now, 1)).toEqual([])
  })

  test('are not disturbed by one that comes back after its lease', async () => {
    await enqueue('frozen')
    let wakeUp = () => {}
    const sleep = new Promise<void>((resolve) => (wakeUp = resolve))
    const frozen = runDueJobs(shop.services, () => sleep.then(() => Promise.reject(new Error('too late'))))
    await expect.poll(async () => (await stored('frozen'))?.attempts).toBe(1)
    later(LEASE_MS)
    const { run } = recorder()
    await runDueJobs(shop.services, run)
    wakeUp()
    await frozen
    expect(await stored('frozen')).toMatchObject({ state: 'done', attempts: 2 })
  })

  test('give up a job that ends its process at each attempt', async () => {
    await enqueue('poison')
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      expect(await leaseJobs(shop.db, shop.clock.now, 1)).toHaveLength(1)
      later(LEASE_MS)
    }
    const { keys, run } = recorder()
    await runDueJobs(shop.services, run)
    expect([keys, (await stored('poison'))?.state]).toEqual([[], 'dead'])
  })
})

test('done jobs are deleted by their age, waiting and dead ones stay', async () => {
  for (const key of ['a-done', 'b-dead', 'c-waiting']) await enqueue(key)
  const { run } = recorder((key) => (key === 'a-done' ? null : key === 'b-dead' ? new PermanentFailure('x') : new Error('later')))
  await runDueJobs(shop.services, run)
  await deleteDoneJobs(shop.db, shop.clock.now)
  expect(await shop.db.$count(jobs)).toBe(3)
  later(1)
  await deleteDoneJobs(shop.db, shop.clock.now)
  expect((await shop.db.select({ key: jobs.key }).from(jobs)).map(({ key }) => key).toSorted()).toEqual(['b-dead', 'c-waiting'])
})
