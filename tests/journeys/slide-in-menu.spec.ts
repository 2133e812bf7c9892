import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { STORES } from '../../app/store/stores'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const HOME = href('home', 'sv')
const PHONE = { width: 360, height: 740 }

const menu = (page: Page) => page.locator('.menu')
const opener = (page: Page) => menu(page).locator('summary')
const rows = (page: Page) => menu(page).locator('.menu-level li a')
/** A row by the category's name, with or without further text. */
const row = (page: Page, name: string) => rows(page).filter({ hasText: new RegExp(`^${name}$`) })

/** Opens the menu over the home page. With scripts, the page behind it is then inert. */
async function openMenu(page: Page): Promise<void> {
  await openPage(page, HOME)
  await opener(page).click()
  await expect(page.locator('main')).toHaveAttribute('inert')
}

test.beforeEach(({ page }) => page.setViewportSize(PHONE))

test(
  'it leads from the main categories to their children and on to theirs, and back again',
  { tag: '@smoke' },
  async ({ page, expectAccessible }) => {
    await openMenu(page)
    await test.step('it contains the category tree, the account, customer service, about, contact and the languages', async () => {
      await expectAccessible({ only: menu(page) })
      const keys = ['login.title', 'header.customerService', 'header.contact', 'header.about'] as const
      for (const key of keys) await expect(menu(page).getByRole('link', { name: t(key), exact: true })).toBeVisible()
      for (const { languageName } of Object.values(STORES)) {
        const link = menu(page).getByRole('link', { name: languageName })
        await expect(link).toBeVisible()
        await expect(link.locator('svg').first()).toBeVisible()
      }
      await expect.poll(() => rows(page).count()).toBeGreaterThan(12)
    })
    const count = await rows(page).count()
    await row(page, 'Verktygsbatterier').click()
    await expect(page.getByRole('button', { name: t('menu.backTo', { category: t('menu.main') }) })).toBeFocused()
    await expectAccessible({ only: menu(page) })
    await row(page, 'Makita').click()
    const back = page.getByRole('button', { name: t('menu.backTo', { category: 'Verktygsbatterier' }) })
    await expect(back).toBeFocused()
    await expect(rows(page).filter({ hasText: 'Makita 18 V LXT' })).toBeVisible()
    await back.click()
    await expect(row(page, 'Makita')).toBeFocused()
    await page.getByRole('button', { name: t('menu.backTo', { category: t('menu.main') }) }).click()
    await expect(row(page, 'Verktygsbatterier')).toBeFocused()
    await expect(rows(page)).toHaveCount(count)
    await expect(page).toHaveURL(HOME)

    await test.step('a category without subcategories opens its page, and the menu closes', async () => {
      await row(page, 'Verktygsbatterier').click()
      await row(page, 'Makita').click()
      await expect(rows(page).filter({ hasText: 'Makita 18 V LXT' })).toBeVisible()
      const target = rows(page).first()
      const address = (await target.getAttribute('href')) ?? ''
      await target.click()
      await expect(page).toHaveURL(address)
      await expect(menu(page)).not.toHaveAttribute('open')
      await opener(page).click()
      await expect(row(page, 'Verktygsbatterier')).toBeVisible()
    })
  },
)

test('a close request of the browser, such as Back on Android, closes it and returns the focus', async ({ page }) => {
  await page.addInitScript(() => {
    const opened: CloseWatcher[] = []
    const Native = window.CloseWatcher
    if (Native === undefined) throw new Error('The browser has no close watchers')
    window.CloseWatcher = class extends Native {
      constructor() {
        super()
        opened.push(this)
      }
    }
    window.addEventListener('close-request', () => opened.at(-1)?.requestClose())
  })
  await openMenu(page)
  // The menu opens by itself, and listens to such requests a moment later.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('close-request')))
    await expect(menu(page)).not.toHaveAttribute('open', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await expect(opener(page)).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('it traps the focus and the page behind it does not scroll; Escape closes it and returns the focus', async ({ page }) => {
  await openMenu(page)
  await page.locator('.menu-panel a').last().focus()
  await page.keyboard.press('Tab')
  const outside = await page.evaluate(
    () => document.activeElement?.closest('.menu') === null && document.activeElement !== document.body,
  )
  expect(outside).toBe(false)
  await page.mouse.move(355, 600)
  await page.mouse.wheel(0, 400)
  await expectStill(() => page.evaluate(() => window.scrollY))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await opener(page).focus()
  await page.keyboard.press('Escape')
  await expect(menu(page)).not.toHaveAttribute('open')
  await expect(opener(page)).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')

  await test.step('a click outside closes it', async () => {
    await opener(page).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.mouse.click(350, 500)
    await expect(menu(page)).not.toHaveAttribute('open')
  })

  await test.step('the header shows its scrolled state after 40 px of scroll, and its bar shrinks', async () => {
    const height = async () => (await page.locator('.header-bar').boundingBox())?.height ?? 0
    const scrolled = page.locator('.header-place[data-scrolled]')
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
    await expectStill(() => scrolled.count())
    await expect(scrolled).toHaveCount(0)
    const whole = await height()
    await page.evaluate(() => window.scrollTo({ top: 41, behavior: 'instant' }))
    await expect(scrolled).toHaveCount(1)
    expect(await height()).toBeLessThan(whole)
    await page.setViewportSize({ width: 1280, height: 800 })
    const shrunk = await height()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(scrolled).toHaveCount(0)
    expect(shrunk).toBeLessThan(await height())
  })
})
