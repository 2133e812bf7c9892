import { describe, expect, it } from 'vitest'
import { WIDGETS } from '../../../../app/commerce/contract/content'
import { LANGUAGES } from '../../../../app/commerce/contract/languages'
import { WITHDRAWAL_PATHS } from '../../../stores/shop-links'
import { buildContent } from './build-content'
import { listingUrl } from './listing-url'

const { pages, widgets, hints } = buildContent()
const ALLOWED = new Set('h2 h3 p ul ol li a table thead tbody tr th td strong em'.split(' '))
const ROUTES = ['my-order', 'my-account', 'track-order']

const everyText = LANGUAGES.flatMap((language) =>
  [...pages, ...widgets].map((each) => ({
    language,
    name: `${'key' in each ? each.key : each.slug} (${language})`,
    html: each.content[language],
  })),
)

describe('the content of the shop', () => {
  it('says everything in all four languages', () => {
    const texts = [
      ...pages.flatMap(({ path, title, description, content }) => [path, title, description, content]),
      ...widgets.map(({ content }) => content),
      ...hints.flatMap(({ hint, url, title }) => [hint, url, title]),
    ]
    for (const text of texts) for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('')
  })

  it('gives each page an address of its own in each language', () => {
    for (const language of LANGUAGES) expect(new Set(pages.map(({ path }) => path[language])).size).toBe(pages.length)
  })

  it.each(everyText)('uses only the allowed elements, closed in order: $name', ({ html }) => {
    const open: string[] = []
    for (const [, close, tag] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
      expect(ALLOWED).toContain(tag)
      if (close) expect(open.pop()).toBe(tag)
      else if (tag) open.push(tag)
    }
    expect(open).toEqual([])
  })

  it.each(everyText)('leads only to pages that are there, in the same language: $name', ({ html, language }) => {
    const paths = [...pages.map(({ path }) => path[language]), ...ROUTES, WITHDRAWAL_PATHS[language]]
    const listings = hints.map(({ url }) => url[language])
    const known = new Set([...paths, ...listings].map((path) => `/${language}/${path}`))
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      if (!href.startsWith('mailto:')) expect(known).toContain(href)
    }
  })

  it.each(everyText)('leaves no mark unfilled: $name', ({ html }) => expect(html).not.toMatch(/[{}]|"@/))

  it.each(LANGUAGES)('promises an answer within the same time to every reader in %s', (language) => {
    const DAYS = /(?:inom|innen|inden for|innerhalb(?: von)?) (\S+) (?:vardag|hverdag|Werktag)/g
    const ofReaders = pages.filter(({ key }) => ['contact', 'accessibility'].includes(key))
    const promised = ofReaders.map(({ content }) => [...content[language].matchAll(DAYS)].map(([, days]) => days))
    expect(promised.map((days) => days.length)).toEqual([1, 1])
    expect(new Set(promised.flat()).size).toBe(1)
  })

  it.each(LANGUAGES)('leads from the page about gift cards to the gift cards in %s', (language) => {
    const page = pages.find(({ key }) => key === 'gift-cards')
    expect(page?.content[language]).toContain(`href="/${language}/${listingUrl('gift-cards', language)}"`)
  })

  it('sends no reader to the account, which has no login yet, for a subscription or an order', () => {
    const sending = pages.flatMap(({ key, content }) =>
      LANGUAGES.filter((language) => content[language].includes('/my-account')).map((language) => `${key} ${language}`),
    )
    expect(sending).toEqual([])
  })

  it('has every widget the shop reads', () => {
    expect(widgets.map(({ slug }) => slug).sort()).toEqual([...WIDGETS].sort())
  })

  it('shows a header message longer than 20 characters and hides the footer message', () => {
    const messageOf = (slug: string) => widgets.find((widget) => widget.slug === slug)
    expect(messageOf('store-message')?.hidden).toBe(false)
    for (const language of LANGUAGES) expect(messageOf('store-message')?.content[language].length).toBeGreaterThan(20)
    expect(messageOf('store-message-footer')?.hidden).toBe(true)
  })

  it('has at least 40 search triggers, each different and leading to a page, a listing or a search', () => {
    expect(hints.length).toBeGreaterThanOrEqual(40)
    for (const language of LANGUAGES) {
      expect(new Set(hints.map(({ hint }) => hint[language].toLowerCase())).size).toBe(hints.length)
      const paths = new Set(pages.map(({ path }) => path[language]))
      for (const { url } of hints) {
        expect(
          paths.has(url[language]) ||
            /^(artiklar\/.+\/index\.html|so[a-z]+\.html\?query=.+|such[a-z]+\.html\?query=.+)$/.test(url[language]),
        ).toBe(true)
      }
    }
  })

  it('gives no phone number in German and Danish', () => {
    for (const { html, language } of everyText)
      if (language === 'de' || language === 'da') expect(html).not.toMatch(/Telefon(nummer)?:/)
  })
})
