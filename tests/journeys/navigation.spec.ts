import type { Locator, Page } from '@playwright/test'
import { contentHref, href } from '../../app/routing/href'
import { storeOf } from '../../app/store/stores'
import { expect, test } from '../support/journey'
import { countedShift, countShifts } from '../support/journey/count-shifts'
import { expectStill } from '../support/journey/expect-still'
import { openPage } from '../support/journey/open-page'
import { goods } from '../support/journey/goods'
import { usedUpProduct } from '../support/journey/special-goods'
import { translator } from '../support/shop/translator'

const HOME = href('home', 'sv')

/** Waits until plain links are followed by scripts, and marks the document: a document that is loaded again has no mark. */
async function openMarked(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.locator('html[data-navigates]').waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

const sameDocument = (page: Page) => expect(page.locator('html[data-marked]')).toBeAttached()

/** The requests for data of pages from now on. */
function dataRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) paths.push(pathname)
  })
  return paths
}

/** Counts the view transitions of the document on its root element. */
function countTransitions(): void {
  let count = 0
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...given) => {
    count += 1
    document.documentElement.setAttribute('data-transitions', String(count))
    return start(...given)
  }
}

/**
 * A page that is scrolled to its end before it has been painted counts as shifted by as much
 * as it is shorter than the page before.
 */
async function untilShownFromTop(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (scrollY > 0) await nextFrame()
  await nextFrame()
  await nextFrame()
}

const TILE = 'main a[href*="/artiklar/"][href$="/index.html"]'

test('a category tile, the footer, a product card and a tag lead to their pages without loading a document', async ({ page }) => {
  await openMarked(page, HOME)
  const follow = async (link: Locator) => {
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path.replace(/[.?]/g, '\\$&')}$`))
    await sameDocument(page)
  }
  await test.step('a category tile, in a view transition', async () => {
    await page.evaluate(countTransitions)
    await follow(page.locator(TILE).first())
    expect(Number(await page.locator('html').getAttribute('data-transitions'))).toBeGreaterThan(0)
  })
  const forgetTransitions = () => page.evaluate(() => document.documentElement.removeAttribute('data-transitions'))
  await test.step('a button of the footer, in one too', async () => {
    await forgetTransitions()
    await follow(page.locator(`footer a[href="${href('withdrawal', 'sv')}"]`))
    await expect(page.locator('html[data-transitions]')).toHaveCount(1)
  })
  await test.step('the footer, without one for reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await forgetTransitions()
    await follow(page.locator(`footer a[href="${contentHref('sv', storeOf('sv').paths.returns)}"]`))
    await expect(page.locator('html[data-transitions]')).toHaveCount(0)
  })
  // To a product that has a tag.
  const { category, product } = await goods(page.request, 'sv')
  await openMarked(page, category)
  await test.step('a product card', () => follow(page.locator(`#grid article a[href="${product}"]`).first()))
  await test.step('a tag', () => follow(page.locator('main a[href*="/produkt-tagg/"]').first()))
})

test('nothing jumps from a page to the next, short or long, with another header or breadcrumbs', async ({ page }) => {
  await openMarked(page, href('myOrder', 'sv'))
  await page.evaluate(countShifts, false)
  const paths = [contentHref('sv', storeOf('sv').paths.returns), href('cookieSettings', 'sv'), HOME]
  for (const path of paths) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).filter({ visible: true }).last().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await sameDocument(page)
    await page.evaluate(untilShownFromTop)
  }
  await expectStill(() => countedShift(page))
  expect(await countedShift(page)).toBeLessThan(0.01)
})

test('the language switch loads a document', { tag: '@smoke' }, async ({ page }) => {
  await openMarked(page, HOME)
  await page.locator('header details > summary').filter({ hasText: /./ }).last().click()
  await page
    .getByRole('link', { name: /Deutsch/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.locator('html[data-marked]')).not.toBeAttached()
})

test('back gives the listing as it was left: scroll, opened groups, without a request', async ({ page }) => {
  const { category } = await goods(page.request, 'sv')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openMarked(page, category)
  const groups = page.locator('#listing-form details')
  const isOpen = () => groups.nth(1).evaluate((group: HTMLDetailsElement) => group.open)
  const before = await isOpen()
  await groups.nth(1).locator('summary').first().click()
  const card = page.locator('#grid article a').nth(8)
  await card.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(100)
  await card.click()
  await expect(page).toHaveURL(/\.html$/)
  await expect(page.locator('#grid')).toHaveCount(0)
  // A pointer that rests on a card would fetch its page.
  await page.mouse.move(0, 0)
  const asked = dataRequests(page)
  await page.goBack()
  await expect(page.locator('#grid')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  expect(await isOpen()).toBe(!before)
  await expectStill(() => asked.length)
  expect(asked).toEqual([])
  await sameDocument(page)
})

test('forward gives the product with what was typed; after a form that changes the chrome pages are read again', async ({
  page,
}) => {
  const { category } = await goods(page.request, 'sv')
  await openMarked(page, category)
  await page.locator('#grid article a').first().click()
  const quantity = page.locator('main input[name="quantity"]').first()
  await quantity.fill('7')
  await page.mouse.move(0, 0)
  const asked = dataRequests(page)
  await page.goBack()
  await expect(page.locator('#grid')).toBeVisible()
  await page.goForward()
  await expect(quantity).toHaveValue('7')
  expect(asked).toEqual([])
  await page.locator('header button[name="vat"]:visible').last().click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expectStill(() => asked.length)
  asked.length = 0
  await page.goBack()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('back gives the product with the interval of delivery that was chosen', async ({ page }) => {
  const t = translator('sv')
  await openMarked(page, usedUpProduct())
  await page.getByText(t('product.subscription.benefit')).click()
  const interval = (name: string) => page.getByRole('radio', { name })
  await interval('Varje månad').check()
  await interval('Var tredje månad').check()
  await interval('Varannan månad').check()
  await page.locator(`footer a[href="${contentHref('sv', storeOf('sv').paths.returns)}"]`).click()
  await expect(page).toHaveURL(new RegExp(`${storeOf('sv').paths.returns}$`))
  await page.goBack()
  await expect(interval('Varannan månad')).toBeChecked()
  await expect(page.getByText(t('cart.subscription', { interval: 'Varannan månad' }))).toBeVisible()
  await sameDocument(page)
})

test('Start is read again each time, and shows no breadcrumbs after a listing', async ({ page }) => {
  const crumbs = page.locator('.crumbs')
  await openMarked(page, HOME)
  await page.locator(TILE).first().click()
  await expect(page.locator('#grid')).toBeVisible()
  await expect(crumbs).toBeVisible()
  const { brand } = storeOf('sv')
  await page
    .getByRole('banner')
    .getByRole('link', { name: translator('sv')('header.home', { brand }) })
    .click()
  await expect(page).toHaveURL(/\/sv$/)
  await expect(crumbs).toHaveCount(0)
  await sameDocument(page)
  await page.goBack()
  await expect(crumbs).toBeVisible()
  const asked = dataRequests(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/sv$/)
  await expect.poll(() => asked).toEqual(['/sv.data'])
})

test('pointing at a link, touching it or moving the focus to it fetches its page, which the click then shows without a request; not with data saver', async ({
  page,
}) => {
  const { category } = await goods(page.request, 'sv')
  await openMarked(page, category)
  const card = page.locator('#grid article a').first()
  const asked = dataRequests(page)
  await card.hover()
  await expect.poll(() => asked).toHaveLength(1)
  await card.click()
  await expect(page.locator('#grid')).toHaveCount(0)
  expect(asked).toHaveLength(1)
  // Before going back: a pointer that rests where the card comes back points at it again.
  await page.mouse.move(0, 0)
  await page.goBack()
  const linkOf = (at: number) => page.locator('#grid article').nth(at).locator('a').first()
  await linkOf(1).focus()
  await expect.poll(() => asked).toHaveLength(2)
  await linkOf(2).dispatchEvent('touchstart')
  await expect.poll(() => asked).toHaveLength(3)
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await linkOf(3).hover()
  await expectStill(() => asked.length)
  expect(asked).toHaveLength(3)
})
