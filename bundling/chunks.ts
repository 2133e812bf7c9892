import type { Rollup } from 'vite'

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>
type Shared = { frame: ReadonlySet<string>; goods: ReadonlySet<string> }

const known = new WeakMap<Graph['getModuleInfo'], Shared>()
const FRAME = /\/app\/(?:entry\.client|root)\.tsx/
const OF_GOODS = ['home', 'listing', 'product', 'search', 'cart'].map((page) => new RegExp(`/app/routes/${page}\\.tsx`))
/**
 * Modules of nearly every page: without this list, all pages would load `goods`, or what Rollup adds to a tiny file, for them.
 * Rollup once put a list of error texts into the chunk of `routes/storefront`: half a kilobyte on every page.
 */
const OF_ALL_PAGES =
  /\/app\/(?:routing\/page-meta|routing\/absolute-address|navigation\/page-data\.client|chrome\/use-chrome|routes\/storefront)\.tsx?$/
/**
 * Small modules that several pages share, and their chunk. Left to Rollup, they get parts of other pages added, with the words of
 * those: the page of a product once loaded the words of returns.
 */
const SMALL: readonly (readonly [chunk: string, modules: RegExp])[] = [
  [
    'forms',
    /\/forms\/(?:form-alert|form-intent|kept-form|thanks|use-kept-form|use-refused-form|use-thanks|use-unchanged)\.tsx?$/,
  ],
  [
    'shared',
    /\/(?:cart\/view\/(?:later-price|line-notices|missing-goods)|ui\/(?:amount-row|mark)|checkout\/arrival-text)\.tsx?$/,
  ],
  ['shared', /\/(?:forms\/gift-card-error|page\/unlisted-meta|ui\/text-area)\.tsx?$/],
  ['account', /\/(?:my-account\/(?:account-handle|profile-forms)|orders\/return-href|reviews\/invitation)\.ts$/],
  ['goods', /\/(?:ui\/sideways-row|routing\/finder-query|fragments\/fragment-list|card\/thumb|page\/page-crumb)\.tsx?$/],
  ['goods', /\/(?:pricing\/(?:net-note|price-per-unit|use-amount-including-vat)|routing\/campaign-query)\.tsx?$/],
  ['goods', /\/contract\/(?:campaign-slug|product-type|max-lines|customer-discount-code)\.ts$/],
  ['paged', /\/(?:ui\/(?:pagination|page-numbers|empty-state)|store\/pagination-labels)\.tsx?$/],
  // Modules of product pages, the cart and cards; no document loads the code of cards (decision 081).
  [
    'selling',
    /\/(?:pricing\/(?:price|shipping-link)|ui\/(?:stars|stepper)|reviews\/(?:rating|score)|stock\/(?:use-stock-text|stock-line))\.tsx?$/,
  ],
  ['selling', /\/cart\/(?:live\/(?:add-button|add-to-cart-form)|rules\/line-name)\.tsx?$/],
]
/** A module that at least so many of these pages import goes into the chunk `goods`. */
const MIN_PAGES = 3

/**
 * The chunk of a module of the browser, null where Rollup decides. What every page loads is in two files, the packages, which
 * change seldom, and the shop's own frame; a third has what most pages with products load. Rollup would make some sixty files of
 * it, one for each set of pages that share a module. Small files compress badly (10 kB more in all), and each costs a request.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  // In its own file: any file that imported it would start the page before its routes are loaded.
  if (id.includes('/app/entry.client.tsx')) return null
  // Loaded on demand. Rollup would add small files of the pages to it, which then load it whole.
  if (id.includes('/node_modules/@simplewebauthn/')) return 'passkeys'
  let shared = known.get(graph.getModuleInfo)
  if (shared === undefined) known.set(graph.getModuleInfo, (shared = sharedModules(graph)))
  if (OF_ALL_PAGES.test(id)) return 'frame'
  if (shared.frame.has(id)) return id.startsWith('\0') || id.includes('/node_modules/') ? 'framework' : 'frame'
  const small = SMALL.find(([, modules]) => id.includes('/app/') && modules.test(id))
  if (small !== undefined) return small[0]
  return shared.goods.has(id) ? 'goods' : null
}

function sharedModules(graph: Graph): Shared {
  const frame = importedAtOnce(FRAME, graph)
  const pages = OF_GOODS.map((page) => importedAtOnce(page, graph))
  const ofPages = new Set(pages.flatMap((page) => [...page]))
  const isShared = (id: string) => !frame.has(id) && pages.filter((page) => page.has(id)).length >= MIN_PAGES
  return { frame, goods: new Set([...ofPages].filter(isShared)) }
}

/**
 * These entries and the modules that they import at once. A module that is also imported on demand stays out, with what only it
 * needs: its static import is for the server, and is dead code in the browser.
 */
function importedAtOnce(entries: RegExp, { getModuleIds, getModuleInfo }: Graph): Set<string> {
  const found = new Set<string>()
  const waiting = [...getModuleIds()].filter((id) => entries.test(id))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = getModuleInfo(id)
    if (info === null || found.has(id) || (info.dynamicImporters.length > 0 && !info.isEntry)) continue
    found.add(id)
    waiting.push(...info.importedIds)
  }
  return found
}
