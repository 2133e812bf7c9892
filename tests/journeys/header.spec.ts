import type { Page } from '@playwright/test'
import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'
import { expectLowHeaders } from '../support/journey/low-headers'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const HOME = href('home', 'sv')

const line = (page: Page) => page.locator('.turns-line')
/** The parts of the line that are in sight, by their position in it. */
const shown = (page: Page) =>
  line(page).evaluate((row) => {
    const { left, right } = row.getBoundingClientRect()
    return [...row.querySelectorAll('[data-turn]')].flatMap((part, index) => {
      const box = part.getBoundingClientRect()
      return box.left >= left - 2 && box.left < right - 2 ? [index] : []
    })
  })

// Swedish is measured in header.plain.spec.ts.
test('the header takes at most 170 px at 1280 and 200 px at 360, in every layout, in German', async ({ page, expectConsole }) => {
  test.slow()
  expectConsole(/404/)
  await expectLowHeaders(page, 'de')
})

test('message, banner and selling points take turns every 3000 ms, from the last to the first', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.install()
  await openPage(page, HOME)
  const count = await line(page).locator('[data-turn]').count()
  expect(count).toBe(5)
  expect(await shown(page)).toEqual([0])
  for (const next of [1, 2, 3, 4, 0]) {
    await page.clock.runFor(3000)
    await expect.poll(() => shown(page)).toEqual([next])
  }
  await expectAccessible({ only: page.getByRole('banner') })

  await test.step('the line waits while it is paused, and around the focus', async () => {
    await page.getByRole('button', { name: t('strip.pause') }).click()
    // The look at the page's accessibility may take longer than a turn.
    const paused = await shown(page)
    await page.clock.runFor(9000)
    expect(await shown(page)).toEqual(paused)
    await page.getByRole('button', { name: t('strip.pause') }).click()
    await line(page).focus()
    const focused = await shown(page)
    await page.clock.runFor(9000)
    expect(await shown(page)).toEqual(focused)
    await line(page).blur()
  })

  await test.step('nothing moves by itself while the button that stops it is hidden', async () => {
    // As where a style sheet hides the controls of a line that is wider than expected.
    await page.locator('.turns-controls').evaluate((controls) => {
      if (controls instanceof HTMLElement) controls.style.display = 'none'
    })
    const before = await shown(page)
    await page.clock.runFor(9000)
    expect(await shown(page)).toEqual(before)
  })

  await test.step('in a tab that stays open the next cut-off of deliveries is asked for once, some minutes after this one', async () => {
    const asked: string[] = []
    // The question whether the shop answers at all comes before, and is for the chrome alone.
    page.on(
      'request',
      (request) =>
        new URL(request.url()).pathname + new URL(request.url()).search === `${HOME}.data` && asked.push(request.url()),
    )
    await page.clock.runFor(9000)
    expect(asked).toEqual([])
    await page.clock.fastForward(10 * 24 * 3_600_000)
    await page.clock.runFor(100_000)
    expect(asked).toEqual([])
    await page.clock.runFor(150_000)
    await expect.poll(() => asked).toHaveLength(1)
    await page.clock.runFor(300_000)
    expect(asked).toHaveLength(1)
  })
})

test('with reduced motion nothing moves by itself, and a button shows the next part', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.install()
  await openPage(page, HOME)
  await page.clock.runFor(9000)
  expect(await shown(page)).toEqual([0])
  await expect(page.getByRole('button', { name: t('strip.pause') })).toBeHidden()
  await page.getByRole('button', { name: t('strip.next') }).click()
  await expect.poll(() => shown(page)).toEqual([1])

  await test.step('what is pressed in strip and search is 44 px high and wide', async () => {
    const header = page.getByRole('banner')
    const buttons = ['strip.next', 'header.search.submit'] as const
    const deal = header.getByRole('region', { name: t('deal.label') }).getByRole('link')
    for (const target of [...buttons.map((name) => header.getByRole('button', { name: t(name) })), deal]) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
      expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('at 1280 px the three selling points stand in one list, and the categories begin where the content of the page begins', async ({
  page,
}) => {
  const { category } = await goods(page.request, 'sv')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, category)
  const points = page.getByRole('list', { name: t('selling.label') }).getByRole('listitem')
  await points.first().scrollIntoViewIfNeeded()
  await expect(points).toHaveCount(3)
  for (const point of await points.all()) await expect(point).toBeInViewport({ ratio: 1 })
  const [icon, title] = [page.locator('.mega-link svg').first(), page.getByRole('heading', { level: 1 })]
  expect((await icon.boundingBox())?.x).toBe((await title.boundingBox())?.x)
})
