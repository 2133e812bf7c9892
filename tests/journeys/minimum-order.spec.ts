import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { leaveDrawer } from '../support/journey/drawer'
import { translator } from '../support/shop/translator'

/** A holder that is cheaper than the least order of every storefront; twenty of it are not. */
const CHEAP = 'CAS-AA4'

for (const language of LANGUAGES) {
  const t = translator(language)

  test(`below the minimum order the checkout is closed and a bar shows how far it is, in ${language}`, async ({ page }) => {
    await page.goto(`${href('search', language)}?query=${CHEAP}`, { waitUntil: 'networkidle' })
    const card = page.getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: t('cart.add.label', { name }) }).click()
    await expect(page.getByText(t('cart.added', { name })).first()).toBeVisible()
    await leaveDrawer(page)

    await page.goto(href('cart', language), { waitUntil: 'networkidle' })
    const summary = page.getByRole('region', { name: t('cart.summary') })
    await expect(summary.getByRole('button', { name: t('cart.toCheckout') })).toBeDisabled()
    await expect(summary.getByRole('progressbar')).toBeVisible()
    const quantity = page.getByRole('textbox', { name: t('cart.quantity.of', { name }) })
    await quantity.fill('20')
    await quantity.press('Enter')
    await expect(summary.getByRole('link', { name: t('cart.toCheckout') })).toBeVisible()
    await expect(summary.getByRole('progressbar')).toHaveCount(0)
  })
}
