import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { enqueueJob } from '../queue/enqueue-job'
import { createBackendMetrics } from '../metrics/backend-metrics'
import { openMetrics } from '../metrics/open-metrics'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const print = () => {}
const DAY_MS = 24 * 60 * 60_000

/** Enqueues a job that is due on a day from now on. */
async function enqueue(key: string, days: number): Promise<void> {
  await enqueueJob(
    shop.db,
    { key, job: { kind: 'capture', attempt_id: crypto.randomUUID() } },
    new Date(Date.now() + days * DAY_MS),
  )
}

test('jobs are counted when metrics are read: those that wait, those due by now, and dead letters', async () => {
  for (const [key, days] of Object.entries({ due: -1, later: 1, dead: -1, done: -1 })) await enqueue(key, days)
  for (const state of ['dead', 'done'] as const) await shop.db.update(jobs).set({ state }).where(eq(jobs.key, state))
  const metrics = createBackendMetrics(shop.db, 'thread')
  const counted = await metrics.getSingleMetricAsString('shop_jobs')
  expect(counted.split('\n').slice(2)).toEqual([
    'shop_jobs{state="waiting"} 2',
    'shop_jobs{state="due"} 1',
    'shop_jobs{state="dead"} 1',
  ])
  const names = metrics.getMetricsAsArray().map(({ name }) => name)
  expect([names.some((name) => name.startsWith('nodejs_heap')), names.some((name) => name.startsWith('process_'))]).toEqual([
    true,
    false,
  ])
})

test('metrics can be read while the database does not answer, without the jobs', async () => {
  const closed = await openTestShop()
  await closed.close()
  const metrics = await createBackendMetrics(closed.db, 'process').metrics()
  expect(metrics).toContain('process_resident_memory_bytes ')
  expect(metrics).not.toContain('shop_jobs{')
})

test('a process of the backend serves them at METRICS_PORT alone, and names a port that cannot be had', async () => {
  const addresses: string[] = []
  const open = (port: string) =>
    openMetrics({ METRICS_PORT: port }, 'worker', {
      db: shop.db,
      print: (line) => addresses.push(line.replace('Metrics at ', '')),
    })
  const close = await open('0')
  const [address = ''] = addresses
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await answer.text()).toContain('shop_jobs{state="waiting",process="worker"} ')
  expect((await fetch(new URL('/', address))).status).toBe(404)
  await expect(open(new URL(address).port)).rejects.toThrow('METRICS_PORT: listen EADDRINUSE')
  await expect(open('70000')).rejects.toThrow('METRICS_PORT: ')
  await close()
  await expect(fetch(address)).rejects.toThrow()
  await openMetrics({}, 'backend', { db: shop.db, print })
})
