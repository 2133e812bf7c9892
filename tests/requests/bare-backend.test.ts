import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { formatMoney } from '../../app/store/money'
import type { Language } from '../../app/store/languages'
import { STORES } from '../../app/store/stores'
import { answerBarely } from '../support/bare/bare-backend'
import { ODDLY } from '../support/bare/odd'
import { SPECIFIED } from '../support/bare/specified'
import { logIn } from '../support/shop/log-in'
import { pageExamples } from '../support/shop/page-examples'
import { elements, words } from '../support/shop/read-page'
import type { TestShop } from '../support/shop/open-shop'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { Shopping } from '../support/shop/shopping'

let shop: TestShop
shopForTheFile((opened) => (shop = opened))

/** Pages whose whole subject is a call of our own. */
const OWN = ['finder', 'device']

describe.each([
  ['the fields of section 3 alone', SPECIFIED],
  ['the same in odd forms, and one product that cannot be read', ODDLY],
])('from a backend that answers the calls of section 7 with %s', (_, shapes) => {
  const languages: Language[] = ['sv', 'de']
  it.each(languages.flatMap((language) => pageExamples(language).map((example) => ({ ...example, language }))))(
    'the page $page comes ($language)',
    async ({ page, path, status, language }) => {
      if (OWN.includes(page)) return
      shop.forgetAnswers()
      answerBarely(shop, shapes)
      const answer = await shop.visitor().get(path)
      expect([answer.status, answer.location]).toEqual([status, answer.location])
      if (status === 200) expect(elements(answer.body, 'html')[0]?.lang).toBe(STORES[language].iso)
    },
  )

  it('a listing shows its cards with name, price and button, and none of them twice', async () => {
    shop.forgetAnswers()
    answerBarely(shop, shapes)
    const { body } = await shop.visitor().get(href('listing', 'sv', { '*': 'batterier/index.html' }))
    expect(words(body)).toContain('CR2032')
    expect(words(body)).not.toContain('Broken')
    expect(body).toContain('class="price')
  })

  it('a customer logs in, and opens the pages of the account', async () => {
    shop.forgetAnswers()
    answerBarely(shop, shapes)
    const visitor = shop.visitor()
    expect((await logIn(visitor)).status).toBe(303)
    for (const page of ['accountOverview', 'accountOrders', 'accountProfile'] as const) {
      expect([page, (await visitor.get(href(page, 'sv'))).status]).toEqual([page, 200])
    }
  })

  it('what is found, added and ordered is a product with its price', async () => {
    shop.forgetAnswers()
    answerBarely(shop, shapes)
    const shopping = new Shopping(shop.visitor(), shop.backend)
    const found = await shopping.visitor.get(`${resourceHref('searchSuggestions', 'sv')}?query=cr2032`)
    expect([found.status, found.body.includes('CR2032')]).toEqual([200, true])
    await shopping.add('TESTER', 2)
    const { lines, text } = await shopping.cart()
    expect(lines.map(({ quantity }) => quantity)).toEqual([2])
    expect(text).toContain(formatMoney(240, STORES.sv))
    expect((await shopping.visitor.get(shopping.checkoutPath)).status).toBe(200)
  })
})
