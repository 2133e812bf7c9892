import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { expect, test } from '../support/journey'
import { drawer } from '../support/journey/drawer'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')

test('the drawer shows the name, picture and price that the page knows until the answer comes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${resourceHref('cartData', 'sv')}`, async (route) => {
    await isAnswered
    await route.continue()
  })
  await openPage(page, (await goods(page.request, 'sv')).product)
  const box = page.getByRole('region', { name: t('product.buy') })
  const price = await box
    .getByText(/\d\skr/)
    .first()
    .innerText()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await box.locator('form#buy button[type=submit]').click()
  const row = drawer(page).getByRole('listitem').first()
  await expect(row).toContainText(name.replaceAll('\u00a0', ' '))
  await expect(row).toContainText(price)
  await expect(row.locator('img')).toBeVisible()
  answer()
  await expect(
    drawer(page)
      .getByRole('button', { name: t('cart.quantity.increase', { name: '' }).trim() })
      .first(),
  ).toBeVisible()
  await expect(drawer(page).getByText(t('cart.adding'))).toHaveCount(0)
})

test('what is offered in the drawer is smaller than a line, has one price, and stands under the way to the checkout', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { id } = await goods(page.request, 'sv')
  await page.request.post(href('cart', 'sv'), { form: { intent: 'add', product_id: id, quantity: '4' }, maxRedirects: 0 })
  await openPage(page, `${href('home', 'sv')}?cart`)
  const offers = drawer(page).getByRole('region', { name: t('crossSelling.cart') })
  const offer = offers.getByRole('listitem').first()
  await offer.scrollIntoViewIfNeeded()
  const height = async (part: typeof offer) => (await part.boundingBox())?.height ?? 0
  const line = drawer(page)
    .getByRole('list', { name: t('cart.title') })
    .getByRole('listitem')
    .first()
  expect(await height(offer)).toBeLessThan(await height(line))
  await expect(offer.locator('strong').filter({ hasText: 'kr' })).toHaveCount(1)
  const checkout = await drawer(page)
    .getByRole('link', { name: t('cart.toCheckout') })
    .boundingBox()
  expect(checkout?.y ?? Infinity).toBeLessThan((await offer.boundingBox())?.y ?? 0)
  await expectAccessible({ only: drawer(page) })
})

test('what is offered in the drawer costs what it is charged at, also after a code was removed there', async ({ page }) => {
  const { id } = await goods(page.request, 'sv')
  await page.request.post(href('cart', 'sv'), { form: { intent: 'add', product_id: id, quantity: '4' }, maxRedirects: 0 })
  await openPage(page, `${href('home', 'sv')}?disc=KRAFT10`)
  await openPage(page, `${href('home', 'sv')}?cart`)
  const offer = drawer(page)
    .getByRole('region', { name: t('crossSelling.cart') })
    .getByRole('listitem')
    .first()
  const price = offer.locator('strong').filter({ hasText: 'kr' })
  const reduced = await price.innerText()
  await drawer(page)
    .getByRole('button', { name: t('discounts.remove.of', { code: 'KRAFT10' }) })
    .click()
  await expect(price).not.toHaveText(reduced)
  const charged = await price.innerText()
  const name = await offer.getByRole('link').first().innerText()
  await offer.getByRole('button').click()
  const line = drawer(page)
    .getByRole('list', { name: t('cart.title') })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(line).toContainText(charged)
})
