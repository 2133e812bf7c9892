import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentPageTexts } from '../database/schema/content'
import { jobs } from '../database/schema/jobs'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { mimeMessage } from '../mail/transport/mime-message'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  shop.mails.length = 0
  for (const table of [jobs, newsletterLinks, newsletterSubscriptions]) await shop.db.delete(table)
})

const STAFF = { authorization: 'Bearer the-operator' }
const later = (minutes: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000))
const ask = (email: string, query = '') => shop.fetch(`/api/newsletter/requests${query}`, post({ email }))
const confirm = (token: string) => shop.fetch('/api/newsletter/confirmations', post({ token }))
const end = (access: string) => shop.fetch('/api/newsletter/end', post({ access }))
const endOf = (email: string) => shop.fetch('/api/newsletter/end-address', post({ email }))
const send = (key: string) => shop.fetch('/admin/newsletters', post({ key }, STAFF))
const readers = async () =>
  (await shop.db.select().from(newsletterSubscriptions)).map(({ email, store_id }) => `${email} ${store_id}`)

const work = () => runDueJobs(shop.services, jobRunner(shop.services))
const tokens = () => shop.mails.flatMap(({ text }) => /confirm=([\w-]+)/.exec(text)?.[1] ?? [])
const accesses = () => shop.mails.flatMap(({ text }) => /unsubscribe\?newsletter=(\S+)/.exec(text)?.[1] ?? [])

async function linkFor(email: string, query = ''): Promise<string> {
  await ask(email, query)
  await work()
  return tokens().at(-1) ?? ''
}

describe('the newsletter', () => {
  test('begins only when the mailed link is used, in the store where it was asked for', async () => {
    expect((await ask('A@Example.com', '?locale=de&sid=9')).status).toBe(202)
    await work()
    expect([shop.mails.map(({ to, language }) => [to, language]), await readers()]).toEqual([[['a@example.com', 'de']], []])
    expect((await confirm(tokens()[0] ?? '')).status).toBe(202)
    expect(await readers()).toEqual(['a@example.com 9'])
  })

  test('is confirmed again by the same link, as long as it goes on', async () => {
    const token = await linkFor('a@example.com')
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([202, 202])
    await endOf('a@example.com')
    expect([(await confirm(token)).status, await readers()]).toEqual([404, []])
  })

  test('does not begin by a link that is a day old, made up, or from before it was ended', async () => {
    const token = await linkFor('a@example.com')
    later(24 * 60)
    expect([(await confirm(token)).status, (await confirm('x')).status]).toEqual([404, 404])
    later(2)
    const waiting = await linkFor('a@example.com')
    await endOf('a@example.com')
    expect((await confirm(waiting)).status).toBe(404)
  })

  test('is answered alike for an address that has it, and nothing is mailed', async () => {
    await confirm(await linkFor('a@example.com'))
    later(2)
    shop.mails.length = 0
    const [known, unknown] = [await ask('a@example.com'), await ask('b@example.com')]
    await work()
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect(shop.mails.map(({ to }) => to)).toEqual(['b@example.com'])
  })

  test('is mailed about once a minute and 5 times a day at most, whoever asks', async () => {
    for (let asked = 0; asked < 8; asked++) {
      await ask('a@example.com')
      await ask('a@example.com')
      await work()
      later(asked < 4 ? 3 : 60)
    }
    expect(shop.mails).toHaveLength(5)
  })

  test('ends by the link of a newsletter in its store, and by address in all', async () => {
    for (const query of ['?locale=sv&sid=7', '?locale=de&sid=9']) {
      await confirm(await linkFor('a@example.com', query))
      later(2)
    }
    shop.mails.length = 0
    expect((await send('returns')).status).toBe(200)
    await work()
    expect(shop.mails.map(({ language }) => language)).toEqual(['sv', 'de'])
    const [swedish = ''] = accesses()
    expect(Buffer.from(swedish.replaceAll('.', ''), 'base64url').toString('latin1')).not.toContain('example.com')
    expect([(await end(swedish)).status, (await end(swedish)).status]).toEqual([202, 202])
    expect(await readers()).toEqual(['a@example.com 9'])
    expect([(await endOf('A@example.com')).status, (await endOf('b@example.com')).status]).toEqual([202, 202])
    expect(await readers()).toEqual([])
  })

  test.each(['x', 'a.b.c.d.e'])('does not end by a link that was not mailed: %s', async (access) => {
    expect((await end(access)).status).toBe(404)
  })
})

describe('a newsletter that is sent', () => {
  test('goes to each reader once, and not to one who has left meanwhile', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await confirm(await linkFor(email))
    shop.mails.length = 0
    expect(await (await send('returns')).json()).toEqual({ readers: 2, sent: 2 })
    await endOf('b@example.com')
    await work()
    expect(await (await send('returns')).json()).toEqual({ readers: 1, sent: 0 })
    await work()
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([['a@example.com', 'Retur']])
  })

  test('goes to all readers again when its page was published again', async () => {
    await confirm(await linkFor('a@example.com'))
    await send('returns')
    await shop.db.update(contentPageTexts).set({ description: 'Ny text' })
    expect(await (await send('returns')).json()).toEqual({ readers: 1, sent: 1 })
  })

  test('carries the headers by which mail programs end it with one click (RFC 8058)', async () => {
    await confirm(await linkFor('a@example.com'))
    await send('returns')
    await work()
    const [mail] = shop.mails.slice(-1)
    expect(mail && mimeMessage(mail).headers).toMatchObject({
      'List-Unsubscribe': `<https://shop.example/sv/unsubscribe?newsletter=${accesses().at(-1) ?? ''}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('is refused for a page that does not exist, and without the key of the staff', async () => {
    expect((await send('nothing')).status).toBe(404)
    expect((await shop.fetch('/admin/newsletters', post({ key: 'returns' }))).status).toBe(401)
  })
})
