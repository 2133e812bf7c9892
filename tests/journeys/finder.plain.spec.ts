import { finderHref } from '../../app/routing/finder-query'
import { href } from '../../app/routing/href'
import { expect, FRAME, test } from '../support/journey'
import { translator } from '../support/shop/translator'

const t = translator('sv')

test('each submission of the finder leads to the next step, and the category of camera batteries asks for brand and model', async ({
  page,
  expectAccessible,
}) => {
  const form = page.getByRole('form', { name: t('finder.form') })
  await page.goto(href('home', 'sv'))
  await form.getByLabel(t('finder.type')).selectOption('camera')
  await expect(form.getByRole('button')).toHaveAccessibleName(t('finder.next'))
  await form.getByRole('button').click()
  await expect(page).toHaveURL(finderHref('sv', { type: 'camera' }))
  await form.getByLabel(t('finder.brand')).selectOption('canon')
  await form.getByRole('button').click()
  await expectAccessible({ without: FRAME })
  await expect(form.getByRole('button')).toHaveAccessibleName(t('finder.show'))
  await form.getByLabel(t('finder.device')).selectOption('canon-eos-90d')
  await form.getByRole('button').click()
  await expect(page).toHaveURL(href('device', 'sv', { key: 'canon-eos-90d' }))

  await page.getByRole('article').first().getByRole('link').first().click()
  const above = page.getByRole('navigation', { name: t('crumbs.label') }).getByRole('link')
  await above.nth(1).click()
  await form.getByLabel(t('finder.brand')).selectOption('canon')
  await expectAccessible({ without: FRAME })
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/type=camera&brand=canon/)
  await expect(form.getByLabel(t('finder.device'))).toBeEnabled()
})
