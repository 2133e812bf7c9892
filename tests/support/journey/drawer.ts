import { expect, type Locator, type Page } from '@playwright/test'
import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { translator } from '../shop/translator'
import { openPage } from './open-page'

/** The drawer of the cart. */
export const drawer = (page: Page): Locator => page.locator('dialog.drawer')

/** Puts the drawer away, which with JavaScript opens with what was added; without, there is none to put away. */
export async function leaveDrawer(page: Page): Promise<void> {
  if (!(await drawer(page).isVisible())) return
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
}

/** Goes to the hits for a number and puts the first in; gives its name. */
export async function put(page: Page, language: Language, number: string): Promise<string> {
  const t = translator(language)
  await openPage(page, `${href('search', language)}?query=${number}`)
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: t('cart.add.label', { name }) }).click()
  await expect(drawer(page).getByText(t('cart.added', { name }))).toBeVisible()
  return name
}

/** Types a code into the open drawer, and waits for it to be listed. */
export async function addCode(page: Page, language: Language, code: string): Promise<void> {
  const t = translator(language)
  await drawer(page).getByText(t('discounts.title')).click()
  await drawer(page)
    .getByRole('textbox', { name: t('discounts.field') })
    .fill(code)
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('listitem').filter({ hasText: code }).first()).toBeVisible()
}
