import { beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { previewLink, saveDraft } from '../../backend/content/drafts'
import { jobs } from '../../backend/database/schema/jobs'
import { newsletterSubscriptions } from '../../backend/database/schema/newsletter'
import { newsletterTokens } from '../../backend/accounts/owner-tokens'
import { issueNewsletterLink } from '../../backend/newsletter/newsletter-links'
import { inFives } from '../support/shop/in-fives'
import type { TestShop } from '../support/shop/open-shop'
import { pageExamples } from '../support/shop/page-examples'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

/** Pages without the form in their footer: those about the newsletter, and those in the layout with a simple header. */
const WITHOUT = new Set<string>(['newsletter', 'unsubscribe', 'checkout', 'checkoutFailed'])

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})
const readers = async () => (await shop.backend.db.select().from(newsletterSubscriptions)).map(({ email }) => email)
const mailed = async () =>
  (await shop.backend.db.select({ key: jobs.key }).from(jobs)).filter(({ key }) => key.startsWith('newsletter-link:')).length
const field = (html: string, id: string) => elements(html, 'input').find((input) => input.id === id)

describe.each(LANGUAGES)('the newsletter, in %s', (language) => {
  const t = translator(language)
  const page = href('newsletter', language)
  const unsubscribe = href('unsubscribe', language)
  const owner = { email: `brev-${language}@example.com`, store_id: storeOf(language).storeId }

  it.each(pageExamples(language).filter(({ status, page }) => status === 200 && !WITHOUT.has(page)))(
    'is asked for in the footer of $page',
    async ({ path }) => {
      const { body } = await visitor.get(path)
      expect(field(body, 'newsletter-footer-email')).toMatchObject({ type: 'email', name: 'email', autoComplete: 'email' })
      expect(words(body)).toContain(t('newsletter.text'))
    },
  )

  it('gives the same answer to every address, and mails a link to one that does not have it', async () => {
    const reader = `van-${language}@example.com`
    await shop.backend.db
      .insert(newsletterSubscriptions)
      .values({ ...owner, email: reader, asked_at: new Date(), confirmed_at: new Date() })
    const before = await mailed()
    for (const email of [owner.email, reader, `  ${owner.email.toUpperCase()} `]) {
      const answer = await visitor.post(page, { email })
      expect([answer.status, answer.location]).toEqual([303, `${page}?thanks=newsletter#main`])
      expect(words((await visitor.follow(answer)).body)).toContain(t('newsletter.thanks.title'))
    }
    expect(await readers()).toEqual([reader])
    expect((await mailed()) - before).toBeGreaterThan(0)
    await shop.backend.db.delete(newsletterSubscriptions)
  })

  it('keeps a wrong address in the field, with the error beside it', async () => {
    const { status, body } = await visitor.post(page, { email: 'kund@' })
    expect(status).toBe(400)
    expect(field(body, 'newsletter-page-email')).toMatchObject({ value: 'kund@', 'aria-invalid': 'true' })
    expect(field(body, 'newsletter-footer-email')).toBeUndefined()
    expect(words(body)).toContain(t('checkout.error.email'))
  })

  it('is left out of the footer of pages about it and of the checkout', async () => {
    for (const path of [page, unsubscribe, href('checkoutFailed', language)]) {
      const { body } = await visitor.get(path)
      expect([path, field(body, 'newsletter-footer-email')]).toEqual([path, undefined])
    }
  })

  it('is ended by address with the only main button of the page', async () => {
    const { body } = await visitor.get(unsubscribe)
    const [, main = ''] = /<main\b(.*?)<\/main>/s.exec(body) ?? []
    expect(main.match(/class="[^"]*\bbg-amber\b/g)).toHaveLength(1)
  })

  it('begins when the mailed link is confirmed, and not when it is opened', async () => {
    const token = await issueNewsletterLink({ ...owner, asked_at: new Date() }, shop.backend.services)
    const link = `${page}?confirm=${token}`
    expect(words((await visitor.get(link)).body)).toContain(t('newsletter.confirm.text'))
    expect(await readers()).toEqual([])
    const answer = await visitor.post(link, {})
    expect([answer.status, await readers()]).toEqual([303, [owner.email]])
    expect(words((await visitor.follow(answer)).body)).toContain(t('newsletter.done.title'))
    const refused = await visitor.post(`${page}?confirm=x`, {})
    expect(refused.status).toBe(404)
    expect(words(refused.body)).toContain(t('newsletter.error.link'))
  })

  it('ends by the link of a mail, by one click of a mail program, and by address', async () => {
    const begin = async () => {
      const token = await issueNewsletterLink({ ...owner, asked_at: new Date() }, shop.backend.services)
      await visitor.post(`${page}?confirm=${token}`, {})
      expect(await readers()).toEqual([owner.email])
    }
    const link = `${unsubscribe}?newsletter=${await newsletterTokens.sign(owner, shop.backend.services)}`
    await begin()
    expect(words((await visitor.get(link)).body)).toContain(t('unsubscribe.link'))
    expect(await readers()).toEqual([owner.email])
    const ended = await visitor.post(link, {})
    expect([ended.status, await readers()]).toEqual([303, []])
    expect(words((await visitor.follow(ended)).body)).toContain(t('unsubscribe.done'))
    await begin()
    const oneClick = await shop.visitor().post(link, { 'List-Unsubscribe': 'One-Click' })
    expect([oneClick.status, await readers()]).toEqual([200, []])
    await begin()
    // A link that lost its token asks for the address.
    expect(field((await visitor.get(`${unsubscribe}?newsletter=`)).body, 'end-newsletter-email')).toBeDefined()
    const known = await visitor.post(unsubscribe, { email: owner.email })
    const unknown = await visitor.post(unsubscribe, { email: 'ingen@example.com' })
    expect([known.status, known.location, await readers()]).toEqual([unknown.status, unknown.location, []])
  })
})

const t = translator('sv')

it('the newsletter is asked for 5 times per address in 10 minutes, and 10 addresses are ended', async () => {
  const before = await mailed()
  await inFives(5, (index) => visitor.post('/sv/nyhetsbrev', { email: `n${index}@example.com` }))
  const sixth = await visitor.post('/sv/nyhetsbrev', { email: 'n6@example.com' })
  expect([sixth.status, field(sixth.body, 'newsletter-page-email')?.value]).toEqual([429, 'n6@example.com'])
  expect((await mailed()) - before).toBe(5)
  await inFives(10, (index) => visitor.post('/sv/unsubscribe', { email: `n${index}@example.com` }))
  expect((await visitor.post('/sv/unsubscribe', { email: 'n6@example.com' })).status).toBe(429)
})

it.each(LANGUAGES)('an outage keeps what was typed, and a link can be tried again, in %s', async (language) => {
  const [page, unsubscribe] = [href('newsletter', language), href('unsubscribe', language)]
  const owner = { email: 'kund@example.com', store_id: storeOf(language).storeId }
  const begin = `${page}?confirm=${await issueNewsletterLink({ ...owner, asked_at: new Date() }, shop.backend.services)}`
  const end = `${unsubscribe}?newsletter=${await newsletterTokens.sign(owner, shop.backend.services)}`
  await visitor.get(href('home', language))
  shop.online = false
  const asked = await visitor.post(page, { email: owner.email })
  expect([asked.status, field(asked.body, 'newsletter-page-email')?.value]).toEqual([503, owner.email])
  const ended = await visitor.post(unsubscribe, { email: owner.email })
  expect([ended.status, field(ended.body, 'end-newsletter-email')?.value]).toEqual([503, owner.email])
  for (const link of [begin, end]) expect((await visitor.post(link, {})).status).toBe(503)
  shop.online = true
  expect([(await visitor.post(begin, {})).status, await readers()]).toEqual([303, [owner.email]])
  expect([(await visitor.post(end, {})).status, await readers()]).toEqual([303, []])
})

describe('the preview of a page', () => {
  const id = { key: 'news', language: 'sv' } as const
  let link: string
  beforeEach(async () => {
    const texts = { path: 'nytt', title: 'Nytt i butiken', description: '', content: '<p>Hej</p><script>alert(1)</script>' }
    await saveDraft(id, texts, shop.backend.services)
    const { pathname, search } = new URL((await previewLink(id, shop.backend.services)).url)
    link = pathname + search
  })

  it('shows the draft, marked as one, to nobody without the link, and is stored by nobody', async () => {
    const { status, body, headers } = await visitor.get(link)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(words(body)).toContain('Nytt i butiken')
    expect(words(body)).toContain(t('pagePreview.draft'))
    expect(body).not.toContain('alert(1)')
    expect(elements(body, 'meta').find(({ name }) => name === 'robots')?.content).toContain('noindex')
    expect((await visitor.get('/sv/nytt')).status).toBe(404)
    expect((await visitor.get('/sv/page-preview?draft=x')).status).toBe(404)
  })

  it('shows a change of the draft at once', async () => {
    await visitor.get(link)
    await saveDraft(id, { path: 'nytt', title: 'Ändrat', description: '', content: '<p>Hej</p>' }, shop.backend.services)
    expect(words((await visitor.get(link)).body)).toContain('Ändrat')
  })
})
