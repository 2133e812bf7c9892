import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'

test('a page hydrates although it is clicked during hydration', async ({ page }) => {
  await page.addInitScript(clickWithoutPause)
  await page.goto(href('home', 'sv'))
  await page.getByRole('banner').getByRole('searchbox').fill('bl18')
  await expect(page.getByRole('listbox')).toBeVisible()
})

/**
 * Clicks in the search field on every event-loop turn of the first 3 seconds. Each click makes React hydrate what is not hydrated
 * yet.
 */
function clickWithoutPause(): void {
  const { port1, port2 } = new MessageChannel()
  const UNTIL = 3000
  port1.onmessage = () => {
    document.getElementById('header-search')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    if (performance.now() < UNTIL) port2.postMessage(null)
  }
  port2.postMessage(null)
}
