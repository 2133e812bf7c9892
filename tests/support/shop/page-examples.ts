import { fillPattern } from '../../../app/routing/href'
import type { PageName } from '../../../app/routing/pages'
import { fullPattern, PAGE_NAMES } from '../../../app/routing/patterns'
import type { Language } from '../../../app/store/languages'

/** How one page of the fixture's shop is reached, and how it answers a visitor who has done nothing yet. */
type Example = {
  params?: Readonly<Record<Language, Readonly<Record<string, string>>>>
  status?: number
  /** The page shows what the backend knows, so an outage is seen on it. */
  needsBackend?: true
}

const everywhere = (params: Readonly<Record<string, string>>) => ({ sv: params, no: params, de: params, da: params })
const ORDER = { id: '00000000-0000-4000-8000-000000000000' }

/** One example of every page of the table of URLs: a page that is added there must be added here. */
const EXAMPLES: Readonly<Record<PageName, Example>> = {
  home: { needsBackend: true },
  product: { params: { ...everywhere({ slug: 'knappcell-cr2032' }), de: { slug: 'knappcell-cr2032-de' } }, needsBackend: true },
  listing: {
    params: { ...everywhere({ '*': 'batterier/index.html' }), de: { '*': 'batterien/index.html' } },
    needsBackend: true,
  },
  search: {},
  brand: { params: everywhere({ slug: 'voltra' }), needsBackend: true },
  tag: {
    params: {
      ...{ sv: { slug: 'lang-livslangd' }, no: { slug: 'lang-levetid' } },
      ...{ de: { slug: 'lange-lebensdauer' }, da: { slug: 'lang-levetid' } },
    },
    needsBackend: true,
  },
  finder: { needsBackend: true },
  device: { params: everywhere({ key: 'makita-dhp482' }), needsBackend: true },
  cart: {},
  checkout: { status: 302 },
  confirmation: { params: everywhere(ORDER), status: 404 },
  checkoutFailed: {},
  trackOrder: {},
  account: {},
  accountOverview: {},
  accountOffers: {},
  accountOrders: {},
  accountReturns: {},
  accountSubscriptions: {},
  accountProfile: {},
  accountOrderReturn: {},
  myOrder: {},
  myOrderReturn: { params: everywhere(ORDER) },
  pagePreview: {},
  unsubscribe: {},
  content: {
    params: { ...everywhere({ '*': 'retur' }), de: { '*': 'rueckgabe' }, da: { '*': 'returnering' } },
    needsBackend: true,
  },
}

/** A page of the fixture's shop in a language. */
export function pageExample(page: PageName, language: Language) {
  const { params, status = 200, needsBackend = false } = EXAMPLES[page]
  return { page, path: fillPattern(fullPattern(page, language), language, params?.[language] ?? {}), status, needsBackend }
}

export const pageExamples = (language: Language) => PAGE_NAMES.map((page) => pageExample(page, language))
