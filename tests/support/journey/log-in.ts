import type { Page } from '@playwright/test'
import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { DEMO_ACCOUNT } from '../../../backend/seed/data/demo-account'
import { translator } from '../shop/translator'

/** Logs in as the demo customer in the dialog over the page at `path`, and waits for that page. */
export async function logInAt(page: Page, language: Language, path: string): Promise<void> {
  const t = translator(language)
  await page.goto(`${href('home', language)}?login&next=${encodeURIComponent(path)}`)
  const dialog = page.getByRole('dialog', { name: t('login.title') })
  await dialog.getByRole('textbox', { name: t('login.email') }).fill(DEMO_ACCOUNT.email)
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(DEMO_ACCOUNT.password)
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click()
  await page.waitForURL(`**${path}`)
}
