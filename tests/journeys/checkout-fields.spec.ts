import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import type { Language } from '../../app/store/languages'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { expect, test } from '../support/journey'
import { checkoutField } from '../support/journey/fill-checkout'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'
import { DESK } from '../support/journey/screen-sizes'
import { translator } from '../support/shop/translator'

test.use({ viewport: DESK })

async function openCheckout(page: Page, language: Language): Promise<void> {
  const { id } = await goods(page.request, language)
  await page.request.post(href('cart', language), { form: { intent: 'add', product_id: id, quantity: '8' }, maxRedirects: 0 })
  await openPage(page, href('checkout', language))
}

const WRONG = { sv: '08-123 45 67', de: '030 1234567' }
const RIGHT = { sv: '070-123 45 67', de: '0151 23456789' }

// The numbers of each country are in app/checkout's own tests, the words in all languages in
// tests/requests/checkout-errors.test.ts.
for (const language of ['sv', 'de'] as const) {
  test(`a wrong mobile number is called so when its field is left, until it is put right, in ${language}`, async ({ page }) => {
    const t = translator(language)
    await openCheckout(page, language)
    const mobile = checkoutField(page, language, 'mobile')
    const said = mobile.locator('xpath=..').getByText(t('checkout.error.mobile'))
    await mobile.fill(WRONG[language])
    await expect(said).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(said).toBeVisible()
    await expect(mobile).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('status').filter({ hasText: t('checkout.error.mobile') })).toHaveCount(1)
    // Nothing was sent, so no list of errors stands above the form.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await mobile.fill(RIGHT[language])
    await expect(said).not.toBeVisible()
    await expect(mobile).not.toHaveAttribute('aria-invalid')
  })
}

test('what is pressed stays under the pointer when the field that is left has an error', async ({ page }) => {
  const t = translator('sv')
  await openCheckout(page, 'sv')
  await checkoutField(page, 'sv', 'mobile').fill('12')
  const company = page.locator('#checkout').getByText(t('checkout.buyer.company'), { exact: true })
  const box = await company.boundingBox()
  if (box === null) throw new Error('No place for the choice of a company')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(checkoutField(page, 'sv', 'mobile')).toHaveAttribute('aria-invalid', 'true')
  expect((await company.boundingBox())?.y).toBeCloseTo(box.y, 0)
  // The shop keeps the typed fields. Its answer sets the cookie of the session, which the next
  // journey in this browser must not get.
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('=company') ?? false)
  await page.mouse.up()
  await expect(page.getByRole('radio', { name: t('checkout.buyer.company'), exact: true })).toBeChecked()
  await kept
})

test('a company is not offered what only private persons can pay with, and what was chosen before comes back', async ({
  page,
}) => {
  const t = translator('sv')
  await openCheckout(page, 'sv')
  await test.step('a postal code without its space gets it when its field is left', async () => {
    const code = checkoutField(page, 'sv', 'postal_code')
    await code.fill('11122')
    await page.keyboard.press('Tab')
    await expect(code).toHaveValue('111 22')
  })
  const walley = page.getByRole('radio', { name: /^Walley(?! för)/ })
  await walley.check()
  await page.getByRole('radio', { name: t('checkout.buyer.company') }).check()
  await expect(walley).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^Kort/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Walley för företag/ })).toBeVisible()
  await page.getByRole('radio', { name: t('checkout.buyer.private') }).check()
  await expect(walley).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Walley för företag/ })).toBeHidden()
})

test('a guest logs in over the half-typed checkout, which keeps what was typed and takes the rest from the account', async ({
  page,
  expectAccessible,
}) => {
  const t = translator('sv')
  await openCheckout(page, 'sv')
  await checkoutField(page, 'sv', 'street').fill('Annan gata 7')
  await page
    .getByRole('group', { name: t('checkout.contact') })
    .getByRole('button', { name: t('login.submit') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('login.title') })
  await expect(dialog).toBeVisible()
  await expectAccessible({ only: dialog })
  await dialog.getByRole('textbox', { name: t('checkout.email') }).fill(DEMO_ACCOUNT.email)
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(DEMO_ACCOUNT.password)
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${href('checkout', 'sv')}$`))
  await expect(page.getByText(t('checkout.account.known', { email: DEMO_ACCOUNT.email }))).toBeVisible()
  await expect(checkoutField(page, 'sv', 'email')).toHaveValue(DEMO_ACCOUNT.email)
  await expect(checkoutField(page, 'sv', 'street')).toHaveValue('Annan gata 7')
})
