import { contentHref, href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { STORES } from '../../app/store/stores'
import { expect, test } from '../support/journey'
import { goods, WANTED } from '../support/journey/goods'
import { openPage, ready } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')

test('the language can be changed on the page itself', { tag: '@smoke' }, async ({ page }) => {
  const { product } = await goods(page.request, 'sv')
  await openPage(page, product)
  for (const other of LANGUAGES.filter((one) => one !== 'sv')) {
    const { languageName, country, iso, brand } = STORES[other]
    await page.getByText(STORES.sv.languageName).first().click()
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
    await ready(page)
  }
})

test(
  'a page that does not exist has a search form and a link to the home page',
  { tag: '@smoke' },
  async ({ page, expectConsole }) => {
    expectConsole(/404/)
    await openPage(page, contentHref('sv', 'no-such-page'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'))
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill(WANTED)
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.title', { query: WANTED }))
    await page.goBack()
    await page.locator('html[data-navigates]').waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('error.home') })
      .click()
    await expect(page).toHaveURL(href('home', 'sv'))
    await expect(page.locator('html[data-marked]'), 'the same document').toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.find.title'))
  },
)
