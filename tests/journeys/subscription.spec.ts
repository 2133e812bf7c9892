import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import type { Language } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { drawer, leaveDrawer } from '../support/journey/drawer'
import { fillCheckout } from '../support/journey/fill-checkout'
import { usedUpProduct } from '../support/journey/special-goods'
import { translator } from '../support/shop/translator'

const EVERY_THIRD = { sv: 'Var tredje månad', de: 'Alle 3 Monate' } as const

/** Once the page is awake: what is pressed before goes the way without scripts. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

/** The cart of the page's head, as it says so many pieces. */
function badge(page: Page, language: Language, count: number) {
  const [contents = ''] = translator(language)('header.cart.contents', { count, total: '#' }).split('#')
  return page.getByRole('banner').getByRole('link', { name: contents })
}

for (const language of ['sv', 'de'] as const) {
  const t = translator(language)
  const interval = EVERY_THIRD[language]
  const said = t('cart.subscription', { interval })

  test(`a subscription is chosen, and lies beside what is bought once, in ${language}`, async ({
    page,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    await open(page, usedUpProduct(language))
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const choice = page.getByRole('group', { name: t('product.subscription') })
    await expect(choice.getByRole('radio')).toHaveCount(5)
    await expect(choice.getByRole('radio', { name: t('product.subscription.once') })).toBeChecked()
    await expect(choice).toHaveAccessibleDescription(t('product.subscription.note'))
    await expectAccessible()

    const buy = page.getByRole('region', { name: t('product.buy') })
    const quantity = buy.getByRole('spinbutton', { name: t('product.quantity') })
    const press = () => buy.getByRole('button', { name: t('cart.add.label', { name }) }).click()

    // The arrows walk through the choices.
    await choice.getByRole('radio', { name: t('product.subscription.once') }).focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
    await expect(choice.getByRole('radio', { name: interval })).toBeChecked()
    await quantity.fill('12')
    await press()
    await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
    if (javaScriptEnabled) {
      // What goes well with it is shown first; the cart is behind the head's link.
      await leaveDrawer(page)
      await badge(page, language, 12).click()
      await expect(drawer(page).getByText(said)).toBeVisible()
      await leaveDrawer(page)
    }

    await choice.getByRole('radio', { name: t('product.subscription.once') }).check()
    await quantity.fill('1')
    await press()
    await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
    await leaveDrawer(page)
    await expect(badge(page, language, 13)).toHaveCount(1)

    await page.goto(href('cart', language))
    const rows = page
      .getByRole('main')
      .getByRole('list', { name: t('cart.title') })
      .getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: said })).toHaveCount(1)
    const subscribed = page.getByRole('textbox', { name: t('cart.quantity.of', { name: `${name}, ${interval}` }) })
    await expect(subscribed).toHaveValue('12')
  })

  test(`a subscription is ordered, and on the receipt, in ${language}`, async ({ page }) => {
    await open(page, usedUpProduct(language))
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const buy = page.getByRole('region', { name: t('product.buy') })
    await buy.getByRole('radio', { name: interval }).check()
    await buy.getByRole('spinbutton', { name: t('product.quantity') }).fill('12')
    await buy.getByRole('button', { name: t('cart.add.label', { name }) }).click()
    await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
    await page.goto(href('checkout', language))
    await expect(page.getByText(said)).toBeVisible()
    await fillCheckout(page, language)
    await page.getByRole('button', { name: t('checkout.order') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirmation.title'))
    await expect(page.getByRole('main').getByText(said)).toHaveCount(1)
  })
}

test('a cart whose session is lost comes back with its subscription @script', async ({ page, context }) => {
  const t = translator('sv')
  const said = t('cart.subscription', { interval: EVERY_THIRD.sv })
  await open(page, usedUpProduct('sv'))
  await page.getByRole('radio', { name: EVERY_THIRD.sv }).check()
  await page
    .getByRole('region', { name: t('product.buy') })
    .getByRole('button', { name: t('cart.add.label', { name: '' }).trim() })
    .click()
  // The head counts at once; only then has the server answered.
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(drawer(page).getByText(t('cart.added', { name }))).toBeVisible()
  await page.goto(href('home', 'sv'), { waitUntil: 'networkidle' })
  // What the first add left would lead back to the session for a minute.
  await context.clearCookies()
  await page.goto(href('home', 'sv'), { waitUntil: 'networkidle' })
  await expect(page.getByText(t('cart.restored', { count: 1 }))).toBeVisible()
  await page.goto(href('cart', 'sv'))
  await expect(page.getByRole('main').getByText(said)).toBeVisible()
})

test('what is chosen counts for the bar at the foot of a narrow screen too @script', async ({ page }) => {
  const t = translator('sv')
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, usedUpProduct('sv'))
  await page.getByRole('radio', { name: EVERY_THIRD.sv }).check()
  await page.evaluate(() => {
    document.querySelector('#description')?.scrollIntoView()
  })
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const bar = page.locator('.buy-bar')
  await expect(bar.getByText(EVERY_THIRD.sv, { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: t('cart.add.label', { name: `${name}, ${EVERY_THIRD.sv}` }) }).click()
  await expect(drawer(page).getByText(t('cart.added', { name }))).toBeVisible()
  await leaveDrawer(page)
  await badge(page, 'sv', 1).click()
  await expect(drawer(page).getByText(t('cart.subscription', { interval: EVERY_THIRD.sv }))).toBeVisible()
})
