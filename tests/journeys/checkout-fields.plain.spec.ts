import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { goods } from '../support/journey/goods'
import { translator } from '../support/shop/translator'

const t = translator('sv')

test('without scripts a company does not see what only private persons can pay with', async ({ page }) => {
  const { id } = await goods(page.request, 'sv')
  await page.request.post(href('cart', 'sv'), { form: { intent: 'add', product_id: id, quantity: '8' }, maxRedirects: 0 })
  await page.goto(href('checkout', 'sv'))
  const walley = page.getByRole('radio', { name: /^Walley(?! för)/ })
  const forCompanies = page.getByRole('radio', { name: /^Walley för företag/ })
  await expect(walley).toBeVisible()
  await expect(forCompanies).toBeHidden()
  await page.getByRole('radio', { name: t('checkout.buyer.company') }).check()
  await expect(walley).toBeHidden()
  await expect(forCompanies).toBeVisible()
})
