import { readdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { fileSessions } from '../support/shop/file-sessions'
import { fillDisk } from '../support/shop/full-disk'
import { type Backend, openBackend, openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'
import { elements, heading, words } from '../support/shop/read-page'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let backend: Backend
let shop: TestShop
let sessions: Awaited<ReturnType<typeof fileSessions>>
let free = () => {}

beforeAll(async () => {
  backend = await openBackend()
  sessions = await fileSessions(ORIGIN)
  shop = await openShop(backend, ORIGIN, {}, undefined, sessions.services)
})
afterEach(() => free())
afterAll(async () => {
  await backend.close()
  await sessions.close()
})

const sessionFiles = async () =>
  (await readdir(sessions.dataDir, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())

describe.each(LANGUAGES)('a full disk in %s', (language) => {
  const t = translator(language)

  it('answers what needs a session with a designed 503, loses no cart, leaves no draft, and sells once there is room', async () => {
    const shopping = new Shopping(shop.visitor(), backend, language)
    expect((await shopping.add('CR2032', 2)).status).toBe(303)
    const kept = (await shopping.cart()).lines
    const before = (await sessionFiles()).length
    free = fillDisk(sessions.dataDir)

    const stranger = new Shopping(shop.visitor(), backend, language)
    for (const refused of [await shopping.add('TESTER'), await stranger.add('CR2032')]) {
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
      expect(heading(refused.body)).toBe(t('error.unavailable.title'))
      expect(words(refused.body)).toContain(t('error.unavailable.text'))
      expect(elements(refused.body, 'html')).toEqual([{ lang: storeOf(language).iso }])
    }
    const byScript = { intent: 'add', product_id: String(backend.idOf('TESTER')) }
    expect((await shopping.visitor.post(resourceHref('cartData', language), byScript)).status).toBe(503)
    const ready = await shop.visitor().get('/readyz')
    expect([ready.status, ready.body]).toEqual([503, 'sessions unavailable\n'])
    expect((await shopping.cart()).lines).toEqual(kept)
    expect((await shop.visitor().get(`/${language}`)).status).toBe(200)
    expect((await sessionFiles()).length).toBe(before)

    free()
    expect((await shop.visitor().get('/readyz')).status).toBe(200)
    expect((await shopping.cart()).lines).toEqual(kept)
    expect((await shopping.add('TESTER')).status).toBe(303)
    expect((await shopping.cart()).lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  })
})
