import { z } from 'zod'
import { allElements, type Element, textOf } from '../plain/html-tree'
import { rawText } from './raw-text'

/** The offer of a product page: what its structured data says. Amounts are numbers; null for a page that shows no price. */
export type PageOffer = { price: number | null; availability: string }

/** The stock that a page shows (the class of its stock line) for each availability that its structured data may have. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  InStock: ['in-stock'],
  LimitedAvailability: ['few-left', 'discontinued'],
  BackOrder: ['presale'],
  OutOfStock: ['out-of-stock', 'presale'],
  Discontinued: ['discontinued'],
}

/** The offer of a product page, and how its structured data differs from what the page shows. Null for any other page. */
export function pageOffer(all: readonly Element[]): { offer: PageOffer | null; faults: string[] } {
  const box = all.find(({ attribs }) => hasClass(attribs.class, 'buy-box'))
  const data = all.filter(({ attribs }) => attribs.type === 'application/ld+json').map(rawText)
  const offers = data.flatMap((text) => offerIn(text) ?? [])
  const [offer] = offers
  if (box === undefined || offer === undefined)
    return { offer: null, faults: box === undefined ? [] : ['a product without an offer'] }
  const within = allElements(box)
  // The card of a successor, deeper down, has a price of its own.
  const own = within.find(({ parent, attribs }) => parent === box && hasClass(attribs.class, 'tabular-nums'))
  const row = own && allElements(own).find(({ attribs }) => hasClass(attribs.class, 'price-row'))
  const amount = row && allElements(row).find(({ name }) => name === 'span')
  const shown = amount === undefined ? null : amountIn(textOf(amount))
  const stock = within.find(({ attribs }) => hasClass(attribs.class, 'stock'))?.attribs.class?.replace('stock stock-', '') ?? ''
  const isShown = SHOWN[offer.availability]?.includes(stock) === true
  return {
    offer,
    faults: [
      ...(shown === offer.price ? [] : [`shows the price ${shown}, and ${offer.price} in its structured data`]),
      ...(isShown ? [] : [`shows the stock ${stock}, and ${offer.availability} in its structured data`]),
    ],
  }
}

const hasClass = (names: string | undefined, name: string): boolean => names?.split(' ').includes(name) === true

/**
 * The number in a formatted price: a comma is the decimal sign in all four languages, and thousands have a space or a full stop.
 */
const amountIn = (text: string): number => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))

const ProductData = z.object({
  '@type': z.literal('Product'),
  offers: z.object({ price: z.string().transform(Number).optional(), availability: z.string() }),
})

function offerIn(text: string): PageOffer | null {
  const { data } = ProductData.safeParse(JSON.parse(text))
  if (data === undefined) return null
  const { price = null, availability } = data.offers
  return { price, availability: availability.replace('https://schema.org/', '') }
}
