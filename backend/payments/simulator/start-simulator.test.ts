import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import { connectCarriers } from '../../shipping/carriers'
import { findServicePoints } from '../../shipping/service-points'
import { storeOf } from '../../stores/stores'
import { startWebhookReceiver, type WebhookReceiver } from '../tests/webhook-receiver'
import { jsonFiles } from './json-files'
import { PAGE_TEXTS } from './page-texts'
import { PaymentClosed, type SimulatorFactory, type TestPayment } from './provider-simulator'
import { startSimulator, type Simulator } from './start-simulator'

let folder: string
let shop: WebhookReceiver
let simulator: Simulator
const log = vi.fn()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulator-'))
  shop = await startWebhookReceiver()
  simulator = await start()
})
afterEach(async () => {
  await simulator.stop()
  shop.stop()
  await rm(folder, { recursive: true })
})

/** A provider with one payment a language, which is open until it is settled. */
const provider: SimulatorFactory = (context) => {
  const Settled = z.object({ state: z.enum(['open', 'approved']) })
  const files = jsonFiles(join(context.folder, 'klarna'), Settled)
  return {
    id: 'klarna',
    name: 'Klarna & <Co>',
    mount: () => undefined,
    open: async (id) => {
      const language = LANGUAGES.find((known) => known === id)
      if (language === undefined) return null
      const { state } = await files.create(id, { state: 'open' })
      const lines = [{ name: '<b>CR2032</b>', quantity: 2, total: 99.9 }]
      return {
        state,
        language,
        orderNumber: '10023',
        amount: 1234.57,
        currency: 'EUR',
        lines,
        shopUrl: `${shop.origin}/cancel`,
      } satisfies TestPayment
    },
    settle: async (id) => {
      const settled = await files.change(id, ({ state }) => {
        if (state !== 'open') throw new PaymentClosed()
        return { state: 'approved' }
      })
      const message = { url: `${shop.origin}/webhook`, body: '{"event":"approved"}' }
      return settled && { next: `${shop.origin}/success`, messages: [message] }
    },
    webhooks: {
      sign: ({ url }, forged) => ({ url, headers: { signature: forged ? 'wrong' : 'right' } }),
      retryDelaysMs: [20, 20],
    },
  }
}

const start = (port = 0) => startSimulator({ folder, port, log, simulators: [provider] })

async function settle(fields: Record<string, string>, language = 'de') {
  await fetch(`${simulator.origin}/klarna/pay/${language}`)
  return fetch(`${simulator.origin}/klarna/pay/${language}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
}

const signatures = () => shop.received.map(({ headers }) => headers.get('signature'))

test.each(LANGUAGES)('the page says in %s that no money is taken, and shows order, amount and lines', async (language) => {
  const answer = await fetch(`${simulator.origin}/klarna/pay/${language}`)
  const page = await answer.text()
  expect(page).toContain(`<title>${PAGE_TEXTS.noMoney[language]}</title>`)
  expect(page).toContain('Klarna &amp; &lt;Co&gt;')
  expect(page).toContain('10023')
  expect(page.replace(/\D/g, '')).toContain('123457')
  expect(page).toContain('2 × &lt;b&gt;CR2032&lt;/b&gt;')
})

test('the policy of the page allows its own style, its own form and the return to the shop, and nothing else', async () => {
  const answer = await fetch(`${simulator.origin}/klarna/pay/de`)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`form-action 'self' ${shop.origin};`)
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(await answer.text()) ?? []
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64')
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
})

test('the webhook comes before the return', async () => {
  const answer = await settle({ outcome: 'approve', webhook: 'before' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${shop.origin}/success`)
  expect(shop.received.map(({ body }) => body)).toEqual(['{"event":"approved"}'])
})

test('the webhook comes after the return', async () => {
  await settle({ outcome: 'approve', webhook: 'after' })
  expect(shop.received).toEqual([])
  await vi.waitFor(() => expect(signatures()).toEqual(['right']), 3000)
})

test('the webhook comes twice', async () => {
  await settle({ outcome: 'approve', webhook: 'twice' })
  await vi.waitFor(() => expect(signatures()).toEqual(['right', 'right']))
})

test('the webhook never comes', async () => {
  await settle({ outcome: 'approve', webhook: 'never' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(shop.received).toEqual([])
})

test('the webhook comes with a wrong signature', async () => {
  await settle({ outcome: 'approve', webhook: 'wrong-signature' })
  await vi.waitFor(() => expect(signatures()).toEqual(['wrong']))
})

test('a webhook that is not answered with 2xx is repeated, and then given up', async () => {
  shop.answer(500)
  await settle({ outcome: 'approve' })
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.objectContaining({ event: 'test-webhook-abandoned', tries: 3 })))
  expect(shop.received).toHaveLength(3)
})

test('a restarted simulator listens on its former port, to which begun payments lead, unless it is taken', async () => {
  const { origin } = simulator
  await simulator.stop()
  simulator = await start()
  expect(simulator.origin).toBe(origin)
  const other = await start()
  await other.stop()
  expect(other.origin).not.toBe(origin)
})

test('a late webhook survives a restart of the simulator', async () => {
  await settle({ outcome: 'approve', webhook: 'late', seconds: '1' })
  await simulator.stop()
  simulator = await start()
  expect(shop.received).toEqual([])
  await vi.waitFor(() => expect(signatures()).toEqual(['right']), 3000)
})

test('a file that cannot be read costs its webhook alone, and is logged', async () => {
  await settle({ outcome: 'approve', webhook: 'late', seconds: '1' })
  await simulator.stop()
  await writeFile(join(folder, 'webhooks', 'damaged.json'), '{"id":')
  await writeFile(join(folder, 'webhooks', 'later.json'), '{"version":2}')
  simulator = await start()
  const logged = (id: string) => expect(log).toHaveBeenCalledWith({ level: 'error', event: 'test-webhook-unreadable', id })
  logged('damaged')
  logged('later')
  await vi.waitFor(() => expect(signatures()).toEqual(['right']), 3000)
})

test('a payment that is final is not approved again', async () => {
  await settle({ outcome: 'approve', webhook: 'never' })
  const again = await settle({ outcome: 'approve', webhook: 'before' })
  expect(again.status).toBe(409)
  expect(await again.text()).toContain(PAGE_TEXTS.closed.de)
  expect(shop.received).toEqual([])
})

test('an unknown payment answers 404, an unknown outcome 400', async () => {
  expect((await fetch(`${simulator.origin}/klarna/pay/nothing`)).status).toBe(404)
  expect((await settle({ outcome: 'approve' }, 'nothing')).status).toBe(404)
  expect((await settle({ outcome: 'steal' })).status).toBe(400)
})

test('the simulators of the carriers are served beside those of the payment providers', async () => {
  const carriers = connectCarriers({}, simulator.origin, true)
  const points = await findServicePoints(carriers, {
    methodId: 'dao-service-point',
    postalCode: '8000',
    store: storeOf('da'),
    language: 'da',
  })
  expect(points).toHaveLength(10)
})
