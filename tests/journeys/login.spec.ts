import { href } from '../../app/routing/href'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { expect, test } from '../support/journey'
import { mailedLink } from '../support/journey/mailed-link'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const SEARCH = '/sv/sokresultat.html?query=lr6'

test('the account button opens the login over the page; a wrong password is explained, and the right one leads back', async ({
  page,
  expectConsole,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, SEARCH)
  const button = page.getByRole('link', { name: t('login.title'), exact: true }).first()
  await button.click()
  const dialog = page.getByRole('dialog', { name: t('login.title') })
  await expect(dialog.getByRole('textbox', { name: t('login.email') })).toBeFocused()
  await expect(page).toHaveURL(SEARCH)
  await expectAccessible({ only: dialog })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await dialog.getByRole('textbox', { name: t('login.email') }).fill(DEMO_ACCOUNT.email)
  const password = dialog.getByLabel(t('login.password'), { exact: true })
  await password.fill('wrong')
  await dialog.getByRole('button', { name: t('login.show') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  expectConsole(/400 \(Bad Request\)/)
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('login.error.wrong'))
  await expect(dialog.getByRole('textbox', { name: t('login.email') })).toHaveValue(DEMO_ACCOUNT.email)
  // Until the page's data is read again the button is disabled, with a contrast of its own.
  await expect(dialog.getByRole('button', { name: t('login.submit'), exact: true })).toBeEnabled()
  await expectAccessible({ only: dialog })
  await password.fill(DEMO_ACCOUNT.password)
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(SEARCH)
  // The button tells a customer from a guest.
  await page
    .getByRole('link', { name: t('header.account') })
    .first()
    .click()
  await expect(page).toHaveURL(/my-account\/orders$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.orders'))
  await page.getByRole('button', { name: t('login.logOut') }).click()
  await expect(page).toHaveURL(/\/sv$/)
})

test('the address opens the dialog in its modes; closing it leaves the page and a clean address', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, `${SEARCH}&login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: t('login.register.title') }).click()
  await expect(dialog.getByRole('heading')).toHaveText(t('login.register.title'))
  await expectAccessible({ only: dialog })
  await dialog.getByRole('button', { name: t('login.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(SEARCH)

  await test.step('the slide-in menu opens it too', async () => {
    await page.locator('details.menu > summary').click()
    await page
      .locator('.menu-panel')
      .getByRole('link', { name: t('login.title'), exact: true })
      .click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: t('login.email') })).toBeFocused()
  })
})

test('a new customer registers in the dialog and chooses the password by the mailed link, which says that the account is ready', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, `${SEARCH}&login=register`)
  const dialog = page.getByRole('dialog')
  // Without a hyphen, at which a line could break.
  const email = `ny.${crypto.randomUUID().replaceAll('-', '')}@example.com`
  await dialog.getByRole('textbox', { name: t('checkout.firstName') }).fill('Nora')
  await dialog.getByRole('textbox', { name: t('checkout.lastName') }).fill('Ny')
  await dialog.getByRole('textbox', { name: t('login.email') }).fill(email)
  await dialog.getByLabel(t('login.terms')).check()
  await dialog.getByRole('button', { name: t('login.register.send') }).click()
  await expect(dialog.getByText(t('login.sent.text'))).toBeVisible()

  await openPage(page, await mailedLink(email, 'change_password'))
  await dialog.getByLabel(t('login.newPassword'), { exact: true }).fill('elva-gula-tranor')
  await dialog.getByRole('button', { name: t('login.save') }).click()
  await expect(page.getByRole('link', { name: t('header.account') }).first()).toBeVisible()
  await expect(dialog.getByText(t('login.registered.text'))).toBeVisible()
  await dialog.getByRole('button', { name: t('cart.continue') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/sv')

  await test.step('the focus goes to the heading, or the message, where a form of the profile has taken its button away', async () => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
    await openPage(page, href('device', 'sv', { key: 'makita-dhp482' }))
    await press(t('profile.devices.save'))
    await expect(page.getByRole('status').filter({ hasText: t('profile.devices.saved') })).toBeFocused()
    await page.getByRole('link', { name: t('profile.devices.show') }).click()
    await press(t('profile.devices.remove.of', { device: 'Makita DHP482' }))
    await expect(page.getByRole('heading', { name: t('profile.devices.title') })).toBeFocused()
    // The profile shows the long address, and is no wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByText(t('profile.email.change'), { exact: true }).press('Enter')
    await page.getByRole('textbox', { name: t('profile.email.new') }).fill(`2-${email}`)
    await page.locator('#email-password').fill('elva-gula-tranor')
    await press(t('profile.email.send'))
    await press(t('profile.email.stop'))
    await expect(page.getByText(t('profile.email.stopped'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('profile.email.title'), exact: true })).toBeFocused()
  })
})
