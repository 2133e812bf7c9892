import type { Page } from '@playwright/test'

export type StoredNames = { cookies: string[]; local: string[]; session: string[] }

/**
 * The names of the cookies and of the keys of local and session storage that the browser keeps for the shop
 * at `origin` and in the tab, each sorted.
 */
export async function storedNames(page: Page, origin: string): Promise<StoredNames> {
  const cookies = (await page.context().cookies(origin)).map(({ name }) => name).sort()
  return {
    cookies,
    ...(await page.evaluate(() => ({ local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage).sort() }))),
  }
}
