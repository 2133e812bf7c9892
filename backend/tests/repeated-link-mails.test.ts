import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountLinks } from '../database/schema/accounts'
import { jobs } from '../database/schema/jobs'
import { newsletterLinks } from '../database/schema/newsletter'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import type { Services } from '../services'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  shop.mails.length = 0
  for (const table of [jobs, accountLinks, newsletterLinks]) await shop.db.delete(table)
})

const work = (services: Services) => runDueJobs(services, jobRunner(services))
const later = (minutes: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000))

/** The mail server does not answer at `tries` attempts. */
async function outage(tries: number) {
  const { mail } = shop.services
  const send = () => Promise.reject(new Error('The mail server does not answer'))
  const down = { ...shop.services, mail: { ...mail, transport: { ...mail.transport, send } } }
  for (let tried = 0; tried < tries; tried++) {
    await work(down)
    later(60)
  }
}

test.each([
  ['a forgotten password', '/api/account-links', { email: DEMO_ACCOUNT.email, profile: null }, accountLinks],
  ['the newsletter', '/api/newsletter/requests', { email: 'a@example.com' }, newsletterLinks],
] as const)('a mail with a link for %s is sent after an outage, however often it was tried', async (_, path, body, links) => {
  await shop.fetch(path, post(body))
  await outage(8)
  await work(shop.services)
  expect([shop.mails.map(({ to }) => to), await shop.db.$count(links)]).toEqual([[body.email], 1])
})

test('a mail that is sent again has the same link, and is left out when the link was used meanwhile', async () => {
  await shop.fetch('/api/account-links', post({ email: DEMO_ACCOUNT.email, profile: null }))
  await work(shop.services)
  const again = async () => {
    await shop.db.update(jobs).set({ state: 'waiting', sends: 0, due_at: shop.clock.now, ended_at: null })
    await work(shop.services)
  }
  await again()
  const [first, second] = shop.mails.map(({ text }) => /change_password=([\w-]+)/.exec(text)?.[1])
  expect([second, shop.mails.length]).toEqual([first, 2])
  await shop.db.update(accountLinks).set({ used_at: shop.clock.now })
  await again()
  expect(shop.mails).toHaveLength(2)
})
