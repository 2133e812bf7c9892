import { expect, type Page } from '@playwright/test'
import type { Language } from '../../../app/store/languages'
import { OUTCOME_TEXTS, PAGE_TEXTS } from '../../../backend/payments/simulator/page-texts'

/** Pays on the test payment page, which stands on an origin of its own, and so returns to the shop. */
export async function approvePayment(page: Page, language: Language): Promise<void> {
  await expect(page.getByText(PAGE_TEXTS.noMoney[language])).toBeVisible()
  await page.getByRole('button', { name: OUTCOME_TEXTS.approve[language] }).click()
}
