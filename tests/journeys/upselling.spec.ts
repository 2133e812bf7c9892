import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { expect, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { openFirstCard } from '../support/journey/open-first-card'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const data = `**${resourceHref('cartData', 'sv')}`

test('an add that requests upselling opens its panel, whose products are added beside the first one', async ({
  page,
  expectAccessible,
}) => {
  await openPage(page, `${href('search', 'sv')}?query=BL1830B`)
  await openFirstCard(page)
  await page.locator('form#buy button[type="submit"]').click()
  await expect(drawer(page).getByRole('heading', { name: t('upselling.title') })).toBeVisible()
  await expectAccessible({ only: drawer(page) })
  const buy = drawer(page)
    .getByRole('button', { name: t('cart.add') })
    .first()
  await buy.click()
  const bought = drawer(page).getByRole('button', { name: t('crossSelling.inCart') })
  await expect(bought).toBeDisabled()
  await drawer(page)
    .getByRole('link', { name: t('cart.added.toCart') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'))
  await expect(page.getByText(t('cart.locked'))).toBeVisible()
})

test('an add from the upselling panel that fails opens the cart, which says so and offers a retry', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/503/)
  await openPage(page, `${href('search', 'sv')}?query=BL1830B`)
  await openFirstCard(page)
  await page.locator('form#buy button[type="submit"]').click()
  await expect(drawer(page).getByRole('heading', { name: t('upselling.title') })).toBeVisible()
  await page.route(data, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue()))
  await drawer(page)
    .getByRole('button', { name: t('cart.add') })
    .first()
    .click()
  await expect(drawer(page).getByText(t('cart.failed'))).toBeVisible()
  await page.unroute(data)
  await drawer(page)
    .getByRole('button', { name: t('drawer.retry') })
    .click()
  await expect(drawer(page).getByText(t('cart.locked'))).toBeVisible()
})
