import type { Page } from '@playwright/test'

/** Goes to a page and waits until its scripts answer. For journeys with scripts only. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** Waits until the page that is open is hydrated: app/entry.client.tsx then sets `data-ready`. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor()
}
