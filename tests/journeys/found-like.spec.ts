import { href } from '../../app/routing/href'
import { expect, test } from '../support/journey'
import { translator } from '../support/shop/translator'

const GONE = 'EBB-SF36-10'

for (const language of ['sv', 'de'] as const) {
  const t = translator(language)
  const results = (query: string) => `${href('search', language)}?${new URLSearchParams({ query }).toString()}`

  test(`a model that nothing fits is answered with what is like it, and said so, in ${language}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(results('thinkpad t480s'))
    const main = page.getByRole('main')
    await expect(main.getByText(t('search.loosened'))).toBeVisible()
    await expect(main.getByText(t('search.device', { device: 'Lenovo ThinkPad T480' }))).toHaveCount(0)
    await expect(page.getByRole('article').first()).toContainText('ThinkPad')
    await expect(main.locator('select[name=sort] option:checked')).toHaveText(t('sort.relevant'))
    await expectAccessible()
    await page.goto(results('thinkpad t480'))
    await expect(main.getByText(t('search.device', { device: 'Lenovo ThinkPad T480' }))).toBeVisible()
    await expect(main.getByText(t('search.loosened'))).toHaveCount(0)
  })

  test(`the card of what is no longer sold leads to what took its place, in ${language}`, async ({ page }) => {
    await page.goto(results(GONE))
    const card = page.getByRole('article').filter({ hasText: t('stock.discontinued') })
    await expect(card).toHaveCount(1)
    await expect(card).not.toContainText(/\d\s?(kr|€)/)
    await card.getByRole('link', { name: t('product.successor') }).click()
    await expect(page.getByText('EBB-SF36-14').first()).toBeVisible()
  })
}
