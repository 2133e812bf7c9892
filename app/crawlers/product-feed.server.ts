import type { ProductFeedPart } from '../commerce/contract/product-feed'
import { href } from '../routing/href'
import type { Endpoint, ResourceRequest } from '../server/endpoint.server'
import { streamedAnswer } from '../server/streamed-answer.server'
import { translations } from '../store/translations'
import { feedItem } from './feed-item'
import { refuseOften } from './refuse-often.server'
import { XML, xmlText } from './xml-text'

/** GET /sv/product-feed.xml: all that is sold in a storefront, in the merchant vocabulary over RSS 2.0. */
export const productFeed: Endpoint = async (asked) => {
  const { context } = asked
  await refuseOften(context, 'product-feed')
  const read = async (after: number) =>
    (await context.backend.callAsGuest('productFeed', { query: { after: String(after) } })).answer
  // Read before the answer begins, so that an outage is a 503.
  const parts = items(asked, await read(0), read)
  return streamedAnswer(parts, { headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' } })
}

async function* items(
  { context, services: { publicOrigin } }: Pick<ResourceRequest, 'context' | 'services'>,
  first: ProductFeedPart,
  read: (after: number) => Promise<ProductFeedPart>,
) {
  const { store } = context.visitor
  const feed = { store, origin: publicOrigin, t: translations(store.language).t, now: new Date() }
  yield `${XML}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${xmlText(store.brand)}</title><link>${xmlText(publicOrigin + href('home', store.language))}</link><description>${xmlText(store.brand)}</description>
`
  for (let part = first; ;) {
    yield part.products.map((product) => feedItem(product, feed)).join('')
    if (part.next === null) break
    context.services.restartTime()
    part = await read(part.next)
  }
  yield '</channel></rss>\n'
}
