import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { formatMoney } from '../../app/store/money'
import { storeOf } from '../../app/store/stores'
import { post } from '../../backend/tests/test-shop'
import { COMPANIES } from '../support/shop/buyers'
import { type TestShop } from '../support/shop/open-shop'
import { openByMail } from '../support/shop/own-order'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Fields } from '../support/shop/visitor'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** Orders what is in the cart; the words of the confirmation and of the order's own page, and the order's number. */
async function ordered(shopping: Shopping, fields: Fields = {}) {
  const form: Record<string, string> = {
    ...(await shopping.chooseInCheckout({ ...(await shopping.checkout()), ...fields })).fields,
    intent: 'order',
  }
  const checkout = words((await shopping.visitor.get(shopping.checkoutPath)).body)
  const answer = await shopping.order(form)
  const id = /confirmation\/([\da-f-]{36})/.exec(answer.location)?.[1] ?? `${answer.status}`
  const confirmationPage = (await shopping.visitor.follow(answer)).body
  const confirmation = words(confirmationPage)
  const page = async () => words((await openByMail(shop.visitor(), shop.backend, id, shopping.language)).body)
  return { id, form, checkout, confirmation, confirmationPage, page, number: /(SE|NO|DE|DK)\d+/.exec(confirmation)?.[0] ?? '' }
}

const moneyIn = (language: Language) => (amount: number) => formatMoney(amount, storeOf(language))

describe.each(LANGUAGES)('the summary of an order in %s', (language) => {
  const t = translator(language)
  const money = moneyIn(language)

  it('has what each code saved, and the VAT right at the total, on the confirmation and on its page', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend, language)
    await shopping.add('CR2032', 20)
    await shopping.addCode('KRAFT10')
    const cart = words((await shopping.visitor.get(href('cart', language))).body)
    const vat = t('cart.vatIncluded', { amount: '' }).trim().slice(0, 5)
    expect(cart).toMatch(new RegExp(`${t('cart.subtotal')} [\\d.,\\s]+\\S+ ${vat}`))
    const { form, checkout, confirmation, page } = await ordered(shopping)
    const [, saved = '?'] = new RegExp(`${t('cart.saved')} (\\S+)`).exec(checkout) ?? []
    const total = `${t('order.total')} ${money(Number(form.seen_total))} ${vat}`
    expect(checkout).toContain(t('cart.saved.by', { code: 'KRAFT10' }))
    expect(confirmation).toContain(`${t('cart.saved')} ${saved}`)
    expect(confirmation).toContain(t('cart.saved.by', { code: 'KRAFT10' }))
    expect(confirmation).toContain(total)
    const own = await page()
    expect(own).toContain(t('cart.saved.by', { code: 'KRAFT10' }))
    expect(own).toContain(`${t('order.total')} ${money(Number(form.seen_total))} ${t('order.vat', { rate: '' }).slice(0, 4)}`)
  })

  it('of a company has amounts without VAT, the VAT, and the total that was charged, where such prices are shown', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend, language)
    await shopping.add('CR2032', 20)
    const { form, checkout, confirmation, page } = await ordered(shopping, COMPANIES[language])
    const [own, isNet] = [await page(), language !== 'de']
    const goods = `${t('checkout.goods')} ${t('vat.excluding')}`
    expect([checkout, confirmation, own].map((text) => text.includes(goods))).toEqual([isNet, isNet, isNet])
    const [, rows = ''] = confirmation.split(goods)
    const charged = money(Number(form.seen_total))
    expect(confirmation).toContain(
      isNet ? `${t('order.total')} ${t('vat.including')} ${charged}` : `${t('order.total')} ${charged}`,
    )
    expect(rows.includes(`${t('vat.part')} `)).toBe(isNet)
    expect(own).not.toContain(`${t('withdrawal.title')} ${t('order.document.invoice')}`)
  })
})

describe('the confirmation', () => {
  it('leads a guest to the page of the order, logged in to it, and nobody else', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032', 5)
    const { id, confirmationPage } = await ordered(shopping)
    const action = href('myOrder', 'sv', { id })
    expect(elements(confirmationPage, 'form').map((form) => form.action)).toContain(action)
    const opened = await shopping.visitor.post(action, { intent: 'open-purchase' })
    expect([opened.status, opened.location]).toEqual([303, action])
    expect(words((await shopping.visitor.follow(opened)).body)).toContain(translator('sv')('order.lines'))
    const other = shop.visitor()
    const asked = await other.follow(await other.post(action, { intent: 'open-purchase' }))
    expect(words(asked.body)).not.toContain('CR2032')
  })

  it('leads to no page of an order a day later, but to the form that asks for a mailed link', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032', 5)
    const { id } = await ordered(shopping)
    const { clock } = shop.backend
    clock.now = new Date(clock.now.getTime() + 25 * 3600_000)
    const refused = await shopping.visitor.post(href('myOrder', 'sv', { id }), { intent: 'open-purchase' })
    expect(refused.location).toContain('link=refused')
  })
})

it('the page of an order names the pieces that were withdrawn from, and the new total, as soon as that is stated', async () => {
  const [t, money] = [translator('sv'), moneyIn('sv')]
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('CR2032', 5)
  const { form, page, number } = await ordered(shopping)
  const typed = { number, email: 'kund@example.com', name: 'X', message: '', extent: 'part' }
  const lines = [{ position: 0, quantity: 2 }]
  await shop.backend.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed, lines }))
  const own = await page()
  expect(own).toContain(t('order.line.withdrawn', { count: 2 }))
  expect(own).toContain(`${t('order.withdrawnTotal')} ${money(-58)}`)
  expect(own).toContain(`${t('order.newTotal')} ${money(Number(form.seen_total) - 58)}`)
})
