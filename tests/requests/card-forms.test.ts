import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { PlainBrowser } from '../support/plain/plain-browser'
import type { TestShop } from '../support/shop/open-shop'
import { pageExample } from '../support/shop/page-examples'
import { elements } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const LISTING = pageExample('listing', 'sv').path

/** The cards of a page as HTML. */
const cardsOf = (html: string) =>
  html
    .split('<article')
    .slice(1)
    .map((text) => text.split('</article>')[0] ?? '')

describe('the cards of a listing', () => {
  it('press the buttons of one form, and hold nothing that another page or visitor has otherwise', async () => {
    const html = (await shop.visitor().get(LISTING)).body
    const cards = cardsOf(html)
    const buttons = cards.flatMap((card) => elements(card, 'button'))
    expect(buttons.length).toBeGreaterThan(1)
    expect(new Set(buttons.map(({ form, name }) => `${form} ${name}`))).toEqual(new Set(['add product_id']))
    expect(elements(html, 'form').filter(({ id }) => id === 'add')).toHaveLength(1)
    expect(cards.flatMap((card) => [...elements(card, 'form'), ...elements(card, 'input')])).toEqual([])
    expect(
      cardsOf((await shop.visitor().get(`${LISTING}?sort=price-asc`)).body)
        .toSorted()
        .map(withoutLoading),
    ).toEqual(cards.toSorted().map(withoutLoading))
  })

  it.each(LANGUAGES)('add a product without JavaScript and come back to the same page, in %s', async (language) => {
    const t = translator(language)
    const browser = new PlainBrowser(shop.visitor())
    const found = await browser.open(`${href('search', language)}?query=TESTER`)
    const { title } = browser
    const name = found.first('article').one('heading').text
    const added = await browser.press(found.one('button', t('cart.add.label', { name })))
    expect(added.text).toContain(t('cart.added', { name }))
    expect(browser.title).toBe(title)
  })
})

/** The first pictures of a page are not lazy. */
const withoutLoading = (card: string) => card.replace(/ loading="\w+"/, '')
