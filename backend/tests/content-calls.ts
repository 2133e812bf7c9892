import { expect, test } from 'vitest'
import { previewLink, saveDraft } from '../content/drafts'
import { newsletterTokens } from '../accounts/owner-tokens'
import { issueNewsletterLink } from '../newsletter/newsletter-links'
import type { Caller } from './caller'
import type { TestShop } from './test-shop'

/** Tests of the calls about the newsletter and about drafts of pages. A part of calls.test.ts. */
export function contentCalls(at: () => { shop: TestShop; call: Caller['call'] }): void {
  test('pages, widgets and strings answer in the language', async () => {
    const { call } = at()
    const page = (await call('contentPage', { query: 'path=/retur/' })).answer
    expect([page.title, page.alternates.de]).toEqual(['Retur', 'rueckgabe'])
    expect((await call('widget', { path: 'footer-help' })).answer).toEqual({ content: '<p>?</p>', hidden: false })
    expect((await call('strings')).answer).toEqual({})
  })

  test('the sitemap has the pages of text, and an address leads to its page', async () => {
    const { call } = at()
    expect((await call('sitemapFiles')).answer).toContainEqual(expect.objectContaining({ kind: 'page', language: 'de', file: 1 }))
    const { entries } = (await call('sitemap', { query: 'kind=page&file=1' })).answer
    expect(entries.map(({ value }) => value)).toContain('retur')
    expect((await call('meantAddress', { query: 'kind=page&language=sv&value=Retur' })).answer).toEqual({ value: 'retur' })
  })

  test('the newsletter begins with a mailed link and ends, and the draft of a page is previewed', async () => {
    const { shop, call } = at()
    const [email, store_id] = ['brev@example.com', 7]
    await call('requestNewsletter', { body: { email } })
    const token = await issueNewsletterLink({ email, store_id, asked_at: shop.clock.now }, shop.services)
    await call('confirmNewsletter', { body: { token } })
    await call('endNewsletter', { body: { access: await newsletterTokens.sign({ email, store_id }, shop.services) } })
    await call('endNewsletterOf', { body: { email } })
    const id = { key: 'news', language: 'sv' } as const
    const texts = { path: 'nytt', title: 'Nytt', description: '', content: '<p>Hej</p>' }
    await saveDraft(id, texts, shop.services)
    const { url } = await previewLink(id, shop.services)
    const { answer } = await call('pagePreview', { body: { token: new URL(url).searchParams.get('draft') } })
    expect(answer).toEqual({ language: 'sv', path: 'nytt', title: 'Nytt', content: '<p>Hej</p>' })
  })
}
