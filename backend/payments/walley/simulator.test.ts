import { afterEach, beforeEach, expect, it } from 'vitest'
import { ProviderRefusal } from '../../interfaces/provider'
import { attemptOf, payableOrder, returnUrls } from '../tests/payable-order'
import { openSimulatedShop, type SimulatedShop } from '../tests/simulated-shop'
import { SIMULATED_CREDENTIALS, simulatedWalley } from './settings'
import { walleySimulator } from './simulator'
import { walleyProviders, type WalleyMethod, type WalleySettings } from './walley'

let shop: SimulatedShop
beforeEach(async () => {
  shop = await openSimulatedShop(walleySimulator)
})
afterEach(() => shop.close())

function walley(changes: Partial<WalleySettings> = {}) {
  const settings = { ...simulatedWalley(shop.origin), ...changes }
  return walleyProviders(settings, { now: () => shop.clock.now, tokenOf: async () => Promise.resolve('right') })
}

async function begun(method: WalleyMethod = 'walley-b2c', changes: Partial<WalleySettings> = {}) {
  const plain = payableOrder('de')
  const company = { name: 'Elektro GmbH', organisationNumber: 'DE136695976', reference: '' }
  const order = method === 'walley-b2b' ? { ...plain, buyer: { ...plain.buyer, company } } : plain
  const attempt = { ...attemptOf(order, shop.clock.now), token: 'right' }
  const { reference, redirectUrl } = await walley(changes)[method].begin(order, attempt, returnUrls(shop.shopOrigin, method))
  return { attempt: { ...attempt, reference }, page: redirectUrl ?? '' }
}

const choose = (page: string, outcome: string) => shop.decide(page, { outcome, webhook: 'before' })
const later = (milliseconds: number) => new Date(shop.clock.now.getTime() + milliseconds)

it('wrong credentials, a missing token and an expired one are refused', async () => {
  await expect(begun('walley-b2c', { clientSecret: 'guessed' })).rejects.toThrow(ProviderRefusal)
  const read = (authorization: string) => fetch(`${shop.origin}/walley/checkouts/x`, { headers: { authorization } })
  expect((await read('')).status).toBe(401)
  const form = { grant_type: 'client_credentials', scope: 'x/.default' }
  const { clientId: client_id, clientSecret: client_secret } = SIMULATED_CREDENTIALS
  const body = new URLSearchParams({ ...form, client_id, client_secret })
  const answer = await fetch(`${shop.origin}/walley/oauth2/v2.0/token`, { method: 'POST', body })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  expect((await read(`Bearer ${token}`)).status).toBe(404)
  shop.clock.now = later(3600_000)
  expect((await read(`Bearer ${token}`)).status).toBe(401)
})

it('a private person without a mobile number, who buys gift cards alone, types email and number on the page of Walley', async () => {
  const plain = payableOrder('sv')
  const buyer = { ...plain.buyer, mobile: '', street: '', postalCode: '', city: '' }
  const attempt = { ...attemptOf(plain, shop.clock.now), token: 'right' }
  const begin = walley()['walley-b2c'].begin({ ...plain, buyer }, attempt, returnUrls(shop.shopOrigin, 'walley-b2c'))
  expect((await begin).redirectUrl).toMatch(/^http/)
})

it('a store id of another country, or of the other kind of customer, is refused', async () => {
  const { storeIds } = simulatedWalley(shop.origin)
  const wrongCountry = { ...storeIds, 'walley-b2c': { de: storeIds['walley-b2c'].sv } }
  await expect(begun('walley-b2c', { storeIds: wrongCountry })).rejects.toMatchObject({ code: '403' })
  const wrongKind = { ...storeIds, 'walley-b2b': storeIds['walley-b2c'] }
  await expect(begun('walley-b2b', { storeIds: wrongKind })).rejects.toMatchObject({ code: '400' })
  await expect(begun('walley-b2c', { storeIds: { 'walley-b2c': {}, 'walley-b2b': {} } })).rejects.toMatchObject({
    code: 'no-store-id',
  })
})

it('the notification is a GET of the address, with the id of the checkout filled in', async () => {
  const { attempt, page } = await begun()
  await choose(page, 'approve')
  const [notification] = shop.received
  expect(notification?.method).toBe('GET')
  expect(notification?.url.pathname).toBe('/webhooks/walley-b2c')
  expect(Object.fromEntries(notification?.url.searchParams ?? [])).toEqual({
    attempt: attempt.id,
    token: 'right',
    checkout: attempt.reference,
  })
})

it('the event of a notification changes with the state of the checkout', async () => {
  const { attempt, page } = await begun()
  const query = new URLSearchParams({ attempt: attempt.id, token: 'right', checkout: attempt.reference })
  const event = () => walley()['walley-b2c'].parseWebhook({ headers: new Headers(), query, rawBody: '' })
  const before = await event()
  expect(await event()).toEqual(before)
  await choose(page, 'cancel')
  const after = await event()
  expect(after?.type).toBe('Aborted')
  expect(after?.eventId).not.toBe(before?.eventId)
})

it('an aborted session cannot be used again', async () => {
  const { page } = await begun()
  await choose(page, 'cancel')
  expect((await choose(page, 'approve')).status).toBe(409)
})

it('a person who is declined may try again; a company is refused for good', async () => {
  const person = await begun('walley-b2c')
  expect((await choose(person.page, 'decline')).headers.get('location')).toBe(new URL(person.page).pathname)
  await choose(person.page, 'approve')
  expect(await walley()['walley-b2c'].read(person.attempt)).toMatchObject({ state: 'authorized' })
  const company = await begun('walley-b2b')
  expect((await choose(company.page, 'decline')).headers.get('location')).toBe(returnUrls(shop.shopOrigin, '').success)
  expect(await walley()['walley-b2b'].read(company.attempt)).toMatchObject({ state: 'failed', reason: 'rejected' })
})

it('a session without a purchase is gone after 7 days, one with a purchase stays', async () => {
  const [open, paid] = [await begun(), await begun()]
  await choose(paid.page, 'approve')
  shop.clock.now = later(7 * 24 * 3600_000)
  expect(await walley()['walley-b2c'].read(open.attempt)).toMatchObject({ state: 'expired' })
  expect(await walley()['walley-b2c'].read(paid.attempt)).toMatchObject({ state: 'authorized' })
})

it('an order of which a part was captured in the portal is neither captured nor cancelled, and the staff read what to do there', async () => {
  const { attempt, page } = await begun()
  await choose(page, 'approve')
  const provider = walley()['walley-b2c']
  const { amount, orderReference } = await provider.read(attempt)
  const order = orderReference ?? ''
  await provider.capture(attempt, order, 10, 'portal')
  const rest = /was captured in the portal: capture the rest there, then retry the job/
  await expect(provider.capture(attempt, order, amount, 'shop')).rejects.toThrow(rest)
  await expect(provider.cancel(attempt, order)).rejects.toMatchObject({ code: 'part-captured' })
  await provider.capture(attempt, order, amount - 10, 'portal-rest')
  expect(await provider.read(attempt)).toMatchObject({ state: 'captured', amount })
})

it('what was answered survives a restart', async () => {
  const { attempt, page } = await begun()
  await choose(page, 'approve')
  const paid = await walley()['walley-b2c'].read(attempt)
  await shop.restart()
  expect(await walley()['walley-b2c'].read(attempt)).toEqual(paid)
})

it('an order of which a part was captured in the portal is not paid until the rest is captured, and is not released', async () => {
  const { attempt, page } = await begun()
  await choose(page, 'approve')
  const provider = walley()['walley-b2c']
  const { amount, orderReference } = await provider.read(attempt)
  const order = orderReference ?? ''
  await provider.capture(attempt, order, 10, 'in the portal')
  expect(await provider.read(attempt)).toMatchObject({ state: 'authorized', amount })
  await expect(provider.capture(attempt, order, amount, 'by the shop')).rejects.toThrow(ProviderRefusal)
  await expect(provider.cancel(attempt, order)).rejects.toMatchObject({ code: 'part-captured' })
  await provider.capture(attempt, order, amount - 10, 'the rest, in the portal')
  expect(await provider.read(attempt)).toMatchObject({ state: 'captured', amount })
})
