import type { Locator, Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { countedShift, countShifts } from '../support/journey/count-shifts'
import { expectStill } from '../support/journey/expect-still'
import { openPage } from '../support/journey/open-page'
import { usedUpProduct } from '../support/journey/special-goods'
import { storedNames } from '../support/journey/stored-names'
import { translator } from '../support/shop/translator'

const t = translator('de')

const DAY_SECONDS = 86_400

test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) => page.getByRole('region', { name: /Cookies/ })

const stored = (page: Page) => storedNames(page, new URL(page.url()).origin)

/** Days until the consent cookie ends, rounded. */
async function consentDays(page: Page): Promise<number> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS)
}

test('nothing that needs consent is loaded or stored before the choice, and each choice stores its own', async ({
  page,
  expectAccessible,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
  })
  await openPage(page, `${href('home', 'sv')}?utm_source=mail`)
  await page.mouse.wheel(0, 1000)
  expect(await stored(page)).toEqual({ cookies: ['locale'], local: [], session: [] })
  // There is no tag manager: tests/journeys/analytics.spec.ts has one.
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await expectAccessible({ only: banner(page) })

  // The wheel scrolls on after its event, and parts that are rendered late move what is in view.
  const top = () => page.evaluate(() => document.body.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(0)
  await expectStill(top)
  const before = await top()
  await banner(page).getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await top()).toBe(before)
  expect(await stored(page)).toEqual({ cookies: ['consent', 'locale'], local: [], session: [] })
  expect(await consentDays(page)).toBe(1)
  // A visit that was refused leaves no campaign; changing the choice from the footer allows the next one.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookieinställningar' }).click()
  await page.getByRole('button', { name: 'Tillåt alla' }).click()
  await expect(page.getByRole('checkbox', { name: 'Statistik' })).toBeChecked()
  expect(await consentDays(page)).toBe(30)
  await openPage(page, `${href('home', 'sv')}?utm_source=mail`)
  expect((await stored(page)).cookies).toEqual(['campaign', 'consent', 'locale'])
  // A first choice on the page of settings counts for the visit that led there, as one in the banner does.
  await page.context().clearCookies()
  await openPage(page, `${href('home', 'sv')}?utm_source=mail`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookieinställningar' }).click()
  await page.getByRole('button', { name: 'Tillåt alla' }).click()
  await expect(page.getByRole('checkbox', { name: 'Statistik' })).toBeChecked()
  expect((await stored(page)).cookies).toEqual(['campaign', 'consent', 'locale'])
  expect(foreign).toEqual([])
})

test('allowing all and rejecting are equally easy, and neither the banner nor the choice moves the page', async ({ page }) => {
  const look = (button: Locator) =>
    button.evaluate((element) => {
      const { width, height, backgroundColor, color, borderColor, font, textDecorationLine } = getComputedStyle(element)
      return { width, height, backgroundColor, color, borderColor, font, textDecorationLine }
    })
  for (const width of [360, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.context().clearCookies()
      await page.setViewportSize({ width, height: 780 })
      await openPage(page, href('home', 'de'))
      await page.evaluate(countShifts, true)
      const [reject, all] = (['consent.reject', 'consent.all'] as const).map((key) =>
        banner(page).getByRole('button', { name: t(key), exact: true }),
      )
      if (!reject || !all) throw new Error('The banner has no two buttons')
      for (const button of [reject, all]) await expect(button).toBeInViewport({ ratio: 1 })
      expect(await look(reject)).toEqual(await look(all))
      await all.click()
      await expect(banner(page)).toBeHidden()
      await expectStill(() => countedShift(page))
      expect(await countedShift(page)).toBeLessThan(0.01)
    })
  }
})

test('on a phone the banner is less than 150 px high, its two buttons are of one size, and it covers no Buy button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of LANGUAGES) {
    const say = translator(language)
    await openPage(page, href('home', language))
    const shown = page.getByRole('region', { name: say('consent.title') })
    const button = (key: 'consent.reject' | 'consent.all') => shown.getByRole('button', { name: say(key), exact: true })
    const parts = [shown, button('consent.reject'), button('consent.all')]
    // Its code comes after the page is hydrated, and puts another element into its place.
    await expect(async () => {
      const [over, left, right] = await Promise.all(parts.map((part) => part.boundingBox()))
      expect(over?.height, language).toBeLessThan(150)
      expect([left?.width, left?.height, left?.y]).toEqual([right?.width, right?.height, right?.y])
      expect(left?.height).toBeGreaterThanOrEqual(44)
    }).toPass({ timeout: 10_000 })
  }
  await openPage(page, usedUpProduct())
  const [inBox, inBar] = ['form#buy button[type=submit]', '.buy-bar button'].map((button) => page.locator(button).first())
  await inBox?.click({ trial: true, timeout: 5_000 })
  await page.evaluate(() => scrollTo(0, 1000))
  await inBar?.click({ trial: true, timeout: 5_000 })
})

test('a narrow screen shows the banner whole, in German, and its settings by keyboard', async ({ page, expectAccessible }) => {
  await openPage(page, href('home', 'de'))
  /** How far above the banner an element ends; negative for one that lies under it. */
  const above = async (element: Locator) => {
    const [over, box] = [await banner(page).boundingBox(), await element.boundingBox()]
    return (over?.y ?? 0) - (box?.y ?? Infinity) - (box?.height ?? 0)
  }
  /** The same of the last link, at the end of the page: parts that are rendered on the way there make the page longer. */
  const atTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    return above(page.getByRole('contentinfo').getByRole('link').last())
  }
  for (const width of [768, 360]) {
    await test.step(`at ${width} px neither the end of the page nor what is focused lies under it`, async () => {
      await page.setViewportSize({ width, height: 780 })
      const focused = page.getByRole('main').getByRole('link').last()
      await focused.blur()
      await page.evaluate(() => scrollTo(0, 0))
      await focused.focus()
      await expect.poll(() => above(focused)).toBeGreaterThanOrEqual(0)
      await expect(focused).toBeInViewport()
      await expect.poll(atTheEnd).toBeGreaterThanOrEqual(0)
    })
  }
  await banner(page).getByText('Selbst auswählen').focus()
  await page.keyboard.press('Enter')
  await banner(page).getByRole('checkbox', { name: 'Statistik' }).check()
  await expectAccessible({ only: banner(page) })
  await test.step('what is focused beside the open settings does not lie under them', async () => {
    const focused = page.getByRole('main').getByRole('link').last()
    await page.evaluate(() => scrollTo(0, 0))
    await focused.focus()
    await expect.poll(() => above(focused)).toBeGreaterThanOrEqual(0)
    await expect(focused).toBeInViewport({ ratio: 1 })
  })
  await expect.poll(atTheEnd).toBeGreaterThanOrEqual(0)
  await banner(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(banner(page)).toBeHidden()
  expect((await page.context().cookies()).find(({ name }) => name === 'consent')?.value).toBe('5')
})
