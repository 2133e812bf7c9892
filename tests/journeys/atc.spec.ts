import { href } from '../../app/routing/href'
import { expect, FRAME, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const link = (list: string) => Buffer.from(list).toString('base64url')

const t = translator('sv')
const home = href('home', 'sv')

test('a link fills the cart, names the ignored entries, and can be undone', async ({ page, expectAccessible }) => {
  const { id, product } = await goods(page.request, 'sv')
  await page.request.post(href('cart', 'sv'), { form: { intent: 'add', product_id: id, quantity: '2' }, maxRedirects: 0 })
  const cart = (count: number) => {
    const [before = ''] = t('header.cart.contents', { count, total: '#' }).split('#')
    return page.getByRole('banner').getByRole('link', { name: before })
  }
  const [, sku = ''] = /"sku":"([^"]+)"/.exec(await (await page.request.get(product)).text()) ?? []

  await openPage(page, `${home}?atc=${link(`${sku}:5;NO-SUCH-THING:1`)}&utm_source=mail`)
  await expect(page).toHaveURL(new RegExp(`${home}\\?utm_source=mail$`))
  await expect(page.getByText(t('link.opened', { count: 5 }))).toBeVisible()
  await expect(page.getByText(t('link.ignored', { entries: 'NO-SUCH-THING' }))).toBeVisible()
  await expect(cart(5)).toBeVisible()
  await expectAccessible({ without: FRAME })

  await page.getByRole('button', { name: t('link.undo') }).click()
  await expect(cart(2)).toBeVisible()
  await expect(page.getByText(t('link.former'))).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${home}\\?utm_source=mail$`))

  await openPage(page, `${home}?atc=${link(`${sku}:3`)}`)
  await page.getByRole('button', { name: t('link.keep') }).click()
  await expect(page.getByText(t('link.former'))).toHaveCount(0)
  await expect(cart(3)).toBeVisible()
})

test('the notice of a malformed link can be closed', async ({ page }) => {
  await openPage(page, `${home}?atc=not*base64`)
  await expect(page.getByText(t('link.none'))).toBeVisible()
  await expect(page.getByText(t('link.ignored', { entries: 'not*base64' }))).toBeVisible()
  await page.getByRole('button', { name: t('link.close'), exact: true }).click()
  await expect(page.getByText(t('link.none'))).toHaveCount(0)
})
