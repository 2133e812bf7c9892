import { contentHref, href } from '../routing/href'
import { resourceHref } from '../routing/resources'
import type { Endpoint } from '../server/endpoint.server'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../store/languages'
import { storeOf } from '../store/stores'

/** GET /llms.txt: what a language model should know of the shop, in the form of llmstxt.org. */
export const llms: Endpoint = ({ services: { publicOrigin } }) => {
  const text = [
    `# ${storeOf(DEFAULT_LANGUAGE).brand}`,
    '',
    '> An online shop for batteries and spare parts, for consumers in Sweden, Norway, Germany and Denmark. Each country has a storefront of its',
    '> own, with its language, currency, prices and terms. Prices include VAT.',
    '',
    `Every page is complete without scripts. Product pages carry price, availability, freight and returns as schema.org data. All pages: ${publicOrigin}${resourceHref('sitemapIndex', DEFAULT_LANGUAGE)}`,
    ...LANGUAGES.flatMap((language) => storefront(language, publicOrigin)),
    '',
  ].join('\n')
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

function storefront(language: Language, origin: string): string[] {
  const { brand, country, currency, iso, paths } = storeOf(language)
  const link = (name: string, path: string, note: string) => `- [${name}](${origin}${path}): ${note}`
  return [
    '',
    `## ${brand}, ${country} (${iso}, ${currency})`,
    '',
    link('Home', href('home', language), 'categories and campaigns'),
    link('Device finder', href('finder', language), 'the batteries that fit a device'),
    link('Search', `${href('search', language)}?query=CR2032`, 'the search text stands in `query`'),
    link('Delivery', contentHref(language, paths.shippingInfo), 'carriers, prices and times'),
    link('Returns', contentHref(language, paths.returns), 'right of withdrawal and complaints'),
    link('Terms', contentHref(language, paths.terms), 'terms of sale'),
    link('Contact', contentHref(language, paths.contact), 'customer service'),
    link('Product feed', resourceHref('productFeed', language), 'all products with price and stock, as XML'),
  ]
}
