import type { CrawledPage } from './crawled-page'

/** An item of a product feed: the paths of its page and picture, its price, and its availability in the merchant vocabulary. */
export type FeedItem = { path: string; picture: string; price: number; availability: string }

/** The availability in schema.org that each one of the merchant vocabulary may stand beside. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  in_stock: ['InStock', 'LimitedAvailability'],
  out_of_stock: ['OutOfStock'],
  backorder: ['BackOrder'],
}

/** Fields that every item must have. */
const REQUIRED = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition', 'shipping']

/** Reads the items of a feed, with the fields that are missing. */
export function readFeed(xml: string): { items: FeedItem[]; faults: string[] } {
  const found = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    // The fields of `shipping` have the names of those of the item.
    const own = item.replace(/<g:shipping>.*?<\/g:shipping>/gs, '')
    const field = (name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(own)?.[1]
    const address = (name: string) => new URL(field(name)?.replaceAll('&amp;', '&') ?? '', 'http://x')
    const path = address('link').pathname
    const picture = address('image_link')
    const hasIdentity = item.includes('<g:gtin>') || (item.includes('<g:mpn>') && item.includes('<g:brand>'))
    return {
      item: {
        path,
        picture: picture.pathname + picture.search,
        price: Number.parseFloat(field('sale_price') ?? field('price') ?? ''),
        availability: field('availability') ?? '',
      },
      faults: [
        ...REQUIRED.filter((name) => !item.includes(`<g:${name}>`)).map((name) => `${path}: no ${name} in the feed`),
        ...(hasIdentity || item.includes('<g:identifier_exists>no<')
          ? []
          : [`${path}: neither gtin nor brand and mpn in the feed`]),
      ],
    }
  })
  return { items: found.map(({ item }) => item), faults: found.flatMap(({ faults }) => faults) }
}

/** Items of a feed that differ from their pages: search engines refuse such products. Pages that were not walked are left out. */
export function feedFaults(items: readonly FeedItem[], pages: ReadonlyMap<string, CrawledPage>): string[] {
  return items.flatMap(({ path, price, availability }) => {
    const page = pages.get(path)
    if (page === undefined) return []
    if (page.status !== 200 || page.offer === null) return [`${path}: in the feed, but ${page.status} and without an offer`]
    const { offer } = page
    return [
      ...(offer.price === price ? [] : [`${path}: the price ${price} in the feed, ${offer.price} on the page`]),
      ...(SAME[availability]?.includes(offer.availability)
        ? []
        : [`${path}: ${availability} in the feed, ${offer.availability} on the page`]),
    ]
  })
}
