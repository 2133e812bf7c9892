import { href } from '../../app/routing/href'
import { expect, FRAME, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { fillCart } from '../support/journey/form-visits'
import { translator } from '../support/shop/translator'

const t = translator('sv')

// Its forms are held by tests/requests/cart-drawer.test.ts and purchase.plain.spec.ts.
test('the URL opens the drawer, whose goods alone scroll, and its button closes it', async ({ page, expectAccessible }) => {
  await fillCart(page, 'sv')
  await page.goto(`${href('home', 'sv')}?cart`)
  await expect(drawer(page)).toBeVisible()
  await expectAccessible({ only: drawer(page) })
  await page.setViewportSize({ width: 360, height: 320 })
  // Hidden texts too: else the focus or a search in the page scrolls the whole drawer away.
  expect(await drawer(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  const remove = drawer(page).getByRole('button', { name: t('cart.remove.of', { name: '' }).trim() })
  // The totals do not lie over it.
  await remove.click({ trial: true, timeout: 5_000 })
  await drawer(page)
    .getByRole('button', { name: t('drawer.close') })
    .click()
  await expect(drawer(page)).toBeHidden()

  await test.step('a removal leads to the cart page, where the line can be restored', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${href('home', 'sv')}?cart`)
    await remove.click()
    await expect(page.getByRole('button', { name: t('cart.undo') })).toBeVisible()
    await expectAccessible({ without: FRAME })
  })
})
