import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueJob } from '../queue/enqueue-job'
import { PermanentFailure } from '../queue/permanent-failure'
import { runDueJobs } from '../jobs/worker'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const operator = { authorization: 'Bearer the-operator' }
const retry = async (id: number) => (await shop.fetch(`/admin/jobs/${id}/retry`, post({}, operator))).status
const listed = async (state: string) => {
  const answer = await shop.fetch(`/admin/jobs?state=${state}`, { headers: operator })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return ((await answer.json()) as { jobs: { id: number; key: string; error: string | null }[] }).jobs
}

test('the staff lists dead letters and lets them run again, once', async () => {
  await enqueueJob(shop.db, { key: 'a', job: { kind: 'capture', attempt_id: crypto.randomUUID() } }, shop.clock.now)
  await runDueJobs(shop.services, () => Promise.reject(new PermanentFailure('refused')))
  const [dead] = await listed('dead')
  expect(dead).toMatchObject({ key: 'a', error: 'refused', attempts: 1 })
  const id = dead?.id ?? 0
  expect([await retry(id), await retry(id), await retry(id + 1)]).toEqual([204, 409, 404])
  expect([await runDueJobs(shop.services, () => Promise.resolve()), await listed('dead')]).toEqual([1, []])
  expect(await listed('done')).toMatchObject([{ key: 'a', error: null }])
})

test('dead letters are for the staff only', async () => {
  expect((await shop.fetch('/admin/jobs')).status).toBe(401)
  expect((await shop.fetch('/admin/jobs/1/retry', post({}))).status).toBe(401)
  expect((await shop.fetch('/admin/nothing')).status).toBe(401)
})
