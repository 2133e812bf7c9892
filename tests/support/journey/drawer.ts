import { expect, type Locator, type Page } from '@playwright/test'

/** The drawer of the cart. */
export const drawer = (page: Page): Locator => page.locator('dialog.drawer')

/** Puts the drawer away, which with JavaScript opens with what was added; without, there is none to put away. */
export async function leaveDrawer(page: Page): Promise<void> {
  if (!(await drawer(page).isVisible())) return
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
}
