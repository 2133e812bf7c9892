import { href } from '../../app/routing/href'
import { categoryHref } from '../../app/routing/listing-path'
import { LANGUAGES } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { translator } from '../support/shop/translator'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

for (const language of LANGUAGES) {
  const t = translator(language)

  test(`on a phone the hits begin within the first screen, in ${language}`, async ({ page, expectAccessible }) => {
    await page.setViewportSize(PHONE)
    // Names a device, and categories besides.
    await page.goto(`${href('search', language)}?query=makita`)
    await expect(page.getByRole('navigation', { name: t('search.categories') })).toBeInViewport()
    await expect(page.getByRole('article').first().getByRole('img').or(page.locator('article img')).first()).toBeInViewport()
    await expectAccessible()
  })

  test(`no select of the finder cuts its words, in ${language}`, async ({ page }) => {
    for (const width of [360, 640, 768, 992]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(href('home', language))
      const selects = page.getByRole('form', { name: t('finder.form') }).getByRole('combobox')
      expect(await selects.count()).toBe(3)
      for (const select of await selects.all()) expect(await select.evaluate(room)).toBeGreaterThanOrEqual(0)
    }
  })
}

/** Pixels that a select has left beside the words it shows. */
function room(select: HTMLElement | SVGElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null || !(select instanceof HTMLSelectElement)) return Number.NEGATIVE_INFINITY
  pen.font = font
  const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width
  return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words
}

const t = translator('sv')
const BATTERIES = categoryHref('sv', 'hushallsbatterier')

test('however far down the facets somebody is, what applies them is in sight', async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize(DESK)
  await page.goto(BATTERIES)
  const facets = page.getByRole('form', { name: t('facets.title') })
  const button = facets.getByRole('button')
  const deep = facets.getByRole('checkbox').nth(12)
  const name = (await deep.getAttribute('name')) ?? ''
  await deep.scrollIntoViewIfNeeded()
  if (javaScriptEnabled) {
    await deep.click()
    await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
    // It says how many are left, and leads to them.
    const status = page.getByRole('main').getByRole('status').first()
    const count = /^[\d\s]+/.exec(await status.innerText())?.[0].trim() ?? ''
    await expect(button).toHaveAccessibleName(new RegExp(count))
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click()
    await expect(status).toBeInViewport()
  } else {
    await expect(button).toBeInViewport({ ratio: 1 })
    await deep.check()
    await button.click()
    await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
  }
})

test('a listing without facets leaves no column for them', async ({ page }) => {
  await page.setViewportSize(DESK)
  const left = async () => {
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const card = await page.getByRole('article').first().boundingBox()
    return (card?.x ?? 0) - (heading?.x ?? 0)
  }
  await page.goto(BATTERIES)
  expect(await left()).toBeGreaterThan(200)
  // One product fits it.
  await page.goto(href('device', 'sv', { key: 'makita-df030d' }))
  await expect(page.getByRole('form', { name: t('facets.title') })).toHaveCount(0)
  expect(await left()).toBe(0)
})
