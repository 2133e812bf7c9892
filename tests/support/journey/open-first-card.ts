import { expect, type Page } from '@playwright/test'

/** Opens the product of the first card of a list; gives its name. A card shows the parts of the name in lines of their own. */
export async function openFirstCard(page: Page): Promise<string> {
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = page.getByRole('heading', { level: 1 })
  const lead = (await link.innerText()).split('\n')[0]?.trim() ?? ''
  await link.click()
  await expect(name).toContainText(lead)
  return name.innerText()
}
