import type { Page } from '@playwright/test'

/** Goes to a page of the default layout and waits until its scripts have taken over: the arrows of the main categories only then appear. */
export async function goAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('.mega-turn-after:not(.invisible)').waitFor()
}
