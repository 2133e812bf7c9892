import { type Language, LANGUAGES } from '../store/languages'

/**
 * An address that is no page: JSON for the shop's own scripts, a script or a file. `path` lies below each language prefix, or
 * below the root when it begins with a slash; `*` at its end matches the rest. HEAD is allowed wherever GET is.
 */
type ResourceRow = {
  path: string
  methods: readonly ('GET' | 'POST')[]
  /** The body of a failure: a problem document (RFC 9457) or none. */
  failure: 'problem' | 'empty'
  /**
   * The answer belongs to one shopper and carries the shopper's cookies. Needed wherever the backend is called
   * with a login: its tokens may be renewed.
   */
  personal?: true
  /** The guards that a request passes first, as those that pages name in `handle.guards`. */
  guards?: readonly ['customer']
}

/** The table of addresses that are no pages, a row each. Dispatcher and addresses derive from it; pages stand in pages.ts. */
const resources = {
  cartData: { path: 'cart/data', methods: ['GET', 'POST'], failure: 'problem', personal: true },
  cartOffers: { path: 'cart/offers', methods: ['GET'], failure: 'problem', personal: true },
  orderReceipt: { path: 'order-receipt', methods: ['GET'], failure: 'empty', personal: true },
  accountExport: { path: 'account-export', methods: ['GET'], failure: 'empty', personal: true, guards: ['customer'] },
  /** The challenge with which a passkey logs in or is created. */
  passkeyChallenge: { path: 'passkey-challenge', methods: ['POST'], failure: 'problem', personal: true },
  newPasskeyChallenge: {
    path: 'new-passkey-challenge',
    methods: ['POST'],
    failure: 'problem',
    personal: true,
    guards: ['customer'],
  },
  categoryMenu: { path: 'category-menu', methods: ['GET'], failure: 'problem' },
  deviceChoices: { path: 'device-choices', methods: ['GET'], failure: 'problem' },
  /** It asks with the login of the customer, whose tokens may be renewed by it. */
  searchSuggestions: { path: 'search-suggestions', methods: ['GET'], failure: 'problem', personal: true },
  reviewWidget: { path: 'review-widget.js', methods: ['GET'], failure: 'empty' },
  routeManifest: { path: '/assets/routes/*', methods: ['GET'], failure: 'empty' },
  /** The local sink of analytics takes the browser's events; 404 while it is off. */
  analyticsEvents: { path: '/analytics-events', methods: ['POST'], failure: 'empty' },
  /** The visitor's id for retail tracking; 403 without consent to statistics. */
  retailTracking: { path: 'retail-tracking', methods: ['POST'], failure: 'empty' },
  webVitals: { path: '/web-vitals', methods: ['POST'], failure: 'empty' },
  clientErrors: { path: '/captuerr', methods: ['POST'], failure: 'empty' },
  pictures: { path: '/pictures/*', methods: ['GET'], failure: 'empty' },
  documents: { path: '/documents/*', methods: ['GET'], failure: 'empty' },
  carrierMessage: { path: '/webhooks/carriers/*', methods: ['POST'], failure: 'empty' },
  changes: { path: '/webhooks/changes', methods: ['POST'], failure: 'empty' },
  paymentNotification: { path: '/webhooks/*', methods: ['GET', 'POST'], failure: 'empty' },
  robots: { path: '/robots.txt', methods: ['GET'], failure: 'empty' },
  sitemapIndex: { path: '/sitemap.xml', methods: ['GET'], failure: 'empty' },
  productFeed: { path: 'product-feed.xml', methods: ['GET'], failure: 'empty' },
  llms: { path: '/llms.txt', methods: ['GET'], failure: 'empty' },
  /** `product-1.xml` and so on: in its language's folder, as a sitemap lists what lies below it. */
  sitemap: { path: 'sitemap-*', methods: ['GET'], failure: 'empty' },
  health: { path: '/healthz', methods: ['GET'], failure: 'empty' },
  readiness: { path: '/readyz', methods: ['GET'], failure: 'empty' },
} as const satisfies Record<string, ResourceRow>

export type ResourceName = keyof typeof resources

/** The resources whose answer belongs to one shopper. */
export type PersonalResource = {
  [N in ResourceName]: (typeof resources)[N] extends { personal: true } ? N : never
}[ResourceName]

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resources, name)
}

export const RESOURCE_NAMES: readonly ResourceName[] = Object.keys(resources).filter(isResourceName)

export function resourceRow(resource: ResourceName): ResourceRow {
  return resources[resource]
}

/** The path to which payment providers send their notifications; `{provider}` stands for the name of one. */
export const paymentNotificationUrl = resources.paymentNotification.path.replace('*', '{provider}')

/** The address of a resource in a language, with the query; empty values are left out. */
export function resourceHref(resource: ResourceName, language: Language, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return pathIn(resource, language) + (search === '' ? '' : `?${search}`)
}

/** The part of a path that the `*` of a resource stands for. */
export function restOf(resource: ResourceName, language: Language, pathname: string): string {
  return pathname.slice(pathIn(resource, language).length - 1)
}

/** The address of a file of a resource whose path ends with `*`. */
export function fileHref(resource: ResourceName, language: Language, file: string): string {
  return pathIn(resource, language).replace(/\*$/, file)
}

/** The resource at a path and its language, null where the path has none; null for every other path. */
export function findResource(pathname: string): { resource: ResourceName; language: Language | null } | null {
  for (const resource of RESOURCE_NAMES) {
    const { path } = resourceRow(resource)
    if (path.startsWith('/')) {
      if (isAt(path, pathname)) return { resource, language: null }
    } else {
      const language = LANGUAGES.find((one) => isAt(pathIn(resource, one), pathname))
      if (language !== undefined) return { resource, language }
    }
  }
  return null
}

const isAt = (path: string, pathname: string): boolean =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path

function pathIn(resource: ResourceName, language: Language): string {
  const { path } = resourceRow(resource)
  return path.startsWith('/') ? path : `/${language}/${path}`
}
