import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { approvePayment } from '../support/journey/approve-payment'
import { fillCheckout, openSections } from '../support/journey/fill-checkout'
import { openPage } from '../support/journey/open-page'
import { BACKEND, ownStorefront } from '../support/journey/own-storefront'
import { relayTo } from '../support/journey/relay'
import { translator } from '../support/shop/translator'

const t = translator('da')

test('the shop reports a backend outage within 10 seconds, loses nothing, and recovers', async ({
  page,
  expectAccessible,
  expectConsole,
}) => {
  expectConsole(/503/)
  // To the storefront, a backend that has ended: it refuses each connection.
  const backend = await relayTo(BACKEND.port)
  const shop = await ownStorefront({ BACKEND_URL: backend.url })
  try {
    const at = (path: string) => shop.url + path
    const { product, category } = await goods(page.request, 'da')

    // Before the outage: a cart and a partly filled-in checkout.
    await openPage(page, at(product))
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('spinbutton', { name: t('product.quantity') }).fill('8')
    await page
      .getByRole('button', { name: t('cart.add.label', { name }) })
      .first()
      .click()
    await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
    await openPage(page, at(href('checkout', 'da')))
    await fillCheckout(page, 'da')

    backend.shut()

    // During the outage: the order is not placed and nothing is lost.
    await page.getByRole('button', { name: t('checkout.order') }).click()
    await expect(page.getByRole('alert')).toContainText(t('checkout.unavailable'))
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0)
    await openSections(page)
    await expect(page.getByRole('textbox', { name: t('checkout.city') })).not.toHaveValue('')

    // A page that is not cached shows the outage within the time limit.
    const asked = Date.now()
    const answer = await page.goto(at(category))
    expect(Date.now() - asked).toBeLessThan(10_000)
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.unavailable.title'))
    await expectAccessible()
    await page.goto(at(href('cart', 'da')))
    await expect(page.getByText(t('cart.unconfirmed'))).toBeVisible()
    await page.goBack()

    await backend.open()
    const retry = page.getByRole('link', { name: t('error.retry') })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    await openPage(page, at(href('cart', 'da')))
    await expect(page.getByText(t('cart.unconfirmed'))).toHaveCount(0)
    await page.getByRole('link', { name: t('cart.toCheckout') }).click()
    await page.getByRole('button', { name: t('checkout.order') }).click()
    await approvePayment(page, 'da')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirmation.title'))
  } finally {
    // An open page may still load scripts, which the shop that stops would refuse.
    await page.close()
    await shop.stop()
    backend.shut()
  }
})
