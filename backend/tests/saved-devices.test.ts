import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AccountExport } from '../../app/commerce/contract/account-details'
import { calls } from '../../app/commerce/contract/calls'
import { Problem } from '../../app/commerce/contract/problem'
import { issueAccountLink } from '../accounts/account-links'
import { choosePassword } from '../accounts/choose-password'
import { customers } from '../database/schema/accounts'
import { savedDevices } from '../database/schema/saved-devices'
import { openTestShop, post, type TestShop } from './test-shop'

const PASSWORD = 'elva-gula-tranor'
let shop: TestShop
let headers: { authorization: string }
let id: number
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const token = await issueAccountLink(email, { first_name: 'Nora', last_name: 'Ny' }, shop.services)
  headers = { authorization: `Bearer ${(await choosePassword({ token, password: PASSWORD }, shop.services)).access_token}` }
  id = (await shop.db.select().from(customers).where(eq(customers.email, email)))[0]?.id ?? 0
})

const save = (key: string) => shop.fetch('/api/account/devices', post({ key }, headers))
const remove = (key: string) => shop.fetch('/api/account/devices/removal', post({ key }, headers))
const list = async () => {
  const answer = await shop.fetch('/api/account/devices', { headers })
  return calls.savedDevices.answer.parse(await answer.json())
}
const keys = async () => (await list()).map(({ key }) => key)

test('a customer saves devices, finds them newest first, and removes them', async () => {
  for (const key of ['makita-dhp482', 'makita-dhp1000', 'makita-dhp482']) {
    expect((await save(key)).status).toBe(202)
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  }
  expect(await list()).toEqual([
    { key: 'makita-dhp1000', type: 'power-tool', brand: 'Makita', model: 'DHP1000' },
    { key: 'makita-dhp482', type: 'power-tool', brand: 'Makita', model: 'DHP482' },
  ])
  for (let turn = 0; turn < 2; turn += 1) expect((await remove('makita-dhp1000')).status).toBe(202)
  expect(await keys()).toEqual(['makita-dhp482'])
})

test('an unknown device is refused, and the 51st too', async () => {
  expect((await save('finns-inte')).status).toBe(404)
  const others = Array.from({ length: 49 }, (_, place) => ({
    customer_id: id,
    device_key: `annan-${place}`,
    saved_at: shop.clock.now,
  }))
  await shop.db.insert(savedDevices).values(others)
  expect((await save('makita-dhp482')).status).toBe(202)
  const full = await save('makita-dhp1000')
  expect([full.status, Problem.parse(await full.json()).code]).toEqual([409, 'devices-full'])
  expect((await save('makita-dhp482')).status).toBe(202)
  // Devices that have left the assortment are kept, and not shown.
  expect(await keys()).toEqual(['makita-dhp482'])
})

test('they belong to one customer, are in the export, and go with the account', async () => {
  await save('makita-dhp482')
  const exported = AccountExport.parse(await (await shop.fetch('/api/account/export', { headers })).json())
  expect(exported.saved_devices).toEqual([{ device: 'makita-dhp482', saved_at: expect.any(String) as unknown }])
  expect((await shop.fetch('/api/account/devices')).status).toBe(401)
  expect((await shop.fetch('/api/account/deletion', post({ password: PASSWORD }, headers))).status).toBe(202)
  expect(await shop.db.select().from(savedDevices).where(eq(savedDevices.customer_id, id))).toEqual([])
})
