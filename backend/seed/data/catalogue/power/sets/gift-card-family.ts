import type { SeedProduct } from '../../../records'
import type { Texts } from '../../../../../texts'
import type { SeedFamily } from '../../family'
import { makeProduct } from '../../make-product'
import { paragraphs, slugs, texts } from '../../naming'
import { shelf } from '../kind'

/** Face values in SEK, NOK and DKK. In euros they are a tenth (`giftCardAmount` of backend/pricing). */
const VALUES = [100, 200, 300, 500, 750, 1000, 2000] as const

/** The picture is the same for all currencies, so it shows no amount. The cards differ by the colours of card and ribbon. */
const COLOURS: Record<(typeof VALUES)[number], [string, string]> = {
  100: ['#16202a', '#ffbc20'],
  200: ['#0b5563', '#ffd98a'],
  300: ['#f4f5f6', '#b3261e'],
  500: ['#ffbc20', '#16202a'],
  750: ['#5b2333', '#f2b8a2'],
  1000: ['#1f5132', '#ffbc20'],
  2000: ['#3a444d', '#f6f8f9'],
}

/** The name of a card, with `mark` as the thousands separator, in Danish `danish`: `2 000 kr`, `2.000 kr.` */
const named = (value: number, mark: string, danish: string): Texts => {
  const crowns = (between: string) => String(value).replace(/\B(?=(\d{3})+$)/g, between)
  return texts(
    `Presentkort ${crowns(mark)} kr`,
    `Gavekort ${crowns(mark)} kr`,
    `Geschenkgutschein ${value / 10} €`,
    `Gavekort ${crowns(danish)} kr.`,
  )
}

const giftCard = (value: (typeof VALUES)[number]): SeedProduct =>
  makeProduct({
    sku: `GIFT-${value}`,
    type: 4,
    brand: 'kraftcell',
    categories: ['gift-cards'],
    name: named(value, ' ', '.'),
    slug: slugs(named(value, '', '')),
    description: paragraphs([
      texts(
        'Koden kommer med e-post direkt efter betalningen, eller den dag du väljer. Köps kortet tillsammans med varor kommer koden när varorna skickas. Gäller i två år på hela sortimentet och kan delas upp på flera köp.',
        'Koden kommer på e-post rett etter betalingen, eller den dagen du velger. Kjøpes kortet sammen med varer, kommer koden når varene sendes. Gjelder i tre år på hele sortimentet og kan deles på flere kjøp.',
        'Der Code kommt gleich nach der Zahlung oder am gewählten Tag per E-Mail. Zusammen mit Artikeln bestellt, kommt er, wenn diese verschickt werden. Gültig drei Jahre ab Jahresende für das ganze Sortiment, auch in Teilbeträgen.',
        'Koden kommer på e-mail lige efter betalingen, eller den dag du vælger. Købes kortet sammen med varer, kommer koden, når varerne sendes. Gælder i tre år til hele sortimentet og kan deles over flere køb.',
      ),
    ]),
    attributes: {},
    drawing: {
      shape: 'gift-card',
      width: 86,
      height: 54,
      depth: 1,
      colours: COLOURS[value],
      label: '',
      count: 1,
    },
    price: value,
    stock: 9999,
    expectedInDays: null,
    backOrder: false,
    notifyable: false,
    campaign: null,
    decoration: null,
    weightGrams: 1,
    // Listings show the cards by their amounts.
    popularity: 0.5 - VALUES.indexOf(value) / 100,
  })

/** Gift cards (product type 4): the price is the face value, in the currency of the store. */
export const giftCardFamily: SeedFamily = {
  categories: [
    shelf(
      'gift-cards',
      'category-gift-card',
      texts('Presentkort', 'Gavekort', 'Geschenkgutscheine', 'Gavekort'),
      texts(
        'En present som alltid passar.',
        'En gave som alltid passer.',
        'Ein Geschenk, das immer passt.',
        'En gave, der altid passer.',
      ),
    ),
  ],
  devices: [],
  products: VALUES.map(giftCard),
}
