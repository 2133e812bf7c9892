import type { Page, Route } from '@playwright/test'
import { href } from '../../app/routing/href'
import type { Language } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const choice = (page: Page, vat: 'private' | 'company', language: Language = 'sv') =>
  page.getByRole('banner').getByRole('button', { name: translator(language)(`vat.${vat}`) })
const priceOf = (page: Page) =>
  page
    .getByRole('region', { name: t('product.buy') })
    .locator('[class*="text-4xl"]')
    .first()
/** The number in a formatted amount of any currency. */
const numberIn = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

const t = translator('sv')

test(
  'the VAT switch changes the prices of the product, the list and the cart, and back',
  { tag: '@smoke' },
  async ({ page, expectAccessible }) => {
    const { product, category, id } = await goods(page.request, 'sv')
    await openPage(page, product)
    await expect(choice(page, 'private')).toHaveAttribute('aria-pressed', 'true')
    const including = numberIn(await priceOf(page).innerText())
    // The prices change before the server has answered, which sets the cookie.
    const kept = page.waitForResponse((answer) => answer.url().includes('cart.data'))
    await choice(page, 'company').click()
    await expect(choice(page, 'company')).toHaveAttribute('aria-pressed', 'true')
    await kept
    await expect(page).toHaveURL(product)
    await expect(page.getByRole('region', { name: t('product.buy') })).toContainText(t('vat.excluding'))
    const excluding = numberIn(await priceOf(page).innerText())
    expect(excluding).toBeCloseTo(including / 1.25, 2)
    await expectAccessible({ without: ['footer:not(main footer)'] })

    // The cards of a document are markup (decision 081), which the switch replaces.
    await openPage(page, category)
    const card = page.getByRole('article').first()
    const line = page.getByText(t('vat.all', { vat: t('vat.excluding') }))
    await expect(line).toBeVisible()
    const [price = ''] = /\d[\d ]*,\d\d.kr/.exec(await card.innerText()) ?? []
    expect(price).not.toBe('')
    await choice(page, 'private').click()
    await expect(line).toHaveCount(0)
    await expect(card).not.toContainText(price)
    await choice(page, 'company').click()
    await expect(line).toBeVisible()
    await expect(card).toContainText(price)

    await page.request.post(href('cart', 'sv'), { form: { intent: 'add', product_id: id, quantity: '1' }, maxRedirects: 0 })
    await openPage(page, href('cart', 'sv'))
    const summary = page.getByRole('region', { name: t('cart.summary') })
    await expect(summary).toContainText(t('vat.part'))
    // The second line of the total is its VAT.
    const total = async () => numberIn((await summary.getByRole('definition').first().innerText()).split('\n')[0] ?? '')
    expect(await total()).toBe(excluding)
    await choice(page, 'private').click()
    await expect(summary).not.toContainText(t('vat.excluding'))
    expect(await total()).toBe(including)
  },
)

test('on a narrow screen the slide-in menu has the VAT switch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, href('home', 'sv'))
  await page.locator('.menu > summary').click()
  const company = page.locator('.menu-panel').getByRole('button', { name: t('vat.company') })
  // The live panel takes the place of its markup at any time after the opening.
  await expect(async () => {
    await company.scrollIntoViewIfNeeded()
    expect((await company.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }).toPass()
  await company.click()
  await expect(page.locator('.menu-panel').getByRole('button', { name: t('vat.company'), includeHidden: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('other open tabs, also of another storefront, update once', async ({ page, context }) => {
  const other = await context.newPage()
  await openPage(page, href('home', 'sv'))
  await openPage(other, href('home', 'da'))
  const asked: string[] = []
  context.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
  await choice(page, 'company').click()
  await expect(choice(other, 'company', 'da')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(page, 'company')).toHaveAttribute('aria-pressed', 'true')
  // Tabs must not trigger each other endlessly: each requests the change once.
  await expectStill(() => asked.length)
  await choice(other, 'private', 'da').click()
  await expect(choice(page, 'private')).toHaveAttribute('aria-pressed', 'true')
})

test('other open tabs update after a switch by a plain form, as before the page is hydrated', async ({ page, context }) => {
  const other = await context.newPage()
  await openPage(other, href('home', 'sv'))
  await page.request.post(href('cart', 'sv'), { form: { intent: 'vat', vat: 'excluding' }, maxRedirects: 0 })
  await openPage(page, href('home', 'sv'))
  await expect(choice(other, 'company')).toHaveAttribute('aria-pressed', 'true')
})

test('the switch takes effect at once, before the server has answered', async ({ page }) => {
  const { product } = await goods(page.request, 'sv')
  await openPage(page, product)
  const including = numberIn(await priceOf(page).innerText())
  const held: Route[] = []
  await page.route(/cart\.data/, (route) => {
    held.push(route)
  })
  await choice(page, 'company').click()
  await expect.poll(async () => numberIn(await priceOf(page).innerText())).toBeCloseTo(including / 1.25, 2)
  await expect.poll(() => held.length).toBe(1)
  await Promise.all(held.map((route) => route.continue()))
  await expect(choice(page, 'company')).toHaveAttribute('aria-pressed', 'true')
})
