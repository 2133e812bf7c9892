import { fillPattern } from '../../../app/routing/href'
import type { PageName } from '../../../app/routing/pages'
import { fullPattern, PAGE_NAMES } from '../../../app/routing/patterns'
import type { Language } from '../../../app/store/languages'

/** URL parameters of a page in the fixture's shop, and its answer to a new visitor. */
type Example = {
  params?: Readonly<Record<Language, Readonly<Record<string, string>>>>
  status?: number
  /** The page shows data from the backend, so it fails during an outage. */
  needsBackend?: true
}

const everywhere = (params: Readonly<Record<string, string>>) => ({ sv: params, no: params, de: params, da: params })
const ORDER = { id: '00000000-0000-4000-8000-000000000000' }

/** One example for every page of the table of URLs; a missing page is a type error. */
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
      sv: { slug: 'lang-livslangd' },
      no: { slug: 'lang-levetid' },
      de: { slug: 'lange-lebensdauer' },
      da: { slug: 'lang-levetid' },
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
  login: {},
  account: { status: 303 },
  accountOverview: { status: 303 },
  accountOffers: { status: 303 },
  accountOrders: { status: 303 },
  accountReturns: { status: 303 },
  accountSubscriptions: { status: 303 },
  accountProfile: { status: 303 },
  accountOrderReturn: { status: 303 },
  myOrder: {},
  withdrawal: {},
  myOrderReturn: { params: everywhere(ORDER), status: 303 },
  termination: {},
  cookieSettings: {},
  newsletter: {},
  emailChange: {},
  pagePreview: {},
  unsubscribe: {},
  content: {
    params: { ...everywhere({ '*': 'retur' }), de: { '*': 'rueckgabe' }, da: { '*': 'returnering' } },
    needsBackend: true,
  },
}

/** The example of a page in one language. */
export function pageExample(page: PageName, language: Language) {
  const { params, status = 200, needsBackend = false } = EXAMPLES[page]
  return { page, path: fillPattern(fullPattern(page, language), language, params?.[language] ?? {}), status, needsBackend }
}

export const pageExamples = (language: Language) => PAGE_NAMES.map((page) => pageExample(page, language))
