import { expect, type Page } from '@playwright/test'
import { href } from '../../../app/routing/href'
import { BUYERS } from '../shop/buyers'
import { formFields, words } from '../shop/read-page'
import { goods } from './goods'

/** Buys what the journeys want in the browser's own session, by the shop's own forms; gives the number of the order. */
export async function buy(page: Page): Promise<string> {
  const { id } = await goods(page.request, 'sv')
  const send = (path: string, form: Readonly<Record<string, string>>) => page.request.post(path, { form, maxRedirects: 0 })
  await send(href('cart', 'sv'), { intent: 'add', product_id: id, quantity: '8' })
  const checkout = href('checkout', 'sv')
  const form = formFields(await (await page.request.get(checkout)).text(), 'checkout')
  expect((await send(checkout, { ...form, ...BUYERS.sv, payment_method: 'invoice', intent: 'order' })).status()).toBe(303)
  const confirmation = await (await page.request.get(href('confirmation', 'sv'))).text()
  return /SE1\d{5}/.exec(words(confirmation))?.[0] ?? ''
}
