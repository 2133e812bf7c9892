import { href } from '../../app/routing/href'
import { categoryHref } from '../../app/routing/listing-path'
import { expect, test } from '../support/journey'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const BATTERIES = categoryHref('sv', 'hushallsbatterier')
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

test('on a phone the results start within the first screen', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const language of ['sv', 'de'] as const) {
    await page.goto(`${href('search', language)}?query=makita`)
    const categories = page.getByRole('navigation', { name: translator(language)('search.categories') })
    await expect(categories).toBeInViewport()
    await expect(page.locator('article img').first()).toBeInViewport()
  }
  await test.step('with the first price, also below two rows of description', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    for (const address of [categoryHref('sv', 'datorbatterier'), categoryHref('de', 'notebook-akkus')]) {
      await page.goto(address)
      const price = page
        .locator('article')
        .first()
        .getByText(/\d\s(kr|€)$/)
      await expect(price.first()).toBeInViewport({ ratio: 1 })
    }
  })
})

test('at 1280 x 900 the first prices are in sight, also below a finder; a listing without facets has no column for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const names = { sv: ['bilbatterier', 'verktygsbatterier', 'kamerabatterier'], de: ['autobatterien'] }
  const below = (['sv', 'de'] as const).flatMap((language) => names[language].map((name) => categoryHref(language, name)))
  for (const address of [...below, BATTERIES]) {
    await page.goto(address)
    await expect(
      page
        .getByRole('article')
        .first()
        .getByText(/\d\s(kr|€)$/)
        .first(),
    ).toBeInViewport({ ratio: 1 })
  }
  await test.step('the cards of further rows and the footer are laid out once they come near', async () => {
    const cards = page.locator('li:has(> article)')
    await expect(cards.first()).toHaveCSS('content-visibility', 'visible')
    for (const later of [cards.nth(4), page.getByRole('contentinfo')]) await expect(later).toHaveCSS('content-visibility', 'auto')
  })
  await test.step('a listing without facets has no column for them', async () => {
    const left = async () => {
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const card = await page.getByRole('article').first().boundingBox()
      return (card?.x ?? 0) - (heading?.x ?? 0)
    }
    expect(await left()).toBeGreaterThan(200)
    // Exactly one product fits this device.
    await page.goto(href('device', 'sv', { key: 'makita-df030d' }))
    await expect(page.getByRole('form', { name: t('facets.title') })).toHaveCount(0)
    expect(await left()).toBe(0)
  })
})

test('the button that applies the facets stays visible, shows no number, and never hides a focused facet', async ({ page }) => {
  // Tabs through the facets of two viewports.
  test.slow()
  const facets = page.getByRole('form', { name: t('facets.title') })
  const button = facets.getByRole('button')
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await page.goto(BATTERIES)
    if (viewport === PHONE) await page.locator('#filter > summary').click()
    await expect(button).toHaveAccessibleName(t('facets.apply'))
    await facets.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    const foot = await button.boundingBox()
    let seen = 0
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const focused = facets.locator('input:focus, summary:focus')
      if ((await focused.count()) === 0) break
      seen += 1
      const box = await focused.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(foot?.y ?? 0)
    }
    expect(seen).toBeGreaterThan(10)
  }
  const deep = facets.getByRole('checkbox').nth(12)
  const name = (await deep.getAttribute('name')) ?? ''
  await deep.scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport({ ratio: 1 })
  await deep.check()
  await button.click()
  await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
})
