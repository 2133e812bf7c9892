import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { checkoutField, fillCheckout } from '../support/journey/fill-checkout'
import { expect, test } from '../support/journey'
import { leaveDrawer } from '../support/journey/drawer'
import { translator } from '../support/shop/translator'

/** A number of a camera's battery: among the hits is a charger, which comes in one variant and so can be put in from the list. */
const DEVICE_BATTERY = 'NP-FW50'

for (const language of LANGUAGES) {
  const t = translator(language)

  test(`a purchase in ${language}: by category and by search, one thing thought over, one error put right`, async ({
    page,
    expectConsole,
  }) => {
    await page.goto(href('home', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.find.title'))

    // By category: what sells best there.
    const tiles = page.getByRole('region', { name: t('home.categories') })
    await tiles.getByRole('link').first().click()
    const card = page.getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const box = page.getByRole('region', { name: t('product.buy') })
    await box.getByRole('spinbutton', { name: t('product.quantity') }).fill('2')
    await box.getByRole('button', { name: t('cart.add.label', { name }) }).click()
    await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
    await leaveDrawer(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    // By search: a second thing, put in from the list of hits.
    const search = page.getByRole('banner').getByLabel(t('header.search.label'))
    await search.fill(DEVICE_BATTERY)
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: DEVICE_BATTERY }))
    const hit = page
      .getByRole('article')
      .filter({ has: page.getByRole('button') })
      .first()
    const other = await hit.getByRole('heading').innerText()
    await hit.getByRole('button', { name: t('cart.add.label', { name: other }) }).click()
    await expect(page.getByText(t('cart.added', { name: other }))).toBeVisible()
    await page.getByRole('link', { name: t('cart.added.toCart') }).click()

    // The cart: more of the first, none of the second.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'))
    const quantity = page.getByRole('textbox', { name: t('cart.quantity.of', { name }) })
    await expect(quantity).toHaveValue('2')
    await page.getByRole('button', { name: t('cart.quantity.increase', { name }) }).click()
    await expect(quantity).toHaveValue('3')
    await page.getByRole('button', { name: t('cart.remove.of', { name: other }) }).click()
    await expect(page.getByRole('button', { name: t('cart.remove.of', { name: other }) })).toHaveCount(0)
    await quantity.fill('5')
    await quantity.press('Enter')
    await expect(
      page.getByRole('banner').getByRole('link', { name: t('header.cart.contents', { count: 5, total: '' }) }),
    ).toBeVisible()
    await page.getByRole('link', { name: t('cart.toCheckout') }).click()

    // The checkout: a postal code that is none.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))
    expectConsole(/400 \(Bad Request\).*checkout/)
    const typed = await fillCheckout(page, language, { postal_code: 'ABC' })
    await page.getByRole('button', { name: t('checkout.order') }).click()
    await expect(page.getByRole('alert')).toContainText(t('checkout.errors'))
    const postalCode = checkoutField(page, language, 'postal_code')
    await expect(postalCode).toHaveAttribute('aria-invalid', 'true')
    await expect(postalCode).toHaveAccessibleDescription(new RegExp(escaped(t('checkout.error.postalCode'))))
    for (const [field, text] of typed) await expect(checkoutField(page, language, field)).toHaveValue(text)

    // Put right, it becomes an order.
    await fillCheckout(page, language)
    await page.getByRole('button', { name: t('checkout.order') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirmation.title'))
    await expect(page.getByRole('main')).toContainText(/(SE|NO|DE|DK)1\d{5}/)
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByRole('banner').getByRole('link', { name: t('header.cart.empty') })).toBeVisible()
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
