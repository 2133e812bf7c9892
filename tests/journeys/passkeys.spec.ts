import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { expect, test } from '../support/journey'
import { openPage } from '../support/journey/open-page'
import { translator } from '../support/shop/translator'

const t = translator('sv')
const HOME = '/sv'
const PROFILE = '/sv/my-account/profile/edit'

type Owner = { agrees: (enabled: boolean) => Promise<unknown>; leave: () => Promise<void> }

/**
 * Chromium's own authenticator: a device with a screen lock. Its owner agrees at once, or waits while `agrees(false)`, until the
 * journey ends or the owner leaves.
 */
async function addAuthenticator(page: Page): Promise<Owner> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    agrees: (enabled) => browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    leave: () => browser.detach(),
  }
}

const delayed = (ms: number) => async (route: Route) => {
  await setTimeout(ms)
  await route.continue()
}

test('a passkey is created in the profile, logs in from the dialog, and is removed', async ({
  page,
  expectAccessible,
  expectConsole,
}) => {
  test.slow()
  expectConsole(/400 \(Bad Request\)/)
  await openPage(page, `${HOME}?login&next=${encodeURIComponent(PROFILE)}`)
  const dialog = page.getByRole('dialog', { name: t('login.title') })
  await dialog.getByRole('textbox', { name: t('login.email') }).fill(DEMO_ACCOUNT.email)
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(DEMO_ACCOUNT.password)
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click()
  await page.waitForURL(`**${PROFILE}`)
  const owner = await addAuthenticator(page)

  const section = page.locator('#passkeys')
  await section.locator('summary').click()
  const create = section.getByRole('button', { name: t('profile.passkeys.add') })
  await create.click()
  await expect(section.getByText(t('checkout.error.required')).first()).toBeVisible()
  await section.getByRole('textbox', { name: t('profile.passkeys.name') }).fill('Min telefon')
  const password = section.getByLabel(t('login.password'), { exact: true })
  await password.fill('wrong')
  await create.click()
  await expect(section.getByText(t('login.error.current'))).toBeVisible()
  await password.fill(DEMO_ACCOUNT.password)
  await create.click()
  await expect(section.getByText(t('profile.passkeys.added'))).toBeVisible()
  await expect(section.getByRole('listitem')).toContainText('Min telefon')
  await expect(section.getByText(t('profile.passkeys.unused'))).toBeVisible()
  await expectAccessible({ only: section })

  const logOut = async () => {
    await page.getByRole('button', { name: t('login.logOut') }).click()
    await page.waitForURL(/\/sv$/)
  }
  const openLogin = () => openPage(page, `${HOME}?login&next=${encodeURIComponent(PROFILE)}`)
  await logOut()
  // The field of the e-mail address offers the passkey (conditional UI): nothing is pressed.
  await openLogin()
  await page.waitForURL(`**${PROFILE}`)
  await logOut()
  // Its owner presses the button before that offer is there: the offer's late answer breaks nothing off. The button's own
  // answer is late as well, so that the owner agrees before the browser asks.
  await owner.agrees(false)
  await page.route('**/passkey-challenge', delayed(1500), { times: 2 })
  const asked = page.waitForRequest('**/passkey-challenge')
  await openLogin()
  const lateOffer = (await asked).response()
  await dialog.getByRole('button', { name: t('login.passkey') }).click()
  await lateOffer
  await owner.agrees(true)
  await page.waitForURL(`**${PROFILE}`)
  await expect(section.getByRole('listitem')).not.toContainText(t('profile.passkeys.unused'))
  await section.getByRole('button', { name: t('profile.passkeys.remove.of', { name: 'Min telefon' }) }).click()
  await expect(section.getByText(t('profile.passkeys.removed'))).toBeVisible()
  // The button is gone with its row.
  await expect(section.getByRole('heading', { name: t('profile.passkeys.title') })).toBeFocused()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await owner.leave()
})
