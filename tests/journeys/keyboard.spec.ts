import type { Locator, Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { OUTCOME_TEXTS } from '../../backend/payments/simulator/page-texts'
import { expect, test } from '../support/journey'
import { clippedRing } from '../support/journey/clipped-ring'
import { checkoutField } from '../support/journey/fill-checkout'
import { openPage, ready } from '../support/journey/open-page'
import { BUYERS } from '../support/shop/buyers'
import { translator } from '../support/shop/translator'

const t = translator('sv')

/** More elements than a shopper would pass. */
const MAX_TABS = 150

/** Moves the focus with the tab key, and checks that it and the whole ring around it can be seen where it arrives. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement).catch(() => false)
  for (let tabs = 0; tabs < MAX_TABS && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  await expect.poll(() => clippedRing(target)).toBe('')
}

test('a purchase with nothing but the keyboard', async ({ page }) => {
  test.slow()
  await openPage(page, href('home', 'sv'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('skip.main') })).toBeFocused()
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('main').getByLabel(t('home.find.direct')).last())
  await page.keyboard.type('NP-FW50')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: 'NP-FW50' }))
  await tabTo(page, page.getByRole('article').getByRole('button').first())
  await page.keyboard.press('Enter')

  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  const toCheckout = drawer.getByRole('link', { name: t('cart.toCheckout') })
  await expect(toCheckout).toBeVisible()
  await tabTo(page, toCheckout)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))
  await ready(page)
  for (const field of ['email', 'mobile', 'first_name', 'last_name', 'street', 'postal_code', 'city'] as const) {
    await tabTo(page, checkoutField(page, 'sv', field))
    await page.keyboard.type(BUYERS.sv[field] ?? '')
  }
  await tabTo(page, page.getByRole('button', { name: t('checkout.order') }).first())
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: OUTCOME_TEXTS.approve.sv }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirmation.title'))
})
