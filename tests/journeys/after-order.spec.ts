import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, FRAME, test } from '../support/journey'
import { buy } from '../support/journey/buy'
import { mailedLink } from '../support/journey/mailed-link'
import { openPage, ready } from '../support/journey/open-page'
import { usedUpProduct } from '../support/journey/special-goods'
import { act } from '../support/journey/staff'
import { BUYERS } from '../support/shop/buyers'
import { elements } from '../support/shop/read-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Opens an order by the link of its confirmation, in a browser that knows nothing of it. */
async function openByMail(page: Page, number: string): Promise<void> {
  await page.context().clearCookies({ name: 'session' })
  await openPage(page, await mailedLink(number, 'order_access'))
  await expect(heading(page, t('order.number', { number }))).toBeVisible()
  expect(page.url()).not.toContain('order_access')
}

test('an order is opened by number and e-mail with a mailed link, whose button logs in', async ({ page, expectAccessible }) => {
  const number = await buy(page, 'sv', await subscribed(page))
  await page.context().clearCookies({ name: 'session' })
  await openPage(page, href('myOrder', 'sv'))
  await page.getByRole('textbox', { name: t('myOrder.number') }).fill(number)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('myOrder.email') })
    .fill(BUYERS.sv.email ?? '')
  await page.getByRole('button', { name: t('myOrder.send') }).click()
  await expect(page.getByText(t('myOrder.sent.title'))).toBeVisible()
  await openPage(page, await mailedLink(number, 'order_link'))
  await expectAccessible({ without: FRAME })
  await page.getByRole('button', { name: t('myOrder.open'), exact: true }).click()
  await expect(heading(page, t('order.number', { number }))).toBeVisible()

  await test.step('a long address is wrapped in its column', async () => {
    const fits = (address: Element) => {
      address.textContent = `${'lång.adress'.repeat(6)}@example.com`
      return document.documentElement.scrollWidth <= window.innerWidth
    }
    expect(await page.getByText(BUYERS.sv.email ?? '', { exact: true }).evaluate(fits)).toBe(true)
  })

  await test.step('the focus stays with what a form has changed, or goes to its heading when the form is gone', async () => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
    const unfold = (name: string) => page.getByText(name, { exact: true }).press('Enter')
    await ready(page)
    await press(t('subscription.pause'))
    await expect(page.getByText(t('subscription.done.pause'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('subscription.resume') })).toBeFocused()
    await unfold(t('subscription.end'))
    await press(t('subscription.end.go'))
    await expect(page.getByText(t('subscription.done.end'))).toBeVisible()
    await expect(page.locator('[id^="subscription-"]').getByRole('heading')).toBeFocused()
    await unfold(t('order.cancel.title'))
    await press(t('order.cancel.go'))
    await expect(page.getByText(t('order.cancel.done'))).toBeVisible()
    await expect(heading(page, t('order.number', { number }))).toBeFocused()
  })
})

/** The form of a product that can be subscribed to, with the longest interval. */
async function subscribed(page: Page): Promise<Record<string, string>> {
  const inputs = elements(await (await page.request.get(usedUpProduct())).text(), 'input')
  const product_id = inputs.find(({ name }) => name === 'product_id')?.value ?? ''
  return {
    product_id,
    quantity: '12',
    subscription_interval: inputs.findLast(({ name }) => name === 'subscription_interval')?.value ?? '',
  }
}

test('an order is opened by the link of its mail, tracked, and withdrawn from in two steps', async ({
  page,
  expectAccessible,
}) => {
  const number = await buy(page)
  await openByMail(page, number)
  await expectAccessible({ without: FRAME })
  await page.getByRole('link', { name: t('order.track') }).click()
  await expect(page.getByRole('heading', { name: t('tracking.history') })).toBeVisible()
  await expect(page.getByText(t('tracking.step.placed'))).toBeVisible()
  await page.goBack()

  await page
    .getByRole('main')
    .getByRole('link', { name: t('withdrawal.title') })
    .click()
  await expect(heading(page, t('withdrawal.title'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('withdrawal.number') })).toHaveValue(number)
  await page.getByRole('button', { name: t('withdrawal.continue') }).click()
  await expect(heading(page, t('withdrawal.check.title'))).toBeVisible()
  await expect(page.getByText(t('withdrawal.statement'))).toBeVisible()
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
  await expect(heading(page, t('withdrawal.received.title'))).toBeVisible()
  await expectAccessible({ without: FRAME })
})

test('goods are returned with a label, and the return is cancelled', async ({ page, expectAccessible }) => {
  const number = await buy(page)
  await act(`orders/${number}/ship`, { parcel: { carrier: 'postnord', tracking_number: '00370724760161234567' } })
  await act(`orders/${number}/deliver`, {})
  await openByMail(page, number)
  await page.getByRole('link', { name: t('order.return') }).click()
  await expect(heading(page, t('myOrderReturn.title'))).toBeVisible()
  await page.getByRole('checkbox', { name: t('return.line.take') }).check()
  await page.getByRole('spinbutton', { name: t('return.line.quantity') }).fill('2')
  await page.getByRole('combobox', { name: t('return.line.reason') }).selectOption(t('return.reason.changed-mind'))
  await page.getByRole('combobox', { name: t('return.line.condition') }).selectOption(t('return.condition.unopened'))
  await expectAccessible({ without: FRAME })
  await page.getByRole('button', { name: t('return.send') }).click()
  const returned = `${number}-R1`
  await expect(heading(page, t('return.title', { number: returned }))).toBeVisible()
  await expect(page.getByRole('img', { name: t('return.label.alt', { number: returned }) })).toBeVisible()
  await expect(page.getByText(t('return.pack.lithium'))).toBeVisible()
  await expectAccessible({ without: FRAME })
  await page.getByRole('button', { name: t('return.cancel') }).click()
  await expect(page.getByText(t('return.text.cancelled'))).toBeVisible()
})
