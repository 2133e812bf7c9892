import type { Page, Route } from '@playwright/test'
import { finderHref } from '../../app/routing/finder-query'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const CAMERA = { type: 'camera', brand: 'canon', device: 'canon-eos-90d', name: 'Canon EOS 90D' }
const PATTERN = '**/device-choices?*'

/** The form of a page, by the words of its labels. */
function finderOf(page: Page, language: Language = 'sv') {
  const word = translator(language)
  const form = page.getByRole('form', { name: word('finder.form') })
  return {
    type: form.getByLabel(word('finder.type')),
    brand: form.getByLabel(word('finder.brand')),
    device: form.getByLabel(word('finder.device')),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
  }
}

async function expectDevice(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(href('device', language, { key: CAMERA.device }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(language)('device.title', { device: CAMERA.name }))
  await expect(page.getByRole('article').first()).toBeVisible()
}

test.describe('with JavaScript', { tag: '@script' }, () => {
  for (const language of LANGUAGES) {
    test(`the selects of the home page narrow each other, in ${language}`, async ({ page, expectAccessible }) => {
      await page.goto(href('home', language))
      const finder = finderOf(page, language)
      await expect(finder.brand).toBeDisabled()
      await finder.type.selectOption(CAMERA.type)
      await finder.brand.selectOption(CAMERA.brand)
      await finder.device.selectOption(CAMERA.device)
      await expectAccessible()
      await finder.button.click()
      await expectDevice(page, language)
      await expectAccessible()
    })
  }

  test('the finder keeps what is chosen in its address, and going back leaves it', async ({ page, expectAccessible }) => {
    await page.goto(href('home', 'sv'))
    await page.goto(finderHref('sv'))
    const finder = finderOf(page)
    await finder.type.selectOption(CAMERA.type)
    await expect(page).toHaveURL(finderHref('sv', { type: CAMERA.type }))
    await expect(finder.brand).toBeEnabled()
    await finder.brand.focus()
    await finder.brand.selectOption(CAMERA.brand)
    await expect(page).toHaveURL(finderHref('sv', CAMERA))
    await expect(finder.brand).toBeFocused()
    await expectAccessible()
    await page.reload()
    await expect(finder.brand).toHaveValue(CAMERA.brand)
    await finder.type.selectOption('phone')
    await expect(page).toHaveURL(finderHref('sv', { type: 'phone' }))
    await expect(finder.brand).toHaveValue('')
    await expect(finder.device).toBeDisabled()
    await page.goBack()
    await expect(page).toHaveURL(href('home', 'sv'))
  })

  test('going back from a device finds in the selects what led there, after a reload too', async ({ page }) => {
    await page.goto(href('home', 'sv'))
    const finder = finderOf(page)
    await finder.type.selectOption(CAMERA.type)
    await finder.brand.selectOption(CAMERA.brand)
    await finder.device.selectOption(CAMERA.device)
    await finder.button.click()
    await expectDevice(page, 'sv')
    await page.goBack()
    const expectChosen = async () => {
      for (const select of ['type', 'brand', 'device'] as const) await expect(finder[select]).toHaveValue(CAMERA[select])
    }
    await expectChosen()
    await page.reload()
    await expectChosen()
    await finder.button.click()
    await expectDevice(page, 'sv')
  })

  test('a visit of its own finds the selects empty, and so does its reload', async ({ page }) => {
    await page.goto(href('home', 'sv'))
    const finder = finderOf(page)
    await finder.type.selectOption(CAMERA.type)
    await expect(finder.brand).toBeEnabled()
    await finder.brand.selectOption(CAMERA.brand)
    await page.goto(href('cart', 'sv'))
    await page.goto(href('home', 'sv'), { waitUntil: 'networkidle' })
    await expect(finder.type).toHaveValue('')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(finder.type).toHaveValue('')
  })

  test('outdated answers never win', async ({ page }) => {
    await page.goto(href('home', 'sv'))
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
    // The browser has given this question up; whatever still comes of it must change nothing.
    await late[0]?.fulfill({ json: { brands: [{ key: 'canon', name: 'Canon' }], models: [] } }).catch(() => undefined)
    await expect(finder.brand.locator('option[value=nokia]')).toHaveCount(1)
    await expect(finder.brand.locator('option[value=canon]')).toHaveCount(0)
  })

  test('a list that cannot be fetched says so, and the form goes on by itself', async ({
    page,
    expectConsole,
    expectAccessible,
  }) => {
    expectConsole(/503/)
    await page.goto(href('home', 'sv'))
    await page.route(PATTERN, (route) => route.fulfill({ status: 503, body: '' }))
    const finder = finderOf(page)
    await finder.type.selectOption(CAMERA.type)
    await expect(finder.status).toHaveText(t('finder.failed'))
    await expect(finder.button).toHaveAccessibleName(t('finder.next'))
    await expectAccessible()
    await finder.button.click()
    await expect(page).toHaveURL(finderHref('sv', { type: CAMERA.type }))
    await expect(finder.brand).toBeEnabled()
  })
})

test.describe('without JavaScript', { tag: '@plain' }, () => {
  for (const language of LANGUAGES) {
    test(`the form leads on step by step, in ${language}`, async ({ page, expectAccessible }) => {
      const word = translator(language)
      await page.goto(href('home', language))
      const finder = finderOf(page, language)
      await finder.type.selectOption(CAMERA.type)
      await expect(finder.button).toHaveAccessibleName(word('finder.next'))
      await finder.button.click()
      await expect(page).toHaveURL(finderHref(language, { type: CAMERA.type }))
      await finder.brand.selectOption(CAMERA.brand)
      await finder.button.click()
      await expect(page).toHaveURL(finderHref(language, CAMERA))
      await expectAccessible()
      await finder.device.selectOption(CAMERA.device)
      await expect(finder.button).toHaveAccessibleName(word('finder.show'))
      await finder.button.click()
      await expectDevice(page, language)
    })
  }

  test('a category of camera batteries asks for brand and model', async ({ page, expectAccessible }) => {
    await page.goto(finderHref('sv', CAMERA))
    await page.getByRole('link', { name: 'EOS 90D', exact: true }).click()
    await expectDevice(page, 'sv')
    await page.getByRole('article').first().getByRole('link').first().click()
    const above = page.getByRole('navigation', { name: t('crumbs.label') }).getByRole('link')
    await above.nth(1).click()
    const finder = finderOf(page)
    await finder.brand.selectOption(CAMERA.brand)
    await expectAccessible()
    await finder.button.click()
    await expect(page).toHaveURL(new RegExp(`type=${CAMERA.type}&brand=${CAMERA.brand}`))
    await expect(finder.device).toBeEnabled()
  })
})
