import { decode } from 'turbo-stream'
import { z } from 'zod'
import { finderHref } from '../../app/routing/finder-query'
import { expect, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { goods } from '../support/journey/goods'
import { openPage, ready } from '../support/journey/open-page'
import { usedUpProduct } from '../support/journey/special-goods'
import { translator } from '../support/shop/translator'

const t = translator('sv')

test('a page hydrates although it is clicked during hydration', async ({ page }) => {
  const reports: string[] = []
  page.on('request', (request) => request.url().includes('/captuerr') && reports.push(request.postData() ?? ''))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/inner-navigation-[\w-]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(clickWithoutPause)
  await openPage(page, usedUpProduct())
  await page.getByRole('banner').getByRole('searchbox').fill('bl18')
  await expect(page.getByRole('listbox')).toBeVisible()
  await test.step('and its cart is changed before the code of inner navigation is there, without an error (React #421)', async () => {
    await page.keyboard.press('Escape')
    const buy = page.getByRole('region', { name: t('product.buy') })
    await buy
      .getByRole('button', { name: t('cart.add.label', { name: '' }).trim() })
      .first()
      .click()
    await expect(drawer(page).getByRole('status').first()).toBeVisible()
    release()
    await page.locator('html[data-navigates]').waitFor()
    expect(reports).toEqual([])
  })
  await test.step('the tags that the server alone writes stay until the shopper goes on (decision 112)', async () => {
    const previews = page.locator('head meta[property]')
    await expect(previews).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await page
      .locator('ol.crumbs a')
      .last()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(previews).toHaveCount(0)
  })
})

test('a page that an extension or a translation has changed before it hydrated is rendered in the browser, and sells', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Minified React error #(?:418|423|425)/)
  const { product, category } = await goods(page.request, 'sv')
  const isWhole = async () => {
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: t('withdrawal.title') })).toBeAttached()
  }
  await test.step('a listing with an element beside its body', async () => {
    await page.addInitScript(() => {
      const add = () => document.documentElement.append(document.createElement('extension-host'))
      document.addEventListener('readystatechange', () => document.readyState === 'interactive' && add())
    })
    await openPage(page, category)
    await isWhole()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await test.step('a product with a translated heading', async () => {
    await page.addInitScript(() => {
      const translate = () => Object.assign(document.querySelector('h1') ?? {}, { textContent: 'Battery' })
      document.addEventListener('readystatechange', () => document.readyState === 'interactive' && translate())
    })
    await openPage(page, product)
    await isWhole()
    await page
      .getByRole('region', { name: t('product.buy') })
      .getByRole('button', { name: t('cart.add.label', { name: '' }).trim() })
      .first()
      .click()
    await expect(drawer(page).getByRole('status').first()).toBeVisible()
  })
})

test('the ids of useId are those of the HTML of the server', async ({ page }) => {
  await openPage(page, finderHref('sv'))
  const labels = page.getByRole('main').locator('label[for*=":"]')
  await expect(labels.first()).toBeVisible()
  expect(await labels.evaluateAll(idsOfServerAndReact)).toEqual([])
})

test('a listing hydrates at an address with parameters that the shared page was rendered without', async ({ page }) => {
  const { category } = await goods(page.request, 'sv')
  await page.goto(`${category}?utm_source=mail&unknown=1`)
  await ready(page)
  // React would have thrown the element away together with the page.
  await expect(page.locator('script[type="application/ld+json"][id^="products-"]')).toHaveCount(1)
  await test.step('with the data that the document leaves to its markup', async () => {
    const read = await page.evaluate(() => window.__remixRouter.state.loaderData)
    const answer = await page.request.get(`${category}.data`)
    const { value } = await decode(new Blob([new Uint8Array(await answer.body())]).stream())
    const { root, listing___sv: shown } = Answer.parse(value)
    expect(LeftToMarkup.parse(read)).toEqual({ root: root.data, listing___sv: shown.data })
  })
})

const Chrome = z.object({ menu: z.array(z.unknown()).min(1), footer: z.record(z.string(), z.string().min(1)) })
const Listing = z.object({ listing: z.object({ facets: z.array(z.unknown()).min(1) }) })

const LeftToMarkup = z.object({ root: Chrome, listing___sv: Listing })

/** The answer to a request for the data of a page. */
const Answer = z.object({ root: z.object({ data: Chrome }), listing___sv: z.object({ data: Listing }) })

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

/** The ids of labels that React knows by another name than the server's HTML has, which React leaves as it is. */
function idsOfServerAndReact(labels: Element[]): string[] {
  return labels.flatMap((label) => {
    const props: unknown = Object.entries(label).find(([key]) => key.startsWith('__reactProps$'))?.[1]
    const known = typeof props === 'object' && props !== null && 'htmlFor' in props ? String(props.htmlFor) : 'none'
    const sent = label.getAttribute('for') ?? 'none'
    return known === sent ? [] : [`${sent} ${known}`]
  })
}
