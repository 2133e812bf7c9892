import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { goods } from '../support/journey/goods'
import { translator } from '../support/shop/translator'

for (const language of ['sv', 'de'] as const) {
  const t = translator(language)

  test(`without JavaScript the address opens the drawer, and its forms work, in ${language}`, async ({
    page,
    expectAccessible,
  }) => {
    // Many steps, and each is a page without scripts.
    test.slow()
    const { product } = await goods(page.request, language)
    await page.goto(product)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.locator('form#buy').getByRole('button').click()
    await page.goto(`${href('home', language)}?cart`)
    await expect(drawer(page)).toBeVisible()
    await expect(drawer(page).getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('1')
    await expectAccessible()
    await drawer(page)
      .getByRole('button', { name: t('cart.remove.of', { name }) })
      .click()

    // A form leads to the page of the cart, where what was taken out can be brought back.
    await expect(page.getByText(t('cart.removed.of', { name }))).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: t('cart.undo') }).click()
    await expect(page.getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('1')

    await page.goto(`${href('home', language)}?cart`)
    await drawer(page)
      .getByRole('button', { name: t('drawer.close') })
      .click()
    await expect(drawer(page)).toBeHidden()
  })
}
