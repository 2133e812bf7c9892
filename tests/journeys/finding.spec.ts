import { contentHref, href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { STORES } from '../../app/store/stores'
import { expect, test } from '../support/journey'
import { goods, WANTED } from '../support/journey/goods'
import { translator } from '../support/shop/translator'

const NOTHING = 'qxzqxzqxz'

for (const language of LANGUAGES) {
  const t = translator(language)

  test(`the language can be changed on the page itself, from ${language}`, async ({ page }) => {
    const { product } = await goods(page.request, language)
    await page.goto(product)
    for (const other of LANGUAGES.filter((one) => one !== language)) {
      const { languageName, country, iso, brand } = STORES[other]
      await page.getByRole('banner').or(page.locator('body')).first().getByText(STORES[language].languageName).first().click()
      await page
        .getByRole('link', { name: `${languageName} (${country})` })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/${other}/artiklar/[^/]+\\.html$`))
      await expect(page.locator('html')).toHaveAttribute('lang', iso)
      await expect(page).toHaveTitle(new RegExp(`${brand}$`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(WANTED)
      await page.goBack()
      await expect(page).toHaveURL(product)
    }
  })

  test(`a page that is not there leads on, in ${language}`, async ({ page, expectConsole }) => {
    expectConsole(/404/)
    const answer = await page.goto(contentHref(language, 'no-such-page'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'))
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill(WANTED)
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: WANTED }))
    await page.goBack()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('error.home') })
      .click()
    await expect(page).toHaveURL(href('home', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.find.title'))
  })

  test(`a search without results says so and lets one try again, in ${language}`, async ({ page }) => {
    await page.goto(href('home', language))
    const finder = page.getByRole('main').getByRole('searchbox')
    await finder.fill(NOTHING)
    await finder.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.none.title', { query: NOTHING }))
    await expect(page.getByText(t('search.none.text'))).toBeVisible()
    const again = page.getByRole('main').getByRole('searchbox')
    await expect(again).toHaveValue(NOTHING)
    await again.fill(WANTED)
    await again.press('Enter')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}
