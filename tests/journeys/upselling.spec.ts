import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { expect, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { translator } from '../support/shop/translator'

for (const language of LANGUAGES) {
  const t = translator(language)

  test(`an add that asks for upselling opens its panel, and what is taken from it is locked in the cart, in ${language}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(`${href('search', language)}?query=BL1830B`, { waitUntil: 'networkidle' })
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.locator('form#buy').getByRole('button').click()
    const panel = drawer(page)
    await expect(panel.getByRole('heading', { name: t('upselling.title') })).toBeVisible()
    await expectAccessible()
    await panel
      .getByRole('button', { name: t('cart.add') })
      .first()
      .click()
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: t('header.cart.contents', { count: 2, total: '#' }).split('#')[0] ?? '' }),
    ).toHaveCount(1)
    await page.goto(href('cart', language), { waitUntil: 'networkidle' })
    await expect(page.getByText(t('cart.locked'))).toBeVisible()
  })
}
