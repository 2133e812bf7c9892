import { expect, test } from '../support/journey'
import { buy } from '../support/journey/buy'
import { goods } from '../support/journey/goods'
import { reviewedProduct, soldOutProduct } from '../support/journey/special-goods'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')

test('a buyer reviews a product, after one corrected error', async ({ page, expectConsole, expectAccessible }) => {
  const number = await buy(page)
  const { product } = await goods(page.request, 'sv')
  await openPage(page, product)
  const section = page.getByRole('region', { name: t('reviews.title') })
  await section.getByText(t('reviews.write'), { exact: true }).click()
  const field = (name: string) => section.getByRole('textbox', { name, exact: true })
  const send = () => section.getByRole('button', { name: t('review.send') }).click()
  await field(t('review.title')).fill('Ö<b>bra</b>')
  await field(t('review.text')).fill('Text\nText')
  await field(t('review.order')).fill(number)
  await field(t('review.email')).fill('other@example.com')
  expectConsole(/400 \(Bad Request\)/)
  await send()
  await expect(section.getByText(t('review.error.stars'))).toBeVisible()
  await section.getByRole('radio', { name: t('reviews.stars', { count: 4 }) }).check({ force: true })
  expectConsole(/422/)
  await send()
  await expect(field(t('review.order'))).toHaveAccessibleDescription(new RegExp(escaped(t('review.error.order'))))
  await expect(section.getByRole('radio', { name: t('reviews.stars', { count: 4 }) })).toBeChecked()
  await expect(field(t('review.title'))).toHaveValue('Ö<b>bra</b>')
  await expect(field(t('review.text'))).toHaveValue('Text\nText')
  await expectAccessible({ only: section })
  await field(t('review.email')).fill('kund@example.com')
  await send()
  await expect(section.getByText(t('review.thanks.title'))).toBeVisible()
  await expect(page).toHaveURL(/thanks=review#reviews$/)
  await expect(field(t('review.title'))).toHaveCount(0)
})

test('an e-mail address is accepted for a stock notification, after one corrected error', async ({
  page,
  expectConsole,
  expectAccessible,
}) => {
  await openPage(page, soldOutProduct('sv'))
  const box = page.getByRole('region', { name: t('product.buy') })
  const email = box.getByRole('textbox', { name: t('notify.email') })
  const send = () => box.getByRole('button', { name: t('notify.send') }).click()
  await email.fill('kund@')
  expectConsole(/400 \(Bad Request\)/)
  await send()
  await expect(email).toHaveAccessibleDescription(new RegExp(escaped(t('checkout.error.email'))))
  await expect(email).toHaveValue('kund@')
  await expectAccessible({ only: box })
  await email.fill('kund@example.com')
  await send()
  await expect(box.getByText(t('notify.thanks.title'))).toBeVisible()
  await expect(email).toHaveCount(0)
})

test('reviews have pages and a sort order, and the rating links to them', async ({ page }) => {
  await openPage(page, reviewedProduct('sv'))
  await page
    .getByRole('link', { name: new RegExp(t('score.label', { score: '.+' })) })
    .first()
    .click()
  const section = page.getByRole('region', { name: t('reviews.title') })
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
  const titles = () => section.getByRole('article').getByRole('heading').allInnerTexts()
  const first = await titles()
  expect(first).toHaveLength(5)
  await section.getByRole('link', { name: t('pagination.page', { page: 2 }), exact: true }).click()
  await expect(page).toHaveURL(/\?reviews=2#reviews$/)
  await expect(section.getByRole('link', { name: t('pagination.page', { page: 2 }), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(await titles()).not.toEqual(first)
  await section.getByRole('link', { name: t('reviews.sort.best') }).click()
  await expect(page).toHaveURL(/\?reviews-sort=best#reviews$/)
  await expect(section.getByRole('article').first().getByRole('img')).toHaveAccessibleName(t('score.label', { score: 5 }))
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
