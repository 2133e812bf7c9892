import { expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import type { TestShop } from '../support/shop/open-shop'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { Shopping } from '../support/shop/shopping'

let shop: TestShop
shopForTheFile((opened) => (shop = opened))

const PLACEHOLDER = '/icons.svg#category-battery'
const EMPTY: Readonly<Record<string, unknown>> = { thumb: null, images: [] }

it.each(LANGUAGES)('thumb: null gives the placeholder everywhere, in %s', async (language) => {
  shop.respond = async (_, send) => {
    const answer = await send()
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const text = await answer.text()
    const body = text && JSON.stringify(JSON.parse(text, (key, value: unknown) => (key in EMPTY ? EMPTY[key] : value)))
    return new Response(body, answer)
  }
  const shopping = new Shopping(shop.visitor(), shop.backend, language)
  await shopping.add('BL1850B')
  const slug = `verktygsbatteri-bl1850b${language === 'de' ? '-de' : ''}`
  const parts = {
    card: [`${href('search', language)}?query=BL1850B`, /<article.*?<\/article>/s],
    gallery: [href('product', language, { slug }), /<h1.*?<\/main>/s],
    drawer: [`${href('home', language)}?cart`, /<dialog[^>]* open.*?<\/dialog>/s],
    upselling: [`${href('home', language)}?upsell=${shop.backend.idOf('BL1850B')}`, /<dialog[^>]* open.*?<\/dialog>/s],
    cart: [href('cart', language), /<main.*?<\/main>/s],
    checkout: [href('checkout', language), /<main.*?<\/main>/s],
  } as const
  for (const [name, [path, part]] of Object.entries(parts)) {
    const [html = ''] = part.exec((await shopping.visitor.get(path)).body) ?? []
    expect([name, html.includes(PLACEHOLDER), html.includes('/pictures/products/')]).toEqual([name, true, false])
  }
})
