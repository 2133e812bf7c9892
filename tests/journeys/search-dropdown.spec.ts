import type { Locator, Page, Route } from '@playwright/test'
import { href } from '../../app/routing/href'
import type { ProductSuggestion, Suggestions } from '../../app/search/suggestions'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { goods } from '../support/journey/goods'
import { WANTED } from '../support/journey/wanted'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const HOME = href('home', 'sv')
const fieldOf = (page: Page) => page.getByRole('banner').getByLabel(t('header.search.label'))
const options = (page: Page) => page.getByRole('banner').getByRole('option')
const PATTERN = '**/search-suggestions?*'

/** A mocked answer, identified by its only product. */
const answer = (route: Route, name: string, categories: Suggestions['categories'] = []) => {
  const product: ProductSuggestion = {
    name,
    href: '/sv/cart',
    thumb: null,
    price: '1 kr',
    without: null,
    perUnit: null,
    deposit: 0,
    stock: { kind: 'in-stock' },
  }
  const json: Suggestions = {
    query: name,
    total: 42,
    loosened: false,
    device: null,
    products: [product],
    categories,
    hints: [],
  }
  return route.fulfill({ json })
}
const asked = (route: Route) => new URL(route.request().url()).searchParams.get('query') ?? ''

test(
  'the arrow keys wrap and lead to a product; Escape closes the dropdown and keeps the typed text',
  { tag: '@smoke' },
  async ({ page, expectAccessible }) => {
    await openPage(page, HOME)
    const field = fieldOf(page)
    await field.fill(WANTED)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('listbox', { name: t('suggest.list') })).toBeVisible()
    await expectAccessible({ only: page.getByRole('banner') })
    await field.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await field.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue(WANTED)
    await expect(field).toBeFocused()
    await field.press('ArrowDown')
    await expect(options(page).first()).toBeVisible()
    const product = page
      .getByRole('group', { name: t('suggest.products') })
      .getByRole('option')
      .first()
    const address = await product.getAttribute('href')
    while ((await product.getAttribute('aria-selected')) === 'false') await field.press('ArrowDown')
    await expect(field).toHaveAttribute('aria-activedescendant', (await product.getAttribute('id')) ?? '')
    await field.press('Enter')
    await expect(page).toHaveURL(address ?? '')
    await expect(options(page)).toHaveCount(0)
  },
)

test('Enter without an option goes to the results page with the query, which is remembered', async ({ page }) => {
  await openPage(page, HOME)
  await fieldOf(page).fill(WANTED)
  await expect(page.getByRole('status').filter({ hasText: /\d+ produkter? hittades/ })).toBeAttached()
  await fieldOf(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: WANTED }))
  await expect(options(page)).toHaveCount(0)
  await fieldOf(page).fill('CR')
  await expect(page.getByRole('group', { name: t('suggest.earlier') }).getByRole('option')).toHaveText(WANTED)
  await openPage(page, href('search', 'sv'))
  await expect(page.getByRole('navigation', { name: t('history.searches') }).getByRole('link')).toHaveText(WANTED)
  await page.getByRole('button', { name: t('history.clear') }).click()
  await expect(page.getByRole('navigation', { name: t('history.searches') })).toHaveCount(0)
})

test('a trimmed query of 1 character or fewer triggers nothing; clicks and navigation close the dropdown', async ({ page }) => {
  const questions: string[] = []
  await page.route(PATTERN, (route) => (questions.push(asked(route)), answer(route, 'Svar')))
  await openPage(page, HOME)
  await fieldOf(page).pressSequentially(' a ')
  await fieldOf(page).press('Enter')
  await expectStill(() => questions.length)
  await expect(page).toHaveURL(HOME)
  await expect(options(page)).toHaveCount(0)
  expect(questions).toEqual([])
  // Nothing is also no message of the browser, which would be in the browser's language.
  await expect(page.getByRole('banner').getByRole('search')).toHaveJSProperty('noValidate', true)
  await fieldOf(page).pressSequentially('b')
  await expect(options(page).first()).toBeVisible()
  expect(questions).toEqual(['a b'])

  await test.step('it closes on a click outside and on navigation, and stays open on a click inside', async () => {
    const field = fieldOf(page)
    await field.fill('bat')
    await expect.poll(() => questions.at(-1)).toBe('bat')
    await expect(options(page).first()).toBeVisible()
    await page.getByText(t('suggest.products'), { exact: true }).click()
    await expect(field).toBeFocused()
    await expect(options(page).first()).toBeVisible()
    await page.locator('h1').dispatchEvent('pointerdown')
    await expect(options(page)).toHaveCount(0)
    await field.click()
    await expect(options(page).first()).toBeVisible()
    await field.press('Tab')
    await expect(options(page)).toHaveCount(0)
    await field.click()
    await page.getByRole('option', { name: t('suggest.all', { count: 42, query: 'Svar' }) }).click()
    await expect(page).toHaveURL(`${href('search', 'sv')}?query=Svar`)
  })
})

test('the dropdown uses its width: as wide as the field, with the products beside the rest, up to its edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const category = { hierarchy: ['Batterier', 'Knappceller'], href: '/sv/cart' }
  await page.route(PATTERN, (route) => answer(route, 'Knappcell', [category]))
  await openPage(page, HOME)
  await fieldOf(page).fill('knappcell')
  const box = async (name: string) => (await page.getByRole('group', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await expect(options(page).first()).toBeVisible()
  const [categories, products] = [await box(t('suggest.categories')), await box(t('suggest.products'))]
  const form = (await page.getByRole('banner').getByRole('search').boundingBox()) ?? { x: 0, width: Infinity }
  expect(categories.y).toBe(products.y)
  expect(products.x).toBeGreaterThan(categories.x + categories.width)
  expect(products.width).toBeGreaterThan(categories.width)
  // Between the groups and the field's own edges are a padding of 8 px and a border of 1 px.
  expect(categories.x).toBeCloseTo(form.x + 9, 0)
  expect(products.x + products.width).toBeCloseTo(form.x + form.width - 9, 0)
})

test('fast typing sends one request, and an outdated answer never overwrites a newer one', async ({
  page,
  expectConsole,
  expectAccessible,
}) => {
  const questions: string[] = []
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let late: Promise<void> = Promise.resolve()
  await page.route(PATTERN, async (route) => {
    questions.push(asked(route))
    if (questions.length > 1) return answer(route, `Svar ${asked(route)}`)
    // The first answer arrives after the second.
    late = held.then(() => answer(route, `Svar ${asked(route)}`)).catch(() => undefined)
  })
  await openPage(page, HOME)
  const field = fieldOf(page)
  await field.click()
  await expect(field).toHaveRole('combobox')
  await typeAtOnce(field, 'bat')
  await expect(page.getByText(t('suggest.searching'))).toBeVisible()
  await expect.poll(() => questions).toEqual(['bat'])
  await typeAtOnce(field, 'teri')
  await expect(options(page).first()).toContainText('Svar batteri')
  letGo()
  await late
  await expectStill(() => options(page).first().innerText())
  await expect(options(page).first()).toContainText('Svar batteri')
  expect(questions).toEqual(['bat', 'batteri'])

  await test.step('no results and a failed request show different messages', async () => {
    expectConsole(/503/)
    await page.unroute(PATTERN)
    await field.fill('qxzqxz')
    const nothing = t('search.none.title', { query: 'qxzqxz' })
    await expect(page.getByText(nothing)).toHaveCount(2)
    await expect(page.getByRole('status').filter({ hasText: nothing })).toBeAttached()
    await expect(page.getByRole('option', { name: t('finder.link') })).toBeVisible()
    await expectAccessible({ only: page.getByRole('banner') })
    await page.route(PATTERN, (route) => route.fulfill({ status: 503, json: {} }))
    await field.fill('batteri')
    await expect(page.getByText(t('suggest.failed')).last()).toBeVisible()
    await expectAccessible({ only: page.getByRole('banner') })
    await page.getByRole('option', { name: t('suggest.anyway', { query: 'batteri' }) }).click()
    await expect(page).toHaveURL(`${href('search', 'sv')}?query=batteri`)
  })
})

/** Types letter by letter, without a pause that a busy machine could make longer than the debounce. */
async function typeAtOnce(field: Locator, text: string): Promise<void> {
  await field.evaluate((element: HTMLInputElement, letters) => {
    for (const letter of letters) {
      element.value += letter
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }, text)
}

test('recently viewed products are shown on other pages, until the shopper clears them', async ({ page, expectAccessible }) => {
  const { product } = await goods(page.request, 'sv')
  await openPage(page, product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const row = page.getByRole('region', { name: t('history.viewed') })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('history'))).toContain('"viewed":[{')
  await expect(row).toHaveCount(0)
  await openPage(page, HOME)
  await expect(row.getByRole('link')).toHaveCount(1)
  await expectAccessible({ only: row })
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await openPage(page, HOME)
  await row.getByRole('button', { name: t('history.clear') }).click()
  await expect(row).toHaveCount(0)
})
