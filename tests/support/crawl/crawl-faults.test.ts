import { expect, it } from 'vitest'
import { type Crawl, crawlFaults } from './crawl-faults'
import { type CrawledPage, noPage } from './crawled-page'

const HOME = '/sv'
const FORM = '/sv/foretag'
const ALTERNATES = { 'sv-SE': HOME, 'nb-NO': '/no', 'x-default': HOME }

const page = (path: string, change: Partial<CrawledPage> = {}): CrawledPage => ({
  ...noPage(path, 200, null),
  language: path.slice(1, 3),
  title: path,
  description: path,
  canonical: path,
  types: ['Organization', 'WebSite', 'BreadcrumbList'],
  ...change,
})
const homes = (links: readonly string[] = []) => [
  page(HOME, { alternates: ALTERNATES, links }),
  page('/no', { alternates: ALTERNATES }),
]
const faultsOf = (pages: readonly CrawledPage[], crawl: Partial<Crawl> = {}) =>
  crawlFaults({
    pages: new Map(pages.map((one) => [one.path, one])),
    listed: pages.filter(({ status }) => status === 200).map(({ path }) => path),
    feed: { items: [], faults: [] },
    pictures: [],
    isWhole: true,
    ...crawl,
  }).filter((fault) => fault !== 'no content page in sv names alternates')

it('a page that the home page leads to, over another or with a query, has no fault', () => {
  const moved = noPage('/sv/flyttat', 303, '/sv/konto')
  const login = page('/sv/konto', { noindex: true, links: [FORM] })
  expect(faultsOf([...homes([`${FORM}?campaign=x`]), page(FORM)])).toEqual([])
  expect(faultsOf([...homes(['/sv/flyttat']), moved, login, page(FORM)], { listed: [HOME, '/no', FORM] })).toEqual([])
})

it.each<[string, CrawledPage[], Partial<Crawl>, string]>([
  [
    'a page of the sitemap that no link leads to',
    [...homes(), page(FORM)],
    {},
    `${FORM}: in the sitemap, but no link leads to it`,
  ],
  [
    'a page that may be listed and is not in the sitemap',
    [...homes([FORM]), page(FORM)],
    { listed: [HOME, '/no'] },
    `${FORM}: may be listed, but is not in the sitemap`,
  ],
  [
    'a link to a redirect for the time being to a page that may be listed',
    [...homes(['/sv/x', FORM]), noPage('/sv/x', 302, FORM), page(FORM)],
    {},
    `${HOME}: link to /sv/x, which is 302 to ${FORM}`,
  ],
  [
    'a canonical address that is missing',
    [...homes(['/sv/y']), page('/sv/y', { canonical: '/sv/z' }), noPage('/sv/z', 404, null)],
    { listed: [HOME, '/no'] },
    '/sv/y: canonical /sv/z, which is 404 and may not be listed',
  ],
  [
    'a page without a canonical address',
    [...homes([FORM]), page(FORM, { canonical: null })],
    { listed: [HOME, '/no'] },
    `${FORM}: no canonical`,
  ],
  [
    'a page without the structured data of its kind',
    [...homes([FORM]), page(FORM, { types: [] })],
    {},
    `${FORM}: no BreadcrumbList in its structured data`,
  ],
  ['no page of a kind with alternates', [page(HOME)], {}, 'no home page in sv names alternates'],
  [
    'a picture for other sites that is an SVG',
    homes(),
    { pictures: [{ address: '/a.svg', from: HOME, isPreview: true, status: 200, type: 'image/svg+xml' }] },
    `${HOME}: the picture /a.svg is 200, image/svg+xml`,
  ],
  [
    'a picture that is missing',
    homes(),
    { pictures: [{ address: '/a.svg', from: HOME, isPreview: false, status: 404, type: 'text/html' }] },
    `${HOME}: the picture /a.svg is 404, text/html`,
  ],
])('finds %s', (_, pages, crawl, fault) => {
  expect(faultsOf(pages, crawl)).toEqual([fault])
})
