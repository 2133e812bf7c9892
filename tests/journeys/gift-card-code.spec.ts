import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')

/** A code with the right check character that no gift card has. */
const UNKNOWN = '2222 2222 2222 2222'

test.beforeEach(async ({ page }) => {
  const { id } = await goods(page.request, 'sv')
  await page.request.post(href('cart', 'sv'), { form: { intent: 'add', product_id: id, quantity: '8' }, maxRedirects: 0 })
})

test('the cart says why the code of a gift card is not taken, goes on saying it, and takes the next code', async ({ page }) => {
  await openPage(page, href('cart', 'sv'))
  const codes = page.getByRole('region', { name: t('discounts.title') })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await codes.getByRole('textbox', { name: t('discounts.field') }).fill(UNKNOWN)
  await page.keyboard.press('Enter')
  await answered
  await expect(codes).toContainText(t('giftCard.error.unknown'))
  await expectStill(() => codes.textContent())
  await expect(codes).toContainText(t('giftCard.error.unknown'))
  await codes.getByRole('textbox', { name: t('discounts.field') }).fill('KRAFT10')
  await page.keyboard.press('Enter')
  await expect(codes.getByRole('listitem').filter({ hasText: 'KRAFT10' })).toBeVisible()
})

test('a wrong code of a gift card can be corrected in the checkout', async ({ page, expectConsole }) => {
  expectConsole(/400 \(Bad Request\).*checkout/)
  await openPage(page, href('checkout', 'sv'))
  await page.getByText(t('giftCard.ask')).click()
  const code = page.getByRole('textbox', { name: t('giftCard.code') })
  await code.fill(UNKNOWN)
  await page.getByRole('button', { name: t('giftCard.add') }).click()
  await expect(page.locator('#gift-cards')).toContainText(t('giftCard.error.unknown'))
  await code.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('345')
  await expect(code).toBeFocused()
  await expect(code).toHaveValue(`${UNKNOWN}345`)
})
