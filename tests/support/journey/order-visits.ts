import { expect, type Page } from '@playwright/test'
import type { Language } from '../../../app/store/languages'
import { translator } from '../shop/translator'
import { buy } from './buy'
import { mailedLink } from './mailed-link'
import { act } from './staff'

const bought = new Map<Language, Promise<string>>()

/** An order that was delivered, by the link of a mail about it. Bought once a worker. */
export async function ownOrder(page: Page, language: Language): Promise<void> {
  const link = bought.get(language) ?? buyDelivered(page, language)
  bought.set(language, link)
  await page.goto(await link)
}

async function buyDelivered(page: Page, language: Language): Promise<string> {
  const number = await buy(page, language)
  await act(`orders/${number}/ship`, { parcel: { carrier: 'postnord', tracking_number: '00370724760161234567' } })
  await act(`orders/${number}/deliver`, {})
  return mailedLink(number, 'order_access')
}

/** The tracking page of an order. */
export async function trackedOrder(page: Page, language: Language): Promise<void> {
  await follow(page, language, translator(language)('order.track'))
}

/** The form in which the goods of an order are returned. */
export async function returnOfOrder(page: Page, language: Language): Promise<void> {
  await follow(page, language, translator(language)('order.return'))
}

/** The first step of a withdrawal that begins at an order. */
export async function withdrawnOrder(page: Page, language: Language): Promise<void> {
  await follow(page, language, translator(language)('withdrawal.title'))
}

/** Loads the page of a link on an order's page, as a document. */
async function follow(page: Page, language: Language, name: string): Promise<void> {
  await ownOrder(page, language)
  const target = await page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href')
  expect(target).not.toBeNull()
  await page.goto(target ?? '')
}
