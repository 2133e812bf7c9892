import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { calls } from '../../app/commerce/contract/calls'
import { issueAccountLink } from '../accounts/account-links'
import { choosePassword } from '../accounts/choose-password'
import { customers } from '../database/schema/accounts'
import { newsletterSubscriptions } from '../database/schema/newsletter'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { openTestShop, post, put, type TestShop } from './test-shop'

let shop: TestShop
let email: string
let headers: { authorization: string }
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.mails.length = 0
  email = `${crypto.randomUUID()}@example.com`
  const token = await issueAccountLink(email, { first_name: 'Nora', last_name: 'Ny' }, shop.services)
  const { access_token } = await choosePassword({ token, password: 'elva-gula-tranor' }, shop.services)
  headers = { authorization: `Bearer ${access_token}` }
})

const chosen = async (answer: Response) => calls.chooseNewsletter.answer.parse(await answer.json()).wanted
const choose = async (wanted: boolean) => chosen(await shop.fetch('/api/account/newsletter', put({ wanted }, headers)))
const read = async (place = '') => chosen(await shop.fetch(`/api/account/newsletter${place}`, { headers }))
const stored = () => shop.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
const mailed = async () => {
  await runDueJobs(shop.services, jobRunner(shop.services))
  return shop.mails.map(({ text }) => /confirm=([\w-]+)/.exec(text)?.[1] ?? '')
}

test('a confirmed address begins the newsletter of the store at once, with the time as its proof, and ends it', async () => {
  expect(await read()).toBe(false)
  for (let turn = 0; turn < 2; turn += 1) expect(await choose(true)).toBe(true)
  const { now } = shop.clock
  expect(await stored()).toEqual([{ email, store_id: 7, asked_at: now, confirmed_at: now }])
  expect([await read(), await read('?locale=de&sid=9'), await mailed()]).toEqual([true, false, []])
  for (let turn = 0; turn < 2; turn += 1) expect(await choose(false)).toBe(false)
  expect([await read(), await stored()]).toEqual([false, []])
})

test('an address that was never confirmed is mailed a link first; ending it spends that link', async () => {
  await shop.db.update(customers).set({ email_confirmed_at: null, terms_accepted_at: null }).where(eq(customers.email, email))
  expect([await choose(true), await stored()]).toEqual([false, []])
  const [token = ''] = await mailed()
  expect(token).not.toBe('')
  expect(await choose(false)).toBe(false)
  expect((await shop.fetch('/api/newsletter/confirmations', post({ token }))).status).toBe(404)
})
