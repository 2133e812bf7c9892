import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RELOADED_KEY } from '../../app/client-errors/reload-once'
import { contentHref, href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { buildContent } from '../../backend/seed/data/content/build-content'
import { company } from '../../backend/stores/company'
import { senderLines } from '../../backend/mail/sender-lines'
import { DESK, ZOOMED } from '../support/journey/screen-sizes'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

/** Legal texts that no other test holds; docs/law.md lists them all. */

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** The order button says that the order is to be paid for (Directive 2011/83/EU, article 8(2); in Germany § 312j BGB). */
const ORDER_BUTTONS: Readonly<Record<Language, string>> = {
  sv: 'Beställ med betalningsskyldighet',
  no: 'Bestill med betalingsplikt',
  de: 'Zahlungspflichtig bestellen',
  da: 'Gennemfør køb med betalingspligt',
}

/**
 * The authorities that supervise the accessibility of shops: (EU) 2019/882, article 23; in Norway the
 * regulation on universal design of ICT.
 */
const ACCESSIBILITY_AUTHORITIES: Readonly<Record<Language, string>> = {
  sv: 'Post- och telestyrelsen',
  no: 'Tilsynet for universell utforming av IKT',
  de: 'Marktüberwachungsstelle der Länder',
  da: 'Sikkerhedsstyrelsen',
}

const { pages } = buildContent()
const pageOf = (key: string, language: Language): string => pages.find((page) => page.key === key)?.content[language] ?? ''

describe.each(LANGUAGES)('the law in %s', (language) => {
  const t = translator(language)

  it('names the duty to pay on the order button, and reminds of the legal guarantee beside it', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend, language)
    await shopping.add('LR6-24', 2)
    const { body } = await shopping.visitor.get(shopping.checkoutPath)
    const buttons = [...body.matchAll(/<button[^>]*value="order"[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text)
    expect(buttons).toEqual([ORDER_BUTTONS[language]])
    expect(words(body)).toContain(t('guarantee.text'))
  })

  it('shows with a product the legal guarantee, who answers for its safety, and where old batteries go', async () => {
    const slug = language === 'de' ? 'knappcell-cr2032-de' : 'knappcell-cr2032'
    const text = words((await shop.visitor().get(href('product', language, { slug }))).body)
    for (const key of ['guarantee.title', 'guarantee.text', 'product.recycling.text'] as const) expect(text).toContain(t(key))
    expect(text).toContain('Voltra AB')
  })

  it('has terms, withdrawal instruction, privacy and contact where the store links to them', () => {
    const paths = pages.map(({ path }) => contentHref(language, path[language]))
    const { terms, returns, privacy, contact } = storeOf(language).paths
    for (const path of [terms, returns, privacy, contact]) expect(paths).toContain(contentHref(language, path))
  })

  it('names the company in its imprint', () => {
    const { company: name = '', street = '', email = '', registration = '', vatNumber = '' } = company[language]
    for (const fact of [name, street, email, registration, vatNumber]) expect(pageOf('imprint', language)).toContain(fact)
  })

  it('names in Germany its number in the register of batteries, in the imprint and in every mail', () => {
    const { weee = '' } = company[language]
    expect(weee !== '').toBe(language === 'de')
    expect(pageOf('imprint', language)).toContain(weee)
    expect(senderLines(language).join()).toContain(weee)
  })

  it('names every cookie and every key of the storages of the browser on its cookie page', () => {
    const cookies = ['consent', 'locale', '__Host-session', 'auth.myAccount', 'auth.myOrder', 'auth.ended', 'campaign']
    const names = ['first-add', 'order-link', 'password-link', 'review-link', 'email-change-…', 'passkey']
    const shortLived = names.map((name) => `__Host-${name}`)
    const keys = [
      '(cart)',
      '(discount)',
      '(auth)',
      '(history)',
      '(analytics)',
      '(tracking)',
      '(finder)',
      '(positions)',
      `(${RELOADED_KEY})`,
    ]
    for (const name of [...cookies, ...shortLived, ...keys]) expect(pageOf('cookies', language)).toContain(name)
    // Germany has no prices without VAT.
    expect(pageOf('cookies', language).includes('<td>vat</td>')).toBe(storeOf(language).allowExVat)
  })

  it('names the authority that supervises accessibility, and how to report a barrier', () => {
    const statement = pageOf('accessibility', language)
    expect(statement).toContain(ACCESSIBILITY_AUTHORITIES[language])
    expect(statement).toContain(company[language].email)
  })

  it('says in its accessibility statement no more than what is checked before each change', () => {
    const statement = pageOf('accessibility', language)
    // Text at 400 % leaves a quarter of a desk; `npm run axe` looks at each kind of page in that width.
    expect(statement).toMatch(/400\s%/)
    expect(ZOOMED.width * 4).toBe(DESK.width)
    expect(readFileSync('tests/axe/every-kind.spec.ts', 'utf8')).toMatch(/const SIZES = \[DESK, TABLET, PHONE, ZOOMED\]/)
    // All kinds of pages in German, on a desk and on a phone; a purchase with nothing but the keyboard.
    expect(readFileSync('tests/support/journey/check-kinds.ts', 'utf8')).toMatch(
      /setViewportSize\(DESK\).*visit\(page, 'de'\).*expectAccessible\(.*setViewportSize\(PHONE\).*expectAccessible\(/s,
    )
    expect(readFileSync('tests/journeys/main-pages.spec.ts', 'utf8')).toContain('\ncheckKinds(MAIN_KINDS)\n')
    expect(readFileSync('tests/journeys/pages.spec.ts', 'utf8')).toContain(
      'of inGroups(Object.keys(PAGE_KINDS).filter((kind) => !MAIN_KINDS.includes(kind)))) checkKinds(kinds)',
    )
    expect(readFileSync('tests/journeys/keyboard.spec.ts', 'utf8')).toContain('a purchase with nothing but the keyboard')
  })

  it('leads to no platform for online dispute resolution, which ended in July 2025', () => {
    for (const { content } of pages) expect(content[language]).not.toMatch(/consumers\/odr|\bODR\b|OS-Plattform/)
  })

  it('links the company’s duties from the footer of every page', () => {
    const links = elements(
      buildContent()
        .widgets.map(({ content }) => content[language])
        .join(''),
      'a',
    ).map((link) => link.href)
    for (const key of ['imprint', 'terms', 'privacy', 'cookies', 'accessibility', 'returns', 'recycling'] as const) {
      const path = pages.find((page) => page.key === key)?.path[language] ?? '?'
      expect(links).toContain(contentHref(language, path))
    }
  })
})
