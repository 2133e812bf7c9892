import { contentHref, href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { WANTED } from '../support/journey/wanted'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')

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
