import { expect, it } from 'vitest'
import { crawledPage } from './crawled-page'
import { feedFaults, readFeed } from './feed-faults'

const ORIGIN = 'https://shop.example'
const PATH = '/de/artiklar/akku.html'

const page = (price: string, stock = 'in-stock', availability = 'InStock') => {
  const data = { '@type': 'Product', offers: { price: '1299.5', availability: `https://schema.org/${availability}` } }
  return crawledPage(
    PATH,
    `<section class="buy-box grid"><div class="tabular-nums"><p class="price-row"><span>${price}</span><span>-20 %</span></p></div><p class="stock stock-${stock}">x</p></section>
      <script type="application/ld+json">${JSON.stringify(data)}</script>`,
    ORIGIN,
  )
}
const ofOffer = (faults: readonly string[]) => faults.filter((fault) => fault.startsWith('shows'))

it('a product page must show the price and the stock of its structured data', () => {
  expect(ofOffer(page('1.299,50\u00a0€').faults)).toEqual([])
  expect(ofOffer(page('1 299,50 kr').faults)).toEqual([])
  expect(ofOffer(page('1.299,00 €', 'out-of-stock').faults)).toEqual([
    'shows the price 1299, and 1299.5 in its structured data',
    'shows the stock out-of-stock, and InStock in its structured data',
  ])
})

it('the price of a successor is not that of the product', () => {
  const data = { '@type': 'Product', offers: { availability: 'https://schema.org/Discontinued' } }
  const { offer, faults } = crawledPage(
    PATH,
    `<section class="buy-box"><p class="stock stock-discontinued">x</p><div><div class="tabular-nums"><p class="price-row"><span>9 kr</span></p></div></div></section>
      <script type="application/ld+json">${JSON.stringify(data)}</script>`,
    ORIGIN,
  )
  expect([offer, ofOffer(faults)]).toEqual([{ price: null, availability: 'Discontinued' }, []])
})

const item = (price: string, availability = 'in_stock', more = '<g:gtin>1</g:gtin>') =>
  `<item><g:id>1</g:id><g:title>a</g:title><g:description>a</g:description><g:link>${ORIGIN}${PATH}</g:link><g:image_link>a</g:image_link>` +
  `<g:availability>${availability}</g:availability>${price}${more}<g:condition>new</g:condition>` +
  '<g:shipping><g:country>DE</g:country><g:price>3.90 EUR</g:price></g:shipping></item>'
const faultsOf = (xml: string, of = page('1.299,50 €')) => feedFaults(readFeed(xml).items, new Map([[PATH, of]]))

it('the feed must have the price and availability of the page', () => {
  expect(faultsOf(item('<g:price>1299.50 EUR</g:price>'))).toEqual([])
  expect(faultsOf(item('<g:price>1399.00 EUR</g:price><g:sale_price>1299.50 EUR</g:sale_price>'))).toEqual([])
  expect(faultsOf(item('<g:price>1399.00 EUR</g:price>', 'backorder'))).toEqual([
    `${PATH}: the price 1399 in the feed, 1299.5 on the page`,
    `${PATH}: backorder in the feed, InStock on the page`,
  ])
  expect(faultsOf(item('<g:price>1 EUR</g:price>'), { ...page('1'), status: 410, offer: null })).toEqual([
    `${PATH}: in the feed, but 410 and without an offer`,
  ])
})

it('an item must have every required field, and an identity', () => {
  expect(readFeed(item('<g:price>1 EUR</g:price>')).faults).toEqual([])
  expect(readFeed(item('', 'in_stock', '<g:mpn>1</g:mpn>').replace('<g:image_link>a</g:image_link>', '')).faults).toEqual([
    `${PATH}: no image_link in the feed`,
    `${PATH}: neither gtin nor brand and mpn in the feed`,
  ])
})
