import type { APIRequestContext } from '@playwright/test'
import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { elements } from '../shop/read-page'
import { translator } from '../shop/translator'

/** Searches that find many products, among them some of every state. */
const WIDE = ['AA', 'BL1850', 'CR2032', '9V', '18650']

/** The page of a product with several pages of reviews. */
export function reviewedProduct(request: APIRequestContext, language: Language): Promise<string> {
  const second = translator(language)('pagination.page', { page: 2 })
  return firstProduct(request, language, (page) =>
    elements(page, 'a').some((link) => link['aria-label'] === second && (link.href ?? '').endsWith('#reviews')),
  )
}

/** The page of a product that cannot be ordered and will come again. */
export function soldOutProduct(request: APIRequestContext, language: Language): Promise<string> {
  return firstProduct(request, language, (page) => elements(page, 'input').some(({ id }) => id === 'notify-email'))
}

async function firstProduct(request: APIRequestContext, language: Language, fits: (page: string) => boolean): Promise<string> {
  const start = href('product', language, { slug: '' }).replace('.html', '')
  for (const query of WIDE) {
    const results = await (await request.get(`${href('search', language)}?${new URLSearchParams({ query }).toString()}`)).text()
    const links = elements(results, 'a').map((link) => (link.href ?? '').replace(/#.*/, ''))
    for (const path of new Set(links.filter((link) => link.startsWith(start) && /\/[^/]+\.html$/.test(link)))) {
      if (fits(await (await request.get(path)).text())) return path
    }
  }
  throw new Error(`No such product is found in ${language}`)
}
