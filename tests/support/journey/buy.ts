import { expect, type Page } from '@playwright/test'
import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { fromOwnAddress } from '../shop/own-address'
import { BUYERS } from '../shop/buyers'
import { formFields, words } from '../shop/read-page'
import { goods } from './goods'

/**
 * Buys what the journeys want, or the product and the subscription that `line` names, in the browser's own session, by the shop's
 * own forms; gives the number of the order.
 */
export async function buy(page: Page, language: Language = 'sv', line: Readonly<Record<string, string>> = {}): Promise<string> {
  const { id } = await goods(page.request, language)
  const send = async (path: string, form: Readonly<Record<string, string>>) =>
    // Limit: 10 orders by invoice per address in 45 minutes.
    expect((await page.request.post(path, { form, maxRedirects: 0, headers: fromOwnAddress() })).status()).toBe(303)
  const checkout = href('checkout', language)
  const form = async () => formFields(await (await page.request.get(checkout)).text(), 'checkout')
  await send(href('cart', language), { intent: 'add', product_id: id, quantity: '4', ...line })
  // The address first: the form then shows where the parcel can be collected.
  await send(checkout, { ...(await form()), ...BUYERS[language], payment_method: 'invoice', intent: 'update' })
  await send(checkout, { ...(await form()), intent: 'order' })
  const confirmation = await (await page.request.get(href('confirmation', language))).text()
  return /(?:SE|NO|DE|DK)1\d{5}/.exec(words(confirmation))?.[0] ?? ''
}
