import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type FakeTagManager, fakeTagManager } from './fake-tag-manager'
import { ownStorefront } from './own-storefront'

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
  /** The events of the local sink so far. */
  events: () => Promise<SunkEvent[]>
  close: () => Promise<void>
}

/**
 * A storefront of its own with a tag manager and retail tracking of another origin in two languages, a review widget of one in
 * Swedish, and the local sink.
 */
export async function measuredShop(): Promise<MeasuredShop> {
  const fake = await fakeTagManager()
  const shop = await ownStorefront({
    ANALYTICS_SINK: 'on',
    TRUSTED_PROXIES: '1',
    TAG_MANAGER_SV: `${fake.origin}/gtm.js?id=GTM-TEST`,
    TAG_MANAGER_DE: `${fake.origin}/gtm.js?id=GTM-TEST`,
    RETAIL_TRACKING_URL: `${fake.origin}/tracking`,
    RETAIL_TRACKING_WEBSITE_SV: 'website-sv',
    REVIEW_WIDGET_SV: `${fake.origin}/reviews.js`,
  })
  return {
    url: shop.url,
    fake,
    async events() {
      const lines = (await readFile(join(shop.folder, 'analytics.jsonl'), 'utf8').catch(() => '')).split('\n').filter(Boolean)
      return lines.map((line) => Sunk.parse(JSON.parse(line)))
    },
    close: () => Promise.all([shop.stop(), fake.close()]).then(() => undefined),
  }
}
