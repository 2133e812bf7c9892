import { allElements, parseHtml } from '../plain/html-tree'
import { dataFaults, dataNodes } from './data-faults'
import { htmlFaults } from './html-faults'
import { type PageOffer, pageOffer } from './page-offer'
import { rawText } from './raw-text'

/** A page as the crawler keeps it. Addresses are paths with their query; `faults` are those that the page has by itself. */
export type CrawledPage = {
  path: string
  status: number
  /** Where a redirect leads. */
  location: string | null
  language: string
  title: string
  description: string
  canonical: string | null
  noindex: boolean
  alternates: Readonly<Record<string, string>>
  links: readonly string[]
  /** The types of its structured data. */
  types: readonly string[]
  /** The pictures that link previews and results show, which must be bitmaps, and those of the page itself. */
  previews: readonly string[]
  pictures: readonly string[]
  /** Present on a product page. */
  offer: PageOffer | null
  faults: readonly string[]
}

const BLANK = {
  language: '',
  title: '',
  description: '',
  canonical: null,
  noindex: false,
  alternates: {},
  links: [],
  types: [],
  previews: [],
  pictures: [],
  offer: null,
  faults: [],
}

/** An answer that is no page: a redirect, a failure, a file. */
export const noPage = (path: string, status: number, location: string | null): CrawledPage => ({
  ...BLANK,
  path,
  status,
  location,
})

export function crawledPage(path: string, html: string, origin: string): CrawledPage {
  const all = allElements(parseHtml(html))
  const tags = (name: string) => all.filter((element) => element.name === name)
  const rel = (value: string) => tags('link').filter(({ attribs }) => attribs.rel === value)
  const meta = (name: string) => tags('meta').find(({ attribs }) => attribs.name === name)?.attribs.content ?? ''
  const property = (name: string) => tags('meta').find(({ attribs }) => attribs.property === name)?.attribs.content
  const [title] = tags('title')
  const canonical = rel('canonical')[0]?.attribs.href
  const noindex = meta('robots').includes('noindex')
  const { offer, faults } = pageOffer(all)
  const data = dataNodes(tags('script'))
  const image = property('og:image')
  const local = (addresses: readonly unknown[]) => [
    ...new Set(addresses.flatMap((one) => (typeof one === 'string' ? (pathOf(one, origin) ?? []) : []))),
  ]
  return {
    ...BLANK,
    path,
    status: 200,
    location: null,
    language: tags('html')[0]?.attribs.lang ?? '',
    title: title === undefined ? '' : rawText(title),
    description: meta('description'),
    canonical: pathOf(canonical, origin),
    noindex,
    alternates: Object.fromEntries(
      rel('alternate').map(({ attribs }) => [attribs.hreflang ?? '', pathOf(attribs.href, origin) ?? '']),
    ),
    links: [...new Set(tags('a').flatMap(({ attribs }) => pathOf(attribs.href, origin + path) ?? []))],
    types: data.map((node) => String(node['@type'])),
    previews: local([image, ...data.map(firstPicture)]),
    pictures: local(tags('img').map(({ attribs }) => attribs.src)),
    offer,
    faults: [
      ...htmlFaults(html),
      ...dataFaults(tags('script'), origin),
      ...(noindex ? [] : previewFaults(property, meta, canonical)),
      ...faults,
    ],
  }
}

/** The picture that results show of several ones. */
function firstPicture({ image }: Readonly<Record<string, unknown>>): unknown {
  const pictures: readonly unknown[] = Array.isArray(image) ? image : [image]
  return pictures[0]
}

/** Faults of a page's Open Graph tags, from which link previews are made, and of what search engines may show of its picture. */
function previewFaults(
  property: (name: string) => string | undefined,
  meta: (name: string) => string,
  canonical: string | undefined,
): string[] {
  const [image, url] = [property('og:image'), property('og:url')]
  return [
    ...['og:title', 'og:image:width', 'og:image:height', 'og:image:alt'].flatMap((name) =>
      (property(name) ?? '') === '' ? [`no ${name}`] : [],
    ),
    ...(meta('twitter:card') === '' ? ['no twitter:card'] : []),
    ...(meta('robots').includes('max-image-preview:large') ? [] : ['no large pictures in results']),
    ...(image === undefined || !/^https?:\/\//.test(image) ? [`og:image ${image ?? 'is missing'}`] : []),
    ...(url === canonical ? [] : [`og:url ${url ?? 'is missing'}, and the canonical ${canonical ?? 'is missing'}`]),
  ]
}

/** The path and query of an address of the shop, without its fragment; null for another origin and for what is no page. */
function pathOf(address: string | undefined, base: string): string | null {
  if (address === undefined) return null
  const url = new URL(address, base)
  return url.origin === new URL(base).origin && url.protocol.startsWith('http') ? url.pathname + url.search : null
}
