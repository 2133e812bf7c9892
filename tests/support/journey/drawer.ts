import { expect, type Locator, type Page } from '@playwright/test'
import { href } from '../../../app/routing/href'
import { translator } from '../shop/translator'
import { openPage } from './open-page'

const t = translator('sv')

/** The drawer of the cart. */
export const drawer = (page: Page): Locator => page.locator('dialog.drawer')

/** Closes the drawer, which opens after an add with JavaScript. Without JavaScript there is no drawer to close. */
export async function leaveDrawer(page: Page): Promise<void> {
  if (!(await drawer(page).isVisible())) return
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
}

/** Goes to the hits for a number and puts the first in; gives its name. */
export async function put(page: Page, number: string): Promise<string> {
  await openPage(page, `${href('search', 'sv')}?query=${number}`)
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: t('cart.add.label', { name }) }).click()
  await expect(drawer(page).getByText(t('cart.added', { name }))).toBeVisible()
  return name
}

/** Types a code into the open drawer, and waits for it to be listed. */
export async function addCode(page: Page, code: string): Promise<void> {
  await drawer(page).getByText(t('discounts.title')).click()
  const field = drawer(page).getByRole('textbox', { name: t('discounts.field') })
  await field.fill(code)
  await field.press('Enter')
  await expect(drawer(page).getByRole('listitem').filter({ hasText: code }).first()).toBeVisible()
}
