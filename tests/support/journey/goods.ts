import { type APIRequestContext, expect } from '@playwright/test'
import { contentHref, href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { elements } from '../shop/read-page'
import { WANTED } from './wanted'

/** Addresses of one product and of all that lists it, as its page links to them. */
export type Goods = { id: string; product: string; category: string; brand: string; tag: string }

const found = new Map<Language, Promise<Goods>>()

/** The first hit for what is wanted that can be ordered and carries a tag. Looked up once a worker. */
export function goods(request: APIRequestContext, language: Language): Promise<Goods> {
  const known = found.get(language) ?? look(request, language)
  found.set(language, known)
  return known
}

async function look(request: APIRequestContext, language: Language): Promise<Goods> {
  // The header's banner leads to a product too, and is no hit.
  const read = async (path: string) => (await readPage(request, path)).replace(/<header\b.*?<\/header>/s, '')
  const results = await read(`${href('search', language)}?query=${WANTED}`)
  const isProduct = (link: string) => parent(link) === parent(href('product', language, { slug: 'x' })) && link.endsWith('.html')
  const hits = elements(results, 'a').map((link) => link.href ?? '')
  for (const product of hits.filter(isProduct)) {
    const page = await read(product)
    const links = elements(page, 'a').map((link) => link.href ?? '')
    const category = links.findLast((link) => link.startsWith(contentHref(language, 'artiklar/')) && link.endsWith('/index.html'))
    const brand = links.find((link) => parent(link) === parent(href('brand', language, { slug: 'x' })))
    const tag = links.find((link) => parent(link) === parent(href('tag', language, { slug: 'x' })))
    // Cards below have buttons in place of such a field.
    const id = elements(page.split('carousel-track')[0] ?? '', 'input').find(({ name }) => name === 'product_id')?.value
    if (id && category && brand && tag) return { id, product, category, brand, tag }
  }
  throw new Error(`No ${WANTED} that is sold and tagged is found in ${language}`)
}

/** On a busy machine the first search may take longer than the shop waits for it. */
async function readPage(request: APIRequestContext, path: string): Promise<string> {
  let html = ''
  await expect(async () => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    html = await answer.text()
  }).toPass({ timeout: 20_000 })
  return html
}

const parent = (address: string) => address.slice(0, address.lastIndexOf('/'))
