import { expect, type Page } from '@playwright/test'
import { href } from '../../../app/routing/href'
import { translator } from '../shop/translator'
import { approvePayment } from './approve-payment'
import { leaveDrawer } from './drawer'
import { openFirstCard } from './open-first-card'
import { ready } from './open-page'
import { checkoutField, fillCheckout, openSections } from './fill-checkout'

/** A number of a camera's battery: among the hits is a charger, which comes in one variant and so can be added from the list. */
const DEVICE_BATTERY = 'NP-FW50'

const t = translator('sv')

type Browser = {
  hasScripts: boolean
  /** Hears of the 400 that the error in the checkout is answered with. */
  expectConsole: (like: RegExp) => void
}

/**
 * A whole purchase, the same with scripts and without: by category and by search, one line removed, a code, and one error in the
 * checkout corrected.
 */
export async function purchase(page: Page, { hasScripts, expectConsole }: Browser): Promise<void> {
  await page.goto(href('home', 'sv'))
  // From here on scripts load the pages.
  if (hasScripts) await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.find.title'))

  // By category: what sells best there.
  const tiles = page.getByRole('region', { name: t('home.categories') })
  await tiles.getByRole('link').first().click()
  const name = await openFirstCard(page)
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
  // The card shows the parts of the name on separate lines; its button has the whole name.
  const label = (await hit.getByRole('button').getAttribute('aria-label')) ?? ''
  const other = label.slice(t('cart.add.label', { name: '' }).length)
  await hit.getByRole('button', { name: label, exact: true }).click()
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

  // A code takes something off.
  const codes = page.getByRole('region', { name: t('discounts.title') })
  await codes.getByRole('textbox', { name: t('discounts.field') }).fill('KRAFT10')
  await codes.getByRole('textbox', { name: t('discounts.field') }).press('Enter')
  const [saved = ''] = t('discounts.applied', { amount: '#' }).split('#')
  await expect(codes.getByRole('listitem').filter({ hasText: 'KRAFT10' })).toContainText(saved)
  await page.getByRole('link', { name: t('cart.toCheckout') }).click()

  // The checkout: a postal code that is none.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))
  expectConsole(/400 \(Bad Request\).*checkout/)
  const typed = await fillCheckout(page, 'sv', { postal_code: 'ABC' })
  await page.getByRole('button', { name: t('checkout.order') }).click()
  await expect(page.getByRole('alert')).toContainText(t('checkout.errors'))
  const postalCode = checkoutField(page, 'sv', 'postal_code')
  await expect(postalCode).toHaveAttribute('aria-invalid', 'true')
  await expect(postalCode).toHaveAccessibleDescription(new RegExp(escaped(t('checkout.error.postalCode'))))
  await openSections(page)
  for (const [field, text] of typed) await expect(checkoutField(page, 'sv', field)).toHaveValue(text)

  // Put right, it leads to the payment page of a provider, on another origin, and from there to the confirmation.
  // The places near the postal code are shown before the order is placed: with scripts at once, without when the form is sent.
  await fillCheckout(page, 'sv')
  // Without scripts, the notice about the service point has an order button too.
  const order = page.getByRole('button', { name: t('checkout.order') }).last()
  if (!hasScripts) {
    expectConsole(/409 \(Conflict\).*checkout/)
    await order.click()
  }
  await expect(
    page
      .getByRole('group', { name: t('checkout.servicePoint') })
      .getByRole('radio')
      .first(),
  ).toBeVisible()
  await order.click()
  await approvePayment(page, 'sv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirmation.title'))
  await expect(page.getByRole('main')).toContainText(/SE1\d{5}/)
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByRole('banner').getByRole('link', { name: t('header.cart.empty') })).toBeVisible()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
