import { href } from '../../app/routing/href'
import { expect, FRAME, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { fillCart } from '../support/journey/form-visits'
import { goods } from '../support/journey/goods'
import { translator } from '../support/shop/translator'

const t = translator('sv')

test('the URL opens the drawer, its forms work and its close button closes it', async ({ page, expectAccessible }) => {
  const { product } = await goods(page.request, 'sv')
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.locator('form#buy').getByRole('button').click()
  await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
  await page.goto(`${href('home', 'sv')}?cart`)
  await expect(drawer(page)).toBeVisible()
  await expect(drawer(page).getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('1')
  await expectAccessible({ only: drawer(page) })
  await drawer(page)
    .getByRole('button', { name: t('cart.remove.of', { name }) })
    .click()

  // A form redirects to the cart page, where a removed line can be restored.
  await expect(page.getByText(t('cart.removed.of', { name }))).toBeVisible()
  await expectAccessible({ without: FRAME })
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await expect(page.getByRole('textbox', { name: t('cart.quantity.of', { name }) })).toHaveValue('1')

  await page.goto(`${href('home', 'sv')}?cart`)
  await drawer(page)
    .getByRole('button', { name: t('drawer.close') })
    .click()
  await expect(drawer(page)).toBeHidden()
})

test('nothing of the drawer lies below the screen but what its goods are scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 })
  await fillCart(page, 'sv')
  await page.goto(`${href('home', 'sv')}?cart`)
  // Hidden texts too: else the focus or a search in the page scrolls the whole drawer away.
  expect(await drawer(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})
