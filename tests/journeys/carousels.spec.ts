import { href } from '../../app/routing/href'
import type { Language } from '../../app/store/languages'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { leaveDrawer } from '../support/journey/drawer'
import { translator } from '../support/shop/translator'

/** A battery with a charger for it, and no variations; and a shelf with more than five goods on it. */
const BATTERY = '560408054'
const CHARGER = 'CHC-5'

async function open(page: Page, language: Language, number: string): Promise<void> {
  await page.goto(`${href('search', language)}?query=${number}`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const language of ['sv', 'de'] as const) {
  const t = translator(language)
  const region = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

  test(`an offer is bought with its product and lapses without it, in ${language}`, async ({ page }) => {
    await open(page, language, BATTERY)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const offer = region(page, t('crossSelling.title')).getByRole('article').first()
    const other = await offer.getByRole('heading').innerText()
    await offer.getByRole('button', { name: `${t('crossSelling.both')}: ${other}` }).click()
    await expect(page.getByText(t('cart.added', { name: other }))).toBeVisible()
    await leaveDrawer(page)
    await expect(offer.getByRole('button')).toBeDisabled()
    await expect(offer.getByRole('button')).toHaveText(t('crossSelling.inCart'))

    await page.goto(href('cart', language))
    await expect(page.getByText(t('cart.locked'))).toBeVisible()
    await page.getByRole('button', { name: t('cart.remove.of', { name }) }).click()
    await expect(page.getByText(t('cart.locked'))).toBeHidden()
    await expect(page.getByRole('textbox', { name: t('cart.quantity.of', { name: other }) })).toHaveValue('1')
    // Besides the word of what was taken out, that the price has lapsed is said once.
    const said = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })
    await expect(said.filter({ hasNotText: t('cart.undo') })).toHaveCount(1)
  })

  test(`a row shows a little more than one on a phone and five on a desk, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, language, CHARGER)
    const slides = region(page, t('companions.related')).getByRole('listitem')
    const first = await slides.first().boundingBox()
    const second = await slides.nth(1).boundingBox()
    expect(first?.width).toBeGreaterThan(300)
    expect(second?.x).toBeGreaterThan(300)
    expect(second?.x).toBeLessThan(360)
    await page.setViewportSize({ width: 1280, height: 800 })
    const [fifth, sixth] = [await slides.nth(4).boundingBox(), await slides.nth(5).boundingBox()]
    expect((fifth?.x ?? 0) + (fifth?.width ?? 0)).toBeLessThanOrEqual(1280)
    expect(sixth?.x).toBeGreaterThan(1240)
  })

  test(`whoever goes through the cards by keyboard sees where she is, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, language, CHARGER)
    const links = region(page, t('companions.related')).getByRole('article').getByRole('heading').getByRole('link')
    await links.last().focus()
    await expect(links.last()).toBeInViewport()
    await links.first().focus()
    await expect(links.first()).toBeInViewport()
  })

  test(`buttons go through the row, and hand the focus on at its end, in ${language}`, async ({ page, javaScriptEnabled }) => {
    await open(page, language, CHARGER)
    const row = region(page, t('companions.related'))
    const next = row.getByRole('button', { name: t('carousel.next', { title: t('companions.related') }) })
    if (!javaScriptEnabled) {
      await expect(next).toBeHidden()
      return
    }
    const before = await row.boundingBox()
    await row.scrollIntoViewIfNeeded()
    await expect(next).toBeEnabled()
    const previous = row.getByRole('button', { name: t('carousel.previous', { title: t('companions.related') }) })
    await expect(previous).toBeDisabled()
    expect((await row.boundingBox())?.height).toBe(before?.height)
    await next.focus()
    while (await next.isEnabled()) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(600)
    }
    await expect(row.getByRole('article').last()).toBeInViewport()
    await expect(previous).toBeFocused()
  })
}
