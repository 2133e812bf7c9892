import { expect, type Page } from '@playwright/test'
import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { DEMO_ACCOUNT } from '../../../backend/seed/data/demo-account'
import { translator } from '../shop/translator'
import { goods } from './goods'

/** Sends a form of the shop as its own page would, with the cookies of the browser. */
async function send(page: Page, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}`)
}

/** Logs in to the demonstration account. */
export function logIn(page: Page, language: Language): Promise<void> {
  const { email, password } = DEMO_ACCOUNT
  return send(page, href('login', language), { intent: 'log-in', email, password })
}

/** Enough to be above the minimum order. */
export async function fillCart(page: Page, language: Language): Promise<void> {
  const { id } = await goods(page.request, language)
  await send(page, href('cart', language), { intent: 'add', product_id: id, quantity: '8' })
}

/** The checkout after an order without an address. */
export async function checkoutWithErrors(page: Page, language: Language): Promise<void> {
  await fillCart(page, language)
  await page.goto(href('checkout', language))
  const order = page.locator('form#checkout').getByRole('button').last()
  await order.click()
  await page.getByRole('alert').waitFor()
  // Until the page has settled it is disabled, and paler than its text may be.
  await expect(order).toBeEnabled()
}

/** The login after a form without a password. */
export async function loginWithErrors(page: Page, language: Language): Promise<void> {
  await sendLogin(page, language, '')
  const main = page.getByRole('main')
  const t = translator(language)
  await expect(main.getByLabel(t('login.password'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByRole('button', { name: t('login.submit'), exact: true })).toBeEnabled()
}

/** The error page of a form that the shop does not know: that of every error after which one may try again. */
export async function refusedForm(page: Page, language: Language): Promise<void> {
  const isSent = ({ pathname }: URL) => pathname.startsWith(href('login', language))
  await page.route(isSent, (route) => route.continue(route.request().method() === 'POST' ? { postData: 'intent=unknown' } : {}))
  await sendLogin(page, language, 'no matter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(language)('error.refused.title'))
  await page.unroute(isSent)
}

async function sendLogin(page: Page, language: Language, password: string): Promise<void> {
  const t = translator(language)
  await page.goto(href('login', language))
  const main = page.getByRole('main')
  await main
    .getByRole('textbox', { name: t('login.email') })
    .first()
    .fill(DEMO_ACCOUNT.email)
  await main.getByLabel(t('login.password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: t('login.submit'), exact: true }).click()
}
