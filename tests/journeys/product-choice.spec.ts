import { expect, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { openPage } from '../support/journey/open-page'
import { productKinds } from '../support/journey/special-goods'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const pageOf = (wanted: string) => {
  const found = productKinds('sv').find(({ kind }) => kind === wanted)
  if (found === undefined) throw new Error(`No product ${wanted}`)
  return found.path
}

for (const choice of ['variations', 'packs'] as const) {
  test(`another of the ${choice} is shown in place: the focus, the scroll position and the quantity are kept`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openPage(page, pageOf(choice === 'packs' ? 'in pack sizes' : 'with variations'))
    const name = page.getByRole('heading', { level: 1 })
    const price = page
      .getByRole('region', { name: t('product.buy'), exact: true })
      .getByText(/\d\skr$/)
      .first()
    const picture = page
      .getByRole('region', { name: t('product.gallery') })
      .getByRole('img')
      .first()
    const before = {
      name: await name.innerText(),
      price: await price.innerText(),
      address: page.url(),
      picture: (await picture.getAttribute('src')) ?? '',
    }
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('spinbutton', { name: t('product.quantity') }).fill('3')
    await page.mouse.wheel(0, 240)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    const top = await page.evaluate(() => window.scrollY)
    const choices = page.locator(`nav[aria-labelledby=${choice}]`).getByRole('link')
    const other = page.locator(`nav[aria-labelledby=${choice}] a:not([aria-current], .border-dashed)`).first()
    const label = await other.innerText()
    await other.focus()
    await page.keyboard.press('Enter')
    await expect(name).not.toHaveText(before.name)
    expect(page.url()).not.toBe(before.address)
    if (choice === 'packs') await expect(price).not.toHaveText(before.price)
    await expect(picture).not.toHaveAttribute('src', before.picture)
    const chosen = choices.and(page.locator('[aria-current=page]'))
    expect(await chosen.innerText()).toBe(label)
    await expect(chosen).toBeFocused()
    await expect(page.getByRole('spinbutton', { name: t('product.quantity') })).toHaveValue('3')
    expect(await page.evaluate(() => [window.scrollY, 'sameDocument' in window])).toEqual([top, true])

    const shown = (await name.innerText()).replaceAll('\u00a0', ' ')
    await page
      .locator('#buy')
      .getByRole('button', { name: t('cart.add.label', { name: '' }).trim() })
      .click()
    await expect(drawer(page).getByText(t('cart.added', { name: shown }))).toBeVisible()
  })
}

test('the quantity has the buttons of the cart', async ({ page, expectAccessible }) => {
  await openPage(page, pageOf('plain'))
  const box = page.locator('form#buy')
  const quantity = box.getByRole('spinbutton', { name: t('product.quantity') })
  const plus = box.locator('button[type=button]').last()
  const minus = box.locator('button[type=button]').first()
  await expect(minus).toHaveAttribute('aria-disabled', 'true')
  await plus.click()
  await plus.click()
  await expect(quantity).toHaveValue('3')
  await minus.click()
  await expect(quantity).toHaveValue('2')
  await expect(minus).toHaveAttribute('aria-disabled', 'false')
  await expectAccessible({ only: box })

  await test.step('a typed quantity is clamped to 1 to 5000', async () => {
    for (const [typed, becomes] of [
      ['99999', '5000'],
      ['0', '1'],
      ['', '1'],
    ] as const) {
      await quantity.fill(typed)
      await quantity.blur()
      await expect(quantity).toHaveValue(becomes)
    }
  })
})

test('the line about a subscription opens to the choice, and then says what is chosen', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, pageOf('with a subscription'))
  const choice = page.getByRole('group', { name: t('product.subscription') })
  await expect(choice).toBeHidden()
  const line = page.getByRole('region', { name: t('product.buy') }).locator('summary')
  await expect(line).toHaveText(t('product.subscription.benefit'))
  await line.click()
  const interval = choice.getByRole('radio').nth(1)
  await interval.check()
  await expect(line).not.toHaveText(t('product.subscription.benefit'))
  await expectAccessible({ only: page.getByRole('region', { name: t('product.buy') }) })

  await test.step('on a wide screen the picture stays beside what is bought while the page is scrolled', async () => {
    await page.setViewportSize({ width: 1280, height: 640 })
    await page.evaluate(() => window.scrollTo(0, 0))
    const gallery = page.getByRole('region', { name: t('product.gallery') })
    await page.mouse.wheel(0, 330)
    await expect.poll(async () => Math.round((await gallery.boundingBox())?.y ?? 0)).toBe(80)
  })
})
