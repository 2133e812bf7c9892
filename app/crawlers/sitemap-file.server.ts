import type { AddressKind, SitemapEntry, SitemapPage } from '../commerce/contract/sitemap'
import { optional } from '../commerce/optional'
import { absoluteAddress } from '../routing/absolute-address'
import { addressHref } from '../routing/address-href'
import { restOf } from '../routing/resources'
import type { Endpoint, ResourceRequest } from '../server/endpoint.server'
import { latestChange, type MainPage, mainPages } from './main-pages'
import { refuseOften } from './refuse-often.server'
import { revalidated } from './revalidated.server'
import { MAIN_FILE, parseSitemapFileName } from './sitemap-file-name'
import { XML, xmlText } from './xml-text'

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/**
 * GET /sv/sitemap-product-1.xml: up to 50,000 pages of one kind, in one language. 404 for a file that the index does not name.
 */
export const sitemapFile: Endpoint = async (asked) => {
  const { url, context } = asked
  const { language } = context.visitor
  const name = restOf('sitemap', language, url.pathname)
  if (name === MAIN_FILE) {
    const pages = mainPages(language, await optional(context.backend.sitemapFiles(), []))
    const latest = latestChange(pages)
    const changed = latest === null ? null : new Date(latest)
    return revalidated(asked, { version: pages, type: 'application/xml', changed, parts: () => mainUrls(asked, pages) })
  }
  const named = parseSitemapFileName(name)
  const files = named === null ? [] : await context.backend.sitemapFiles()
  const file = files.find((one) => one.language === language && one.kind === named?.kind && one.file === named.file)
  if (file === undefined) throw new Response(null, { status: 404 })
  const { kind } = file
  const read = async (after?: number) =>
    (await context.backend.callAsGuest('sitemap', { query: { kind, file: String(file.file), after: after?.toString() } })).answer
  return revalidated(asked, {
    version: file,
    type: 'application/xml',
    changed: new Date(file.changed_at),
    parts: async () => {
      await refuseOften(context)
      // Read before the answer begins, so that an outage is a 503.
      return urls(asked, kind, await read(), read)
    },
  })
}

async function* mainUrls({ services: { publicOrigin } }: Pick<ResourceRequest, 'services'>, pages: readonly MainPage[]) {
  yield `${XML}<urlset ${NAMESPACES}>\n`
  for (const { path, changed } of pages) {
    const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`
    yield `<url><loc>${xmlText(publicOrigin + path)}</loc>${lastmod}</url>\n`
  }
  yield '</urlset>\n'
}

/** The text of a file, one part for each answer of the backend. */
async function* urls(
  { context, services: { publicOrigin } }: Pick<ResourceRequest, 'context' | 'services'>,
  kind: AddressKind,
  first: SitemapPage,
  read: (after: number) => Promise<SitemapPage>,
) {
  const { language } = context.visitor
  const url = ({ value, changed_at, image }: SitemapEntry) => {
    const loc = xmlText(publicOrigin + addressHref(kind, language, value))
    const picture =
      image === null ? '' : `<image:image><image:loc>${xmlText(absoluteAddress(publicOrigin, image))}</image:loc></image:image>`
    return `<url><loc>${loc}</loc><lastmod>${changed_at}</lastmod>${picture}</url>\n`
  }
  yield `${XML}<urlset ${NAMESPACES}>\n`
  for (let page = first; ;) {
    yield page.entries.map(url).join('')
    if (page.next === null) break
    context.services.restartTime()
    page = await read(page.next)
  }
  yield '</urlset>\n'
}
