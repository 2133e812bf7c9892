import type { Language } from '../../app/store/languages'
import { formatMoney } from '../../app/store/money'
import { storeOf } from '../../app/store/stores'
import { expect, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { translator } from '../support/shop/translator'

for (const language of ['sv', 'de'] satisfies Language[]) {
  const t = translator(language)
  const zero = formatMoney(0, storeOf(language))
  /** Some amount in the words around it. */
  const worded = (text: string) => new RegExp(text.split(zero).map(escaped).join('.+'))

  /** The words of a control, whatever product it is about. */
  const named = (key: 'cart.add.label' | 'cart.quantity.increase' | 'cart.quantity.of') =>
    new RegExp(t(key, { name: '#' }).split('#').map(escaped).join('.+'))

  test(`a discount in ${language}: by link, on the product, in the cart; codes that do not count say why`, async ({
    page,
    expectAccessible,
  }) => {
    // Many steps, and each is a page without scripts.
    test.slow()
    const { product } = await goods(page.request, language)

    // A link with a code leads to the shop, at an address without it.
    await page.goto(`/${language}/rabatt/KRAFT10?utm_source=mail`)
    await expect(page).toHaveURL(new RegExp(`/${language}\\?utm_source=mail$`))
    await expect(page.getByText(t('discounts.bar.applied', { code: 'KRAFT10' }))).toBeVisible()

    // The product shows it, and the cart confirms it.
    await page.goto(product)
    const box = page.getByRole('region', { name: t('product.buy') })
    await expect(box.getByText(t('discounts.yours', { percent: 10 }))).toBeVisible()
    const shown = await box.locator('.text-4xl').innerText()
    await box.getByRole('button', { name: named('cart.add.label') }).click()
    await page.getByRole('link', { name: t('cart.added.toCart') }).click()
    await expect(
      page
        .getByRole('list')
        .filter({ has: page.getByRole('textbox') })
        .getByText(shown)
        .first(),
    ).toBeVisible()

    const codes = page.getByRole('region', { name: t('discounts.title') })
    const row = (code: string) => codes.getByRole('listitem').filter({ hasText: code })
    await expect(row('KRAFT10')).toContainText(worded(t('discounts.applied', { amount: zero })))

    // Codes are typed: one that waits for its minimum spend, one that does not fit, one there is not.
    for (const code of ['START50', '3FOR2', 'HELG20']) {
      await codes.getByRole('textbox', { name: t('discounts.field') }).fill(code)
      await codes.getByRole('button', { name: t('discounts.add'), exact: true }).click()
      await expect(row(code)).toBeVisible()
    }
    await expect(codes.getByRole('textbox', { name: t('discounts.field') })).toHaveValue('')
    await expect(row('START50')).toContainText(worded(t('discounts.minimum', { missing: zero })))
    await expect(row('3FOR2')).toContainText(t('discounts.removed'))
    await expect(row('HELG20')).toContainText(t('discounts.unknown'))
    await expectAccessible()

    // Three pieces, and it may be tried again.
    for (let pieces = 2; pieces <= 3; pieces++) {
      await page.getByRole('button', { name: named('cart.quantity.increase') }).click()
      await expect(page.getByRole('textbox', { name: named('cart.quantity.of') })).toHaveValue(String(pieces))
    }
    await codes.getByRole('button', { name: t('discounts.retry.of', { code: '3FOR2' }) }).click()
    await expect(row('3FOR2')).toContainText(worded(t('discounts.applied', { amount: zero })))

    // What is taken out is gone.
    for (const code of ['HELG20', 'KRAFT10']) {
      await codes.getByRole('button', { name: t('discounts.remove.of', { code }) }).click()
      await expect(row(code)).toHaveCount(0)
    }
    await page.goto(product)
    await expect(box).toBeVisible()
    await expect(box.getByText(t('discounts.yours', { percent: 10 }))).toHaveCount(0)
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
