import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { drawer, leaveDrawer } from '../support/journey/drawer'
import { usedUpProduct } from '../support/journey/special-goods'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const EVERY_THIRD = 'Var tredje månad'

/** The cart link in the header with this number of pieces. */
function badge(page: Page, count: number) {
  const [contents = ''] = translator('sv')('header.cart.contents', { count, total: '#' }).split('#')
  return page.getByRole('banner').getByRole('link', { name: contents })
}

const t = translator('sv')
const said = t('cart.subscription', { interval: EVERY_THIRD })
const [nextDelivery = ''] = t('subscription.next.today', { day: '#' }).split('#')

test('a subscription is chosen, and is a line of its own beside a single purchase', async ({ page, expectAccessible }) => {
  await openPage(page, usedUpProduct())
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const choice = page.getByRole('group', { name: t('product.subscription') })
  await page.getByText(t('product.subscription.benefit')).click()
  await expect(choice.getByRole('radio')).toHaveCount(5)
  await expect(choice.getByRole('radio', { name: t('product.subscription.once') })).toBeChecked()
  await expect(choice).toHaveAccessibleDescription(`${t('product.subscription.note')} ${t('subscription.terms')}`)
  await expectAccessible({ only: page.getByRole('region', { name: t('product.buy') }) })

  const buy = page.getByRole('region', { name: t('product.buy') })
  const quantity = buy.getByRole('spinbutton', { name: t('product.quantity') })
  const once = buy.getByRole('button', { name: t('cart.add.label', { name }) })
  const subscribe = buy.getByRole('button', { name: t('product.subscribe.label', { name }) })
  await expect(subscribe).toBeHidden()

  // The arrow keys change the selection.
  await choice.getByRole('radio', { name: t('product.subscription.once') }).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await expect(choice.getByRole('radio', { name: EVERY_THIRD })).toBeChecked()
  await quantity.fill('12')
  await expect(once).toBeHidden()
  await subscribe.click()
  await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
  // The upselling panel is shown first; the cart is opened by the link in the header.
  await leaveDrawer(page)
  await badge(page, 12).click()
  await expect(drawer(page).getByText(said)).toBeVisible()
  await expect(drawer(page).getByText(nextDelivery)).toBeVisible()
  await leaveDrawer(page)

  await choice.getByRole('radio', { name: t('product.subscription.once') }).check()
  await quantity.fill('1')
  await expect(subscribe).toBeHidden()
  await once.click()
  await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
  await leaveDrawer(page)
  await expect(badge(page, 13)).toHaveCount(1)

  await page.goto(href('cart', 'sv'))
  const rows = page
    .getByRole('main')
    .getByRole('list', { name: t('cart.title') })
    .getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: said })).toHaveCount(1)
  const subscribed = page.getByRole('textbox', { name: t('cart.quantity.of', { name: `${name}, ${EVERY_THIRD}` }) })
  await expect(subscribed).toHaveValue('12')
})

test('a cart whose session is lost is restored with its subscription', async ({ page, context }) => {
  await openPage(page, usedUpProduct())
  await page.getByText(t('product.subscription.benefit')).click()
  await page.getByRole('radio', { name: EVERY_THIRD }).check()
  await page
    .getByRole('region', { name: t('product.buy') })
    .getByRole('button', { name: t('product.subscribe.label', { name: '' }).trim() })
    .click()
  // The header counts at once; this waits for the server's answer.
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(drawer(page).getByText(t('cart.added', { name }))).toBeVisible()
  await openPage(page, href('home', 'sv'))
  // For 1 minute, the cookie of the first add would lead back to the lost session.
  await context.clearCookies()
  await openPage(page, href('home', 'sv'))
  await expect(page.getByText(t('cart.restored', { count: 1 }))).toBeVisible()
  await page.goto(href('cart', 'sv'))
  await expect(page.getByRole('main').getByText(said)).toBeVisible()
})

test('the chosen interval also applies to the buy bar on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, usedUpProduct())
  await page.getByText(t('product.subscription.benefit')).click()
  await page.getByRole('radio', { name: EVERY_THIRD }).check()
  await page.evaluate(() => {
    document.querySelector('#description')?.scrollIntoView()
  })
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const bar = page.locator('.buy-bar')
  await expect(bar.getByText(EVERY_THIRD, { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: t('product.subscribe.label', { name: `${name}, ${EVERY_THIRD}` }) }).click()
  await expect(drawer(page).getByText(t('cart.added', { name }))).toBeVisible()
  await leaveDrawer(page)
  await badge(page, 1).click()
  await expect(drawer(page).getByText(t('cart.subscription', { interval: EVERY_THIRD }))).toBeVisible()
})
