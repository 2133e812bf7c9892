import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { savedDevices } from '../../backend/database/schema/saved-devices'
import { PlainBrowser } from '../support/plain/plain-browser'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))
const KEY = 'makita-dhp482'
const NAME = 'Makita DHP482'

describe.each(LANGUAGES)('a device in %s, without scripts', (language) => {
  const t = translator(language)
  const device = href('device', language, { key: KEY })
  const profile = href('accountProfile', language)

  it('is saved on its page, found in overview and profile, and removed there', async () => {
    const visitor = shop.visitor()
    await openAccount(visitor, shop.backend, `${crypto.randomUUID()}@example.com`, language)
    const browser = new PlainBrowser(visitor)
    const empty = await browser.open(profile)
    expect(empty.text).toContain(t('profile.devices.empty'))
    const found = await browser.open(device)
    const saved = await browser.press(found.one('button', t('profile.devices.save')))
    expect(browser.path).toBe(`${device}?thanks=save-device`)
    expect([saved.text.includes(t('profile.devices.saved')), saved.has('button', t('profile.devices.save'))]).toEqual([
      true,
      false,
    ])
    const overview = await browser.open(href('account', language))
    expect(overview.one('link', NAME).attribute('href')).toBe(device)
    const own = await browser.open(profile)
    expect(own.one('link', NAME).attribute('href')).toBe(device)
    const removed = await browser.press(own.one('button', t('profile.devices.remove.of', { device: NAME })))
    expect([removed.text.includes(t('profile.devices.removed')), removed.has('link', NAME)]).toEqual([true, false])
  })

  it('leads a guest to the login and back', async () => {
    const browser = new PlainBrowser(shop.visitor())
    await browser.press((await browser.open(device)).one('button', t('profile.devices.save')))
    expect(browser.path).toBe(`${device}?login`)
    expect(await shop.backend.db.select().from(savedDevices)).toEqual([])
  })
})

it('another customer’s devices are not shown, an unknown device is 404, an unknown form 400', async () => {
  const [owner, other] = [shop.visitor(), shop.visitor()]
  for (const visitor of [owner, other]) await openAccount(visitor, shop.backend, `${crypto.randomUUID()}@example.com`)
  await owner.post(href('device', 'sv', { key: KEY }), { intent: 'save-device' })
  expect((await other.get(href('accountProfile', 'sv'))).body).not.toContain(NAME)
  await other.post(href('accountProfile', 'sv'), { intent: 'remove-device', device: KEY })
  expect((await owner.get(href('accountProfile', 'sv'))).body).toContain(NAME)
  expect((await owner.post(href('device', 'sv', { key: 'finns-inte' }), { intent: 'save-device' })).status).toBe(404)
  expect((await owner.post(href('device', 'sv', { key: KEY }), { intent: 'x' })).status).toBe(400)
})
