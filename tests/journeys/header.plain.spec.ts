import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { expectLowHeaders } from '../support/journey/low-headers'

test('without scripts all parts of the line can be scrolled to, and the header takes no more', async ({ page }) => {
  for (const [width, limit] of [
    [360, 200],
    [1280, 170],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(href('home', 'sv'))
    expect((await page.locator('main').boundingBox())?.y).toBeLessThanOrEqual(limit)
    const parts = page.locator('.turns-line [data-turn]')
    await expect(parts).toHaveCount(5)
    for (const part of await parts.all()) {
      // To its own place, as a finger or the arrow keys leave it: the line snaps to the start of a part.
      await part.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'start' }))
      await expect(part).toBeInViewport({ ratio: 0.9 })
    }
    await expect(page.locator('.turns-controls')).toBeHidden()
  }
})

test('the header takes at most 170 px at 1280 and 200 px at 360, in every layout', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await expectLowHeaders(page, 'sv')
})
