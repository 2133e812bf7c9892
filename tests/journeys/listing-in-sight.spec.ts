import { href } from '../../app/routing/href'
import { categoryHref } from '../../app/routing/listing-path'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const BATTERIES = categoryHref('sv', 'hushallsbatterier')
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

test('on a phone the results start within the first screen', async ({ page, expectAccessible }) => {
  await page.setViewportSize(PHONE)
  for (const language of ['sv', 'de'] as const) {
    // This query matches a device and also categories.
    await openPage(page, `${href('search', language)}?query=makita`)
    const categories = page.getByRole('navigation', { name: translator(language)('search.categories') })
    await expect(categories).toBeInViewport()
    await expect(page.getByRole('article').first().getByRole('img').or(page.locator('article img')).first()).toBeInViewport()
    await expectAccessible()
  }
})

test('the button that applies the facets stays visible, shows the number of matching products and scrolls to them', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await openPage(page, BATTERIES)
  const facets = page.getByRole('form', { name: t('facets.title') })
  const button = facets.getByRole('button')
  const deep = facets.getByRole('checkbox').nth(12)
  const name = (await deep.getAttribute('name')) ?? ''
  await deep.click()
  await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
  const status = page.getByRole('main').getByRole('status').first()
  const count = /^[\d\s]+/.exec(await status.innerText())?.[0].trim() ?? ''
  await expect(button).toHaveAccessibleName(new RegExp(count))
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.click()
  await expect(status).toBeInViewport()
})

test('a listing without facets has no column for them', async ({ page }) => {
  await page.setViewportSize(DESK)
  const left = async () => {
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const card = await page.getByRole('article').first().boundingBox()
    return (card?.x ?? 0) - (heading?.x ?? 0)
  }
  await page.goto(BATTERIES)
  expect(await left()).toBeGreaterThan(200)
  // Exactly one product fits this device.
  await page.goto(href('device', 'sv', { key: 'makita-df030d' }))
  await expect(page.getByRole('form', { name: t('facets.title') })).toHaveCount(0)
  expect(await left()).toBe(0)
})
