import type { Request } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'

test('cards that are pressed in turn are added one by one, and two presses of one card are a double click', async ({ page }) => {
  await openPage(page, `${href('search', 'sv')}?query=batteri`)
  const buttons = page.getByRole('article').locator('button[form="add"]')
  const sent: URLSearchParams[] = []
  const note = (request: Request) => request.method() === 'POST' && sent.push(new URLSearchParams(request.postData() ?? ''))
  page.on('request', note)
  // By script: a pointer cannot press the second before the drawer covers it.
  const [first, second, waits] = await buttons.evaluateAll((found) => {
    const [one, other] = found.filter((button) => button instanceof HTMLButtonElement)
    for (const button of [one, other, one]) button?.click()
    return [one?.value ?? '', other?.value ?? '', one?.ariaDisabled ?? '']
  })
  expect(waits).toBe('true')
  await expect.poll(() => sent.filter((form) => form.has('product_id')).length).toBeGreaterThanOrEqual(2)
  const adds = sent.filter((form) => form.has('product_id'))
  expect(new Set(adds.map((form) => form.get('product_id')))).toEqual(new Set([first, second]))
  const keysOf = (product: string | undefined) =>
    new Set(adds.filter((form) => form.get('product_id') === product).map((form) => form.get('once')))
  expect(keysOf(first).size).toBe(1)
  expect(keysOf(second).size).toBe(1)
  expect(keysOf(first)).not.toEqual(keysOf(second))
})

test('a card whose press is not answered yet can be pressed again after leaving the page and coming back', async ({ page }) => {
  await openPage(page, `${href('search', 'sv')}?query=batteri`)
  const press = page.getByRole('article').locator('button[form="add"]').first()
  const label = await press.textContent()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await answered
    await route.continue()
  })
  await press.evaluate((button) => button instanceof HTMLButtonElement && button.click())
  await expect(press).toHaveAttribute('aria-disabled', 'true')
  const product = page.getByRole('article').getByRole('link').first()
  await product.evaluate((link) => link instanceof HTMLAnchorElement && link.click())
  await expect(page).not.toHaveURL(/query=batteri/)
  await page.goBack()
  await expect(page).toHaveURL(/query=batteri/)
  await expect(press).toHaveText(label ?? '')
  await expect(press).not.toHaveAttribute('aria-disabled')
  answer()
})
