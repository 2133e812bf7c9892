import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import type { IconSet } from '../../app/store/store'
import { storeOf } from '../../app/store/stores'
import { elementsIn } from '../support/plain/html-tree'
import type { Part } from '../support/plain/part'
import { PlainBrowser } from '../support/plain/plain-browser'
import type { TestShop } from '../support/shop/open-shop'
import { elements } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translator(language)
  const { brand, icons, phone, alternateLogo } = storeOf(language)

  /** The marks of a part of the page, as the store row has them. */
  const marksIn = (part: Part) =>
    Object.fromEntries(
      (['payment', 'delivery', 'trust'] as const).map((kind) => {
        const marks = part.one('list', t(`footer.${kind}`)).all('img')
        return [
          kind,
          marks.map((mark) => ({ name: mark.name, width: mark.attribute('width'), height: mark.attribute('height') })),
        ]
      }),
    )
  const marksOf = ({ payment, shipping, trust }: IconSet) =>
    Object.fromEntries(
      Object.entries({ payment, delivery: shipping, trust }).map(([kind, marks]) => [
        kind,
        marks.map(({ name, width, height }) => ({ name, width: String(width), height: String(height) })),
      ]),
    )

  it('the footer has the selling points, the alternate logo, the icons and the copyright (spec section 2, Footer)', async () => {
    const footer = (await new PlainBrowser(shop.visitor()).open(href('home', language))).one('contentinfo')
    const promises = footer.one('region', t('footer.promises'))
    for (const topic of ['invoice', 'shipping', 'returns', 'secure'] as const) {
      expect(promises.text).toContain(t(`footer.${topic}.title`))
      expect(promises.text).toContain(t(`footer.${topic}.text`))
    }
    expect(marksIn(footer)).toEqual(marksOf(icons.footer))
    expect(footer.text).toMatch(new RegExp(t('footer.copyright', { year: String.raw`\d{4}`, brand })))
    const logo = footer.one('link', t('header.home', { brand }))
    expect(logo.text).toBe(alternateLogo.wordmark)
    expect(elementsIn(logo.element)[0]?.attribs.class).toContain('text-white')
  })

  it('the open drawer and the cart page have the icons of the cart slide (spec section 3, Locale)', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend, language)
    await shopping.add('CR2032', 5)
    const browser = new PlainBrowser(shopping.visitor)
    const drawer = (await browser.open(`${href('home', language)}?cart`)).one('dialog')
    expect(marksIn(drawer)).toEqual(marksOf(icons.cartSlide))
    expect(marksIn((await browser.open(shopping.cartPath)).one('main'))).toEqual(marksOf(icons.cartSlide))
  })

  it('the header has the phone number where the storefront has one, and the browser the theme colour', async () => {
    const browser = new PlainBrowser(shop.visitor())
    const header = (await browser.open(href('home', language))).one('banner')
    const numbers = header.all('link').filter((link) => link.attribute('href')?.startsWith('tel:'))
    expect([...new Set(numbers.map(({ text }) => text))]).toEqual(phone === null ? [] : [phone])
    const { body } = await browser.visitor.get(href('home', language))
    expect(elements(body, 'meta')).toContainEqual({ name: 'theme-color', content: '#ffbc20' })
  })
})
