import { href } from '../../app/routing/href'
import { elements } from '../support/shop/read-page'

/** A page that is measured. `cart`: the visitor needs something in the cart, so that the page has no anonymous row. */
export type PageKind = { name: string; path: string; cart?: true }

/** The cookie header of each kind of visitor. */
export type Visitors = { anonymous: string; uncached: string; withCart: string }

/** A page of each kind in the Swedish shop: the listing is the first full one of the menu with products to add to the cart. */
export async function measuredPages(origin: string): Promise<{ kinds: PageKind[]; visitors: Visitors }> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const home = await read(href('home', 'sv'))
  const listing = await fullListing(home, read)
  const path = first(listing.html, /href="(\/sv\/artiklar\/[^"/]+\.html)"/, 'no product on the listing')
  const content = first(home, /href="(\/sv\/(?!artiklar)[^"?#]+\.html)"/, 'no content page in the footer')
  const withCart = await cartOf(origin, listing.product)
  const kinds: PageKind[] = [
    { name: 'home', path: href('home', 'sv') },
    { name: 'listing', path: listing.path },
    { name: 'product', path },
    { name: 'content', path: content },
    { name: 'search', path: `${href('search', 'sv')}?query=batteri` },
    { name: 'cart', path: href('cart', 'sv'), cart: true },
    { name: 'checkout', path: await checkoutOf(origin, withCart), cart: true },
  ]
  // A page with prices without VAT is rendered for each request.
  return { kinds, visitors: { anonymous: 'consent=1', uncached: 'vat=excluding', withCart } }
}

const FULL = 48

type FullListing = { path: string; html: string; product: string }

async function fullListing(home: string, read: (path: string) => Promise<string>): Promise<FullListing> {
  for (const [, path = ''] of home.matchAll(/href="(\/sv\/artiklar\/[^"]+\/index\.html)"/g)) {
    const html = await read(path)
    const product = elements(html, 'button').find(({ name }) => name === 'product_id')?.value
    if (html.split('<article').length - 1 >= FULL && product !== undefined) return { path, html, product }
  }
  throw new Error(`no listing of ${FULL} products, some for sale, in the menu`)
}

/** Enough for the smallest order that the shop takes. */
const PIECES = '10'

/** The session cookie of a visitor who has put a product into the cart. */
async function cartOf(origin: string, product: string): Promise<string> {
  const body = new URLSearchParams({ intent: 'add', product_id: product, quantity: PIECES, return_to: href('home', 'sv') })
  const answer = await fetch(origin + href('cart', 'sv'), { method: 'POST', body, redirect: 'manual' })
  const session = answer.headers.getSetCookie().find((cookie) => cookie.includes('session='))
  if (session === undefined) throw new Error(`no session after an add: ${answer.status}`)
  return session.split(';')[0] ?? ''
}

/** Where the checkout of a cart is: its general address leads to that of the one checkout. */
async function checkoutOf(origin: string, cookie: string): Promise<string> {
  const { ok, status, url } = await fetch(origin + href('checkout', 'sv'), { headers: { cookie } })
  const { pathname, search } = new URL(url)
  if (!ok || pathname === href('cart', 'sv')) throw new Error(`no checkout: ${status} at ${pathname}`)
  return pathname + search
}

function first(html: string, pattern: RegExp, missing: string): string {
  const found = pattern.exec(html)?.[1]
  if (found === undefined) throw new Error(missing)
  return found
}
