import type { Page, Route } from '@playwright/test'
import { finderHref } from '../../app/routing/finder-query'
import { href } from '../../app/routing/href'
import { categoryHref } from '../../app/routing/listing-path'
import { expect, FRAME, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { openPage, ready } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const CAMERA = { type: 'camera', brand: 'canon', device: 'canon-eos-90d', name: 'Canon EOS 90D' }
const PATTERN = '**/device-choices?*'

/** The fields of a finder form, by their labels. */
function finderOf(page: Page) {
  const form = page.getByRole('form', { name: t('finder.form') })
  return {
    type: form.getByLabel(t('finder.type')),
    brand: form.getByLabel(t('finder.brand')),
    device: form.getByLabel(t('finder.device')),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
  }
}

async function expectDevice(page: Page): Promise<void> {
  await expect(page).toHaveURL(href('device', 'sv', { key: CAMERA.device }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('device.title', { device: CAMERA.name }))
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('the selects of the home page narrow each other', { tag: '@smoke' }, async ({ page, expectAccessible }) => {
  await openPage(page, href('home', 'sv'))
  const finder = finderOf(page)
  await expect(finder.brand).toBeDisabled()
  await finder.type.selectOption(CAMERA.type)
  await finder.brand.selectOption(CAMERA.brand)
  await finder.device.selectOption(CAMERA.device)
  await expectAccessible({ only: page.getByRole('form', { name: t('finder.form') }) })
  await finder.button.click()
  await expectDevice(page)
  await expectAccessible({ without: FRAME })

  await test.step('Back from a device page shows the selection that led there, after a reload too', async () => {
    await page.goBack()
    const expectChosen = async () => {
      for (const select of ['type', 'brand', 'device'] as const) await expect(finder[select]).toHaveValue(CAMERA[select])
    }
    await expectChosen()
    await page.reload()
    await ready(page)
    await expectChosen()
    await finder.button.click()
    await expectDevice(page)
  })
})

test('the finder keeps the selection in its URL, and Back leaves the finder', async ({ page, expectAccessible }) => {
  await openPage(page, href('home', 'sv'))
  await openPage(page, finderHref('sv'))
  const finder = finderOf(page)
  await finder.type.selectOption(CAMERA.type)
  await expect(page).toHaveURL(finderHref('sv', { type: CAMERA.type }))
  await expect(finder.brand).toBeEnabled()
  await finder.brand.focus()
  await finder.brand.selectOption(CAMERA.brand)
  await expect(page).toHaveURL(finderHref('sv', CAMERA))
  await expect(finder.brand).toBeFocused()
  await expectAccessible({ without: FRAME })
  await page.reload()
  await ready(page)
  await expect(finder.brand).toHaveValue(CAMERA.brand)
  await finder.type.selectOption('phone')
  await expect(page).toHaveURL(finderHref('sv', { type: 'phone' }))
  await expect(finder.brand).toHaveValue('')
  await expect(finder.device).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL(href('home', 'sv'))
})

test('a new visit shows empty selects, and so does its reload', async ({ page }) => {
  await openPage(page, href('home', 'sv'))
  const finder = finderOf(page)
  await finder.type.selectOption(CAMERA.type)
  await expect(finder.brand).toBeEnabled()
  await finder.brand.selectOption(CAMERA.brand)
  await openPage(page, href('cart', 'sv'))
  await openPage(page, href('home', 'sv'))
  await expect(finder.type).toHaveValue('')
  await page.reload()
  await ready(page)
  await expect(finder.type).toHaveValue('')
})

test('outdated answers are ignored, and missing ones announced', async ({ page, expectConsole, expectAccessible }) => {
  expectConsole(/503/)
  await openPage(page, href('home', 'sv'))
  const late: Route[] = []
  await page.route(PATTERN, async (route) => {
    if (route.request().url().includes('type=camera')) late.push(route)
    else await route.continue()
  })
  const finder = finderOf(page)
  await finder.type.selectOption('camera')
  await expect(finder.brand).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => late.length).toBe(1)
  await finder.type.selectOption('phone')
  await expect(finder.brand).toBeEnabled()
  // This request was aborted; a late answer must change nothing.
  await late[0]?.fulfill({ json: { brands: [{ key: 'canon', name: 'Canon' }], models: [] } }).catch(() => undefined)
  await expect(finder.brand.locator('option[value=nokia]')).toHaveCount(1)
  await expect(finder.brand.locator('option[value=canon]')).toHaveCount(0)

  await test.step('a select that cannot load its options says so, and the form still works', async () => {
    await page.unroute(PATTERN)
    await page.route(PATTERN, (route) => route.fulfill({ status: 503, body: '' }))
    await finder.type.selectOption(CAMERA.type)
    await expect(finder.status).toHaveText(t('finder.failed'))
    await expect(finder.button).toHaveAccessibleName(t('finder.next'))
    await expectAccessible({ only: page.getByRole('form', { name: t('finder.form') }) })
    await finder.button.click()
    await expect(page).toHaveURL(finderHref('sv', { type: CAMERA.type }))
    await expect(finder.brand).toBeEnabled()
  })
})

test('the selects of a category narrow each other, and keep what is chosen before their code has come', async ({
  page,
  expectAccessible,
}) => {
  const category = categoryHref('sv', 'kamerabatterier')
  const finder = finderOf(page)
  await openPage(page, category)
  await expect(async () => {
    await finder.brand.selectOption('')
    await finder.brand.focus()
    await finder.brand.blur()
    await finder.brand.selectOption(CAMERA.brand)
    await expect(finder.device).toBeEnabled({ timeout: 500 })
  }).toPass()
  await expectAccessible({ only: page.getByRole('form', { name: t('finder.form') }) })
  await finder.device.selectOption(CAMERA.device)
  await finder.button.click()
  await expectDevice(page)

  await test.step('a choice in the markup stays, and the form works as without scripts', async () => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(category)
    await finder.brand.selectOption(CAMERA.brand)
    release()
    await ready(page)
    await expectStill(() => finder.brand.inputValue())
    await expect(finder.brand).toHaveValue(CAMERA.brand)
    await finder.button.click()
    await expect(page).toHaveURL(finderHref('sv', CAMERA))
  })
})
