import type { Page } from '@playwright/test'

/** The names of the cookies and of the keys of local storage that the browser keeps for the shop at `origin`, each sorted. */
export async function storedNames(page: Page, origin: string): Promise<{ cookies: string[]; local: string[] }> {
  const cookies = (await page.context().cookies(origin)).map(({ name }) => name).sort()
  return { cookies, local: await page.evaluate(() => Object.keys(localStorage).sort()) }
}
