import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { checkoutField, closedSections, fillCheckout } from '../support/journey/fill-checkout'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'
import { DESK } from '../support/journey/screen-sizes'
import { BUYERS } from '../support/shop/buyers'
import { translator } from '../support/shop/translator'

test.use({ viewport: DESK })

const t = translator('sv')
const { email: address = '', mobile = '', street = '' } = BUYERS.sv

async function openCheckout(page: Page): Promise<void> {
  const { id } = await goods(page.request, 'sv')
  await page.request.post(href('cart', 'sv'), { form: { intent: 'add', product_id: id, quantity: '8' }, maxRedirects: 0 })
  // Sections close by script, which comes after the page has loaded.
  await openPage(page, href('checkout', 'sv'))
}

test('each section of the checkout closes to one line when it is done, and opens again with all that was typed', async ({
  page,
  expectAccessible,
}) => {
  await openCheckout(page)
  await fillCheckout(page, 'sv')
  const contact = page.getByRole('group', { name: t('checkout.contact') })
  const delivery = page.getByRole('group', { name: t('checkout.address') })
  await expect(contact).toContainText(`${address} · ${mobile}`)
  await expect(checkoutField(page, 'sv', 'email')).toBeHidden()
  // Not the section that the shopper is in, done or not.
  await expect(closedSections(page)).toHaveCount(1)
  // Past the box of another address for the invoice.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await expect(delivery).toContainText(`${street}, 111 22`)
  await expect(closedSections(page)).toHaveCount(2)
  await expectAccessible({ only: page.locator('#checkout') })

  await contact.getByRole('button', { name: t('checkout.change') }).click()
  await expect(checkoutField(page, 'sv', 'email')).toBeFocused()
  await expect(checkoutField(page, 'sv', 'email')).toHaveValue(address)
  await test.step('what was opened by hand stays open until it is done again', async () => {
    const below = page.locator('[name=shipping_method]:checked')
    await below.focus()
    await expect(checkoutField(page, 'sv', 'email')).toBeVisible()
    await expect(closedSections(page)).toHaveCount(1)
    await checkoutField(page, 'sv', 'email').fill(address)
    await below.focus()
    await expect(closedSections(page)).toHaveCount(2)
  })
})

test('what is read of the ways to pay stays in its place when the sections above grow or close', async ({ page }) => {
  await openCheckout(page)
  const card = page.getByRole('radio', { name: /^Kort/ })
  await test.step('a postal code brings more deliveries while the shopper is at the ways to pay', async () => {
    const deliveries = page.locator('[name=shipping_method]')
    const offered = await deliveries.count()
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**${href('checkout', 'sv')}*`, async (route) => {
      await asked
      await route.continue()
    })
    await checkoutField(page, 'sv', 'postal_code').fill('111 22')
    await card.focus()
    const before = await card.boundingBox()
    answer()
    await expect.poll(() => deliveries.count()).toBeGreaterThan(offered)
    expect((await card.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  })
  await page.locator('#checkout').evaluate((form, buyer) => {
    for (const [name, value] of Object.entries(buyer)) {
      const field = form.querySelector<HTMLInputElement>(`input[type]:not([type=radio])[name=${name}]`)
      if (field) field.value = value
    }
  }, BUYERS.sv)
  await card.scrollIntoViewIfNeeded()
  const before = await card.boundingBox()
  await card.click()
  await expect(card).toBeChecked()
  await expect(closedSections(page).first()).toBeVisible()
  expect((await card.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('an error goes, with its entry in the list, while its field is put right', async ({ page, expectConsole }) => {
  expectConsole(/400 \(Bad Request\).*checkout/)
  await openCheckout(page)
  await fillCheckout(page, 'sv', { email: 'anna@', postal_code: '123' })
  await page.getByRole('button', { name: t('checkout.order') }).click()
  const email = checkoutField(page, 'sv', 'email')
  await expect(email).toBeFocused()
  const list = page.getByRole('alert').getByRole('link')
  await expect(list).toHaveCount(2)
  await list.last().click()
  await expect(checkoutField(page, 'sv', 'postal_code')).toBeFocused()
  await page.keyboard.type('45')
  await expect(checkoutField(page, 'sv', 'postal_code')).not.toHaveAttribute('aria-invalid')
  await expect(list).toHaveCount(1)
  await email.pressSequentially('exempel')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.pressSequentially('.se')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('nothing moves under the pointer when an error goes, at the top of the page and further down', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400 \(Bad Request\).*checkout/)
  await openCheckout(page)
  const chosen = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.locator('[name=shipping_method][value=postnord-service-point]').check()
  await chosen
  await fillCheckout(page, 'sv', { email: 'anna@', postal_code: '123' })
  await page.getByRole('button', { name: t('checkout.order') }).click()
  const [email, mobile, postalCode, city] = (['email', 'mobile', 'postal_code', 'city'] as const).map((name) =>
    checkoutField(page, 'sv', name),
  )
  if (!email || !mobile || !postalCode || !city) throw new Error('A field is missing')
  await expect(email).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const topOf = async (field: typeof email) => Math.round((await field.boundingBox())?.y ?? NaN)
  const before = await topOf(mobile)
  await email.pressSequentially('exempel.se')
  await expect(email).not.toHaveAttribute('aria-invalid')
  expect(await topOf(mobile)).toBe(before)
  await postalCode.scrollIntoViewIfNeeded()
  const below = await topOf(city)
  await postalCode.pressSequentially('45')
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The answer to the postal code brings the service points.
  await expect(page.getByRole('group', { name: t('checkout.servicePoint') })).toBeVisible()
  await expectStill(() => topOf(city))
  expect(await topOf(city)).toBe(below)
})

test('what was typed is there again after a look at the cart, also what was typed after the postal code', async ({ page }) => {
  await openCheckout(page)
  const typed = [
    ['email', address],
    ['first_name', 'Elsa'],
    ['postal_code', '111 22'],
    ['city', 'Stockholm'],
  ] as const
  for (const [name, value] of typed) await checkoutField(page, 'sv', name).fill(value)
  await page.getByRole('link', { name: t('checkout.back') }).click()
  // It is sent while the page is left, so the browser may not report the answer: ask the session.
  await expect.poll(async () => (await page.request.get(href('checkout', 'sv'))).text()).toContain('value="Stockholm"')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.toCheckout') })
    .click()
  for (const [name, value] of typed) await expect(checkoutField(page, 'sv', name)).toHaveValue(value)
})

test('a mail address that may be mistyped is asked about, and passes when the order is sent again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/409 \(Conflict\).*checkout/)
  await openCheckout(page)
  await fillCheckout(page, 'sv', { email: 'anna@gmial.com' })
  const order = page.getByRole('button', { name: t('checkout.order') })
  await order.click()
  await expect(page.getByRole('alert')).toContainText(t('checkout.check.email', { meant: 'anna@gmail.com' }))
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(checkoutField(page, 'sv', 'email')).toHaveValue('anna@gmial.com')
  await order.click()
  await expect(page).not.toHaveURL(new RegExp(`${href('checkout', 'sv')}$`))
})
