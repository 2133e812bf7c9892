import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { clippedRing } from '../support/journey/clipped-ring'
import { expectStill } from '../support/journey/expect-still'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const HOME = href('home', 'sv')
const ANSWER = '**/category-menu?*'

const mainLinks = (page: Page) => page.locator('.mega-link')
const panel = (page: Page) => page.locator('.mega-panel')
const opened = (page: Page) => page.locator('.mega-link[aria-expanded="true"]')
const branches = (page: Page) => page.locator('.mega-branch > a')

/** The requests for subcategories from now on. */
function categoryRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/category-menu?') && asked.push(request.url()))
  return asked
}

test(
  'one main category is active at a time, and clicking the active one closes it',
  { tag: '@smoke' },
  async ({ page, expectAccessible }) => {
    const asked = categoryRequests(page)
    await openPage(page, HOME)
    await test.step('the subcategories are fetched once, when the pointer rests on a main category', async () => {
      expect(asked).toEqual([])
      await mainLinks(page).first().hover()
      await expect.poll(() => asked.length).toBe(1)
      await mainLinks(page).first().click()
      await expect(branches(page).first()).toBeVisible()
      expect(asked).toHaveLength(1)
      await mainLinks(page).first().click()
      await expect(panel(page)).toHaveCount(0)
    })
    const [first, second] = [mainLinks(page).nth(0), mainLinks(page).nth(3)]
    const name = (await first.innerText()).replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ')
    await first.click()
    await expect(page.getByRole('link', { name: t('menu.all', { category: name }) })).toBeVisible()
    await expect(branches(page).first()).toBeVisible()
    await expectAccessible({ only: page.locator('.mega-row, .mega-panel') })
    await second.click()
    await expect(opened(page)).toHaveCount(1)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await second.click()
    await expect(panel(page)).toHaveCount(0)
    await expect(page).toHaveURL(HOME)
    await test.step('a category that gets the focus by keyboard is scrolled into sight whole, with its ring', async () => {
      await mainLinks(page).first().focus()
      for (let at = 1; at < 8; at += 1) {
        await page.keyboard.press('Tab')
        await expect(mainLinks(page).nth(at)).toBeFocused()
        await expect(mainLinks(page).nth(at)).toBeInViewport({ ratio: 0.99 })
        await expect.poll(() => clippedRing(mainLinks(page).nth(at))).toBe('')
      }
    })
  },
)

test('it closes by a click outside the content and by Escape', async ({ page, context }) => {
  await openPage(page, HOME)
  await test.step('a click outside the content closes it, a click inside does not', async () => {
    await mainLinks(page).first().click()
    await expect(branches(page).first()).toBeVisible()
    await panel(page).click({ position: { x: 5, y: 5 } })
    await expect(panel(page)).toBeVisible()
    await page.mouse.click(5, 700)
    await expect(panel(page)).toHaveCount(0)
    await mainLinks(page).first().click()
    await page.getByRole('banner').getByRole('searchbox').click()
    await expect(panel(page)).toHaveCount(0)
    await mainLinks(page).first().click()
    await page.getByRole('button', { name: t('menu.close') }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(mainLinks(page).first()).toBeFocused()
  })
  await test.step('a main category opened in a new tab shows its page', async () => {
    const address = (await mainLinks(page).first().getAttribute('href')) ?? ''
    const coming = context.waitForEvent('page')
    await mainLinks(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await coming
    await expect(tab).toHaveURL(address)
    await tab.close()
    await expect(panel(page)).toHaveCount(0)
  })
  await test.step('the keyboard opens and enters it, and Escape returns the focus', async () => {
    const main = mainLinks(page).nth(1)
    await main.focus()
    await page.keyboard.press('Enter')
    await expect(branches(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(branches(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(main).toBeFocused()
    await page.keyboard.press('Enter')
    const address = (await branches(page).first().getAttribute('href')) ?? ''
    await branches(page).first().press('Enter')
    await expect(page).toHaveURL(address)
    await expect(panel(page)).toHaveCount(0)
  })
})

test('a slow connection, and an answer that is late or missing', async ({ page, expectConsole }) => {
  expectConsole(/503/)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = categoryRequests(page)
  await openPage(page, HOME)
  await test.step('nothing is prefetched with data saver, nor on a slow connection', async () => {
    await mainLinks(page).first().hover()
    await expectStill(() => asked.length)
    expect(asked).toEqual([])
    await page.evaluate("Object.assign(navigator.connection, { saveData: false, effectiveType: 'slow-2g' })")
    await mainLinks(page).nth(1).hover()
    await expectStill(() => asked.length)
    expect(asked).toEqual([])
    await mainLinks(page).nth(1).click()
    await expect(branches(page).first()).toBeVisible()
    expect(asked).toHaveLength(1)
  })
  await test.step('it shows a loading state; when its subcategories cannot be loaded, it navigates to the page of the category', async () => {
    let refuse = (): void => undefined
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    await page.route(ANSWER, async (route) => {
      await refused
      await route.fulfill({ status: 503 })
    })
    const address = (await mainLinks(page).nth(2).getAttribute('href')) ?? ''
    await mainLinks(page).nth(2).click()
    await expect(panel(page).getByText(t('menu.loading'))).toBeAttached()
    refuse()
    await expect(page).toHaveURL(address)
    await expect(panel(page)).toHaveCount(0)
  })
})

const SLIDER = [
  [360, 4],
  [767, 4],
  [768, 6],
  [1280, 6],
] as const

const COLUMNS = [
  [480, 1],
  [481, 2],
  [992, 2],
  [993, 4],
] as const

test('the row and its columns at each width', async ({ page }) => {
  await openPage(page, HOME)
  await test.step('the arrows scroll the row by pages', async () => {
    const [before, after] = [t('menu.slider.before'), t('menu.slider.after')].map((name) => page.getByRole('button', { name }))
    await expect(before ?? page.locator('nothing')).toHaveCount(0)
    await expect(mainLinks(page).nth(7)).not.toBeInViewport()
    await after?.click()
    await expect(mainLinks(page).nth(7)).toBeInViewport()
    await expect(mainLinks(page).nth(0)).not.toBeInViewport()
    await before?.click()
    await expect(mainLinks(page).nth(0)).toBeInViewport()
  })
  await test.step('the slider shows 4 items, 6 from 768 px on', async () => {
    for (const [width, items] of SLIDER) {
      await page.setViewportSize({ width, height: 800 })
      const shown = () =>
        page.locator('.mega-row').evaluate((row) => {
          const item = row.querySelector('.mega-link')
          return [innerWidth, row.getBoundingClientRect().width / (item?.getBoundingClientRect().width ?? 0)]
        })
      await expect.poll(shown).toEqual([width, expect.closeTo(items, 1)])
    }
  })
  await test.step('columns: 4 over 992 px, 2 over 480 px, else 1', async () => {
    // The first main category has 6 subcategories: enough for 4 columns.
    await mainLinks(page).first().click()
    await expect(branches(page).first()).toBeVisible()
    for (const [width, columns] of COLUMNS) {
      await page.setViewportSize({ width, height: 800 })
      const shown = () =>
        branches(page).evaluateAll((links) => {
          const lefts = new Set(links.map((link) => Math.round(link.getBoundingClientRect().left)))
          return [innerWidth, lefts.size]
        })
      await expect.poll(shown).toEqual([width, columns])
    }
  })
})
