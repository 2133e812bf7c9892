import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'

test('a page that is being clicked in while it comes alive comes alive all the same', async ({ page }) => {
  await page.addInitScript(clickWithoutPause)
  await page.goto(href('home', 'sv'))
  await page.getByRole('banner').getByRole('searchbox').fill('bl18')
  await expect(page.getByRole('listbox')).toBeVisible()
})

/**
 * Clicks in the search field in every turn of the page's first seconds, each of which makes React hydrate what it has not
 * hydrated yet.
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
