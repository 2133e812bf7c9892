import type { Page } from '@playwright/test'
import type { Language } from '../../../app/store/languages'
import { BUYERS } from '../shop/buyers'
import { translator } from '../shop/translator'

const LABELS = {
  email: 'checkout.email',
  mobile: 'checkout.mobile',
  first_name: 'checkout.firstName',
  last_name: 'checkout.lastName',
  street: 'checkout.street',
  postal_code: 'checkout.postalCode',
  city: 'checkout.city',
} as const
export type FilledField = keyof typeof LABELS

export function checkoutField(page: Page, language: Language, field: FilledField) {
  return page.getByRole('textbox', { name: translator(language)(LABELS[field]), exact: true })
}

/** The buttons of the sections that are closed because they are done; none without scripts. */
export const closedSections = (page: Page) => page.locator('#checkout').getByRole('button', { expanded: false })

/** From the last one up: a press below a section closes it again. */
export async function openSections(page: Page): Promise<void> {
  while ((await closedSections(page).count()) > 0) await closedSections(page).last().click()
}

/** Types an address of the storefront into the checkout; `changes` are typed instead. Gives what stands in the fields. */
export async function fillCheckout(page: Page, language: Language, changes: Partial<Record<FilledField, string>> = {}) {
  const typed: [FilledField, string][] = []
  await openSections(page)
  for (const field of Object.keys(LABELS).filter(isField)) {
    const text = changes[field] ?? BUYERS[language][field] ?? ''
    await checkoutField(page, language, field).fill(text)
    typed.push([field, text])
  }
  return typed
}

const isField = (name: string): name is FilledField => name in LABELS
