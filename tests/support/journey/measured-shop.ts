import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { prepareSeededShop } from '../../../backend/tests/seeded-shop'
import { freePort } from '../redis/start-redis'
import { type FakeTagManager, fakeTagManager } from './fake-tag-manager'
import { startProcess } from './start-process'

const Sunk = z.looseObject({
  event: z.string(),
  withheld: z.string().nullable(),
  traffic_type: z.string().optional(),
  ecommerce: z
    .looseObject({
      value: z.number().optional(),
      currency: z.string().optional(),
      transaction_id: z.string().optional(),
      items: z.array(z.looseObject({ item_id: z.string(), quantity: z.number() })).optional(),
    })
    .optional(),
})

/** An event of the local sink. */
export type SunkEvent = z.infer<typeof Sunk>

export type MeasuredShop = {
  url: string
  fake: FakeTagManager
  mails: string
  /** The events of the local sink so far. */
  events: () => Promise<SunkEvent[]>
  /** A step of the staff, such as `orders/SE100001/cancel`. */
  act: (step: string, body: object) => Promise<number>
  close: () => Promise<void>
}

const TOKEN = 'the-staff-of-the-measured-shop'

/**
 * A shop of its own with a tag manager and retail tracking of another origin in two storefronts, a review widget
 * of one in Swedish, and the local sink.
 */
export async function measuredShop(): Promise<MeasuredShop> {
  const [port, backendPort, fake] = [await freePort(), await freePort(), await fakeTagManager()]
  const folder = await mkdtemp(join(tmpdir(), 'journeys-measured-'))
  await cp(await prepareSeededShop(), join(folder, 'backend/database'), { recursive: true })
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    PUBLIC_ORIGIN: url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    ANALYTICS_SINK: 'on',
    BACKEND_PORT: String(backendPort),
    BACKEND_ADMIN_TOKEN: TOKEN,
    TRUSTED_PROXIES: '1',
    TAG_MANAGER_SV: `${fake.origin}/gtm.js?id=GTM-TEST`,
    TAG_MANAGER_DE: `${fake.origin}/gtm.js?id=GTM-TEST`,
    RETAIL_TRACKING_URL: `${fake.origin}/tracking`,
    RETAIL_TRACKING_WEBSITE_SV: 'website-sv',
    REVIEW_WIDGET_SV: `${fake.origin}/reviews.js`,
  }
  const shop = await startProcess('server.js', env, `${url}/readyz`)
  return {
    url,
    fake,
    mails: join(folder, 'mails'),
    async events() {
      const lines = (await readFile(join(folder, 'analytics.jsonl'), 'utf8').catch(() => '')).split('\n').filter(Boolean)
      return lines.map((line) => Sunk.parse(JSON.parse(line)))
    },
    async act(step, body) {
      const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
      const address = `http://127.0.0.1:${backendPort}/admin/${step}`
      return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    async close() {
      await shop.stop()
      await fake.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
