import { expect, type Page } from '@playwright/test'
import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { BUYERS } from '../shop/buyers'
import { formFields, words } from '../shop/read-page'
import { goods } from './goods'

/** Buys what the journeys want in the browser's own session, by the shop's own forms; gives the number of the order. */
export async function buy(page: Page, language: Language): Promise<string> {
  const { id } = await goods(page.request, language)
  const send = (path: string, form: Readonly<Record<string, string>>) => page.request.post(path, { form, maxRedirects: 0 })
  await send(href('cart', language), { intent: 'add', product_id: id, quantity: '8' })
  const checkout = href('checkout', language)
  const form = formFields(await (await page.request.get(checkout)).text(), 'checkout')
  expect((await send(checkout, { ...form, ...BUYERS[language] })).status()).toBe(303)
  const confirmation = await (await page.request.get(href('confirmation', language))).text()
  return /(SE|NO|DE|DK)1\d{5}/.exec(words(confirmation))?.[0] ?? ''
}
