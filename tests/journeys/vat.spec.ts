import type { Page, Route } from '@playwright/test'
import { href } from '../../app/routing/href'
import type { Language } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { translator } from '../support/shop/translator'

const choice = (page: Page, language: Language, vat: 'private' | 'company') =>
  page.getByRole('banner').getByRole('button', { name: translator(language)(`vat.${vat}`) })
const priceOf = (page: Page) => page.locator('.text-4xl').first()
/** The number in an amount, whatever its currency and signs. */
const numberIn = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

for (const language of ['sv', 'no', 'da'] satisfies Language[]) {
  const t = translator(language)

  test(`prices without VAT in ${language}: on the product, in the list, in the cart, and back`, async ({
    page,
    expectAccessible,
  }) => {
    test.slow()
    const { product, category, id } = await goods(page.request, language)
    await page.goto(product)
    await expect(choice(page, language, 'private')).toHaveAttribute('aria-pressed', 'true')
    const box = page.getByRole('region', { name: t('product.buy') })
    const including = numberIn(await priceOf(page).innerText())

    await choice(page, language, 'company').click()
    await expect(choice(page, language, 'company')).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(product)
    await expect(box).toContainText(t('vat.excluding'))
    const excluding = numberIn(await priceOf(page).innerText())
    expect(excluding).toBeCloseTo(including / 1.25, 2)
    await expectAccessible()

    await page.goto(category)
    await expect(page.getByRole('article').first()).toContainText(t('vat.excluding'))

    await page.request.post(href('cart', language), {
      form: { intent: 'add', product_id: id, quantity: '1' },
      maxRedirects: 0,
    })
    await page.goto(href('cart', language))
    const summary = page.getByRole('region', { name: t('cart.summary') })
    await expect(summary).toContainText(t('vat.part'))
    const sum = await summary.getByRole('definition').first().innerText()
    expect(numberIn(sum)).toBe(excluding)

    await choice(page, language, 'private').click()
    await expect(summary).not.toContainText(t('vat.excluding'))
    expect(numberIn(await summary.getByRole('definition').first().innerText())).toBe(including)
  })

  test(`the slide-in menu of a narrow screen has the switch in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(href('home', language))
    await page.locator('.menu > summary').click()
    const company = page.locator('.menu-panel').getByRole('button', { name: t('vat.company') })
    await company.scrollIntoViewIfNeeded()
    expect((await company.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await company.click()
    await expect(
      page.locator('.menu-panel').getByRole('button', { name: t('vat.company'), includeHidden: true }),
    ).toHaveAttribute('aria-pressed', 'true')
  })
}

test('German prices always include VAT, whatever was chosen elsewhere', async ({ page }) => {
  await page.goto(href('home', 'sv'))
  await choice(page, 'sv', 'company').click()
  await expect(choice(page, 'sv', 'company')).toHaveAttribute('aria-pressed', 'true')
  const { product } = await goods(page.request, 'de')
  await page.goto(product)
  await expect(page.getByRole('region', { name: translator('de')('product.buy') })).toContainText(
    translator('de')('vat.including'),
  )
  await expect(page.locator('button[name=vat]')).toHaveCount(0)
})

test(
  'the other open tabs follow, of another storefront as well, and come to rest',
  { tag: '@script' },
  async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto(href('home', 'sv'), { waitUntil: 'networkidle' })
    await other.goto(href('home', 'da'), { waitUntil: 'networkidle' })
    const asked: string[] = []
    context.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
    await choice(page, 'sv', 'company').click()
    await expect(choice(other, 'da', 'company')).toHaveAttribute('aria-pressed', 'true')
    await expect(choice(page, 'sv', 'company')).toHaveAttribute('aria-pressed', 'true')
    await page.waitForLoadState('networkidle')
    await other.waitForLoadState('networkidle')
    const before = asked.length
    await page.waitForTimeout(500)
    expect(asked.length).toBe(before)
    await choice(other, 'da', 'private').click()
    await expect(choice(page, 'sv', 'private')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('a switch shows at once, before the shop has answered', { tag: '@script' }, async ({ page }) => {
  const { product } = await goods(page.request, 'sv')
  await page.goto(product, { waitUntil: 'networkidle' })
  const including = numberIn(await priceOf(page).innerText())
  const held: Route[] = []
  await page.route(/cart\.data/, (route) => {
    held.push(route)
  })
  await choice(page, 'sv', 'company').click()
  await expect.poll(async () => numberIn(await priceOf(page).innerText())).toBeCloseTo(including / 1.25, 2)
  await Promise.all(held.map((route) => route.continue()))
  expect(held).toHaveLength(1)
  await expect(choice(page, 'sv', 'company')).toHaveAttribute('aria-pressed', 'true')
})
