import type {
  CompoundPriceSpecification,
  Offer,
  OfferShippingDetails,
  QuantitativeValue,
  ShippingDeliveryTime,
  UnitPriceSpecification,
} from 'schema-dts'
import type { Freight } from '../commerce/contract/freight'
import type { Product } from '../commerce/contract/product'
import type { UnitPrice } from '../pricing/tiers'
import type { UnitContent } from '../pricing/unit-content'
import { href } from '../routing/href'
import { returnPolicy } from '../routing/return-policy'
import type { DeliveryPromise } from '../stock/delivery'
import { round } from '../store/money'
import type { Store } from '../store/store'
import type { ProductPageData } from './product-page'

const AVAILABILITY = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  presale: 'OutOfStock',
  'out-of-stock': 'OutOfStock',
  discontinued: 'Discontinued',
} as const satisfies Record<ProductPageData['stock']['kind'], string>

/**
 * Goods that can be ordered before a known day are on back order (decision 108). A back order without a day is shown as out of
 * stock (spec section 4), and merchants' feeds say so too, whose vocabulary has no back order without a day
 * (app/crawlers/feed-item.ts). Search engines refuse a product whose page and feed differ.
 */
const ORDERABLE = { ...AVAILABILITY, presale: 'BackOrder', discontinued: 'LimitedAvailability' } as const

/**
 * The offer of a product as structured data (schema.org Offer); nothing without a price. What is sold no more
 * is offered without one, as on its page.
 */
export function offerOf(product: OfferedProduct, page: OfferPage) {
  const { slug, price, stock, orderable, soldNoMore } = product
  if (price === null) return {}
  const availability = orderable ? ORDERABLE[stock.kind] : AVAILABILITY[stock.kind]
  return {
    offers: {
      '@type': 'Offer',
      url: page.origin + href('product', page.store.language, { slug }),
      availability: `https://schema.org/${availability}` as const,
      itemCondition: 'https://schema.org/NewCondition',
      ...(soldNoMore ? {} : terms(price, product, page)),
    } satisfies Offer,
  }
}

/** Price, freight and right of return of an offer. */
function terms(
  { price, ordinary }: UnitPrice,
  { deposit, content, delivery }: OfferedProduct,
  { read, origin, store, depositName }: OfferPage,
) {
  const { freight } = read
  const part = { ...unitPart(store), price: amountOf(price, store), ...referenceOf(content) }
  const specifications = [
    ...(deposit > 0 ? [withDeposit(part, { name: depositName, amount: deposit }, store)] : []),
    ...(deposit === 0 && 'referenceQuantity' in part ? [part] : []),
    ...(ordinary === null ? [] : [crossedOut(ordinary, store)]),
  ]
  return {
    price: amountOf(price, store),
    priceCurrency: store.currency,
    ...(specifications.length === 0
      ? {}
      : { priceSpecification: specifications.length === 1 ? specifications[0] : specifications }),
    ...(read.price_until === null ? {} : { priceValidUntil: read.price_until.slice(0, 10) }),
    ...(freight === null ? {} : { shippingDetails: shipping(price, freight, delivery, store) }),
    // The right of withdrawal does not depend on shipping; gift cards are given back to customer service.
    ...(freight === null ? {} : { hasMerchantReturnPolicy: returnPolicy(store.language, origin) }),
  }
}

/**
 * The parts that are charged for one piece: `price` alone is that of the offer, which a deposit may
 * not be part of (in Germany § 7 PAngV).
 */
const withDeposit = <Part extends UnitPriceSpecification>(part: Part, deposit: { name: string; amount: number }, store: Store) =>
  ({
    '@type': 'CompoundPriceSpecification',
    priceComponent: [part, { ...unitPart(store), name: deposit.name, price: round(deposit.amount, 2).toFixed(2) }],
  }) satisfies CompoundPriceSpecification

/** The price that the page shows crossed out beside a reduced one. */
const crossedOut = (ordinary: number, store: Store) =>
  ({
    ...unitPart(store),
    priceType: 'https://schema.org/StrikethroughPrice',
    price: amountOf(ordinary, store),
  }) satisfies UnitPriceSpecification

const unitPart = ({ currency }: Store) =>
  ({
    '@type': 'UnitPriceSpecification',
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
  }) satisfies UnitPriceSpecification

/** UN/CEFACT codes of the units. */
const UNIT_CODES = { m: 'MTR', l: 'LTR', kg: 'KGM' }

/**
 * The content of goods sold by length, volume or weight, and the unit to compare their prices by. Packs have none:
 * the law asks for no price of one piece.
 */
function referenceOf(content: UnitContent | null) {
  if (!content?.unit) return {}
  const quantity = { '@type': 'QuantitativeValue', unitCode: UNIT_CODES[content.unit] } satisfies QuantitativeValue
  return { referenceQuantity: { ...quantity, value: content.amount, valueReference: { ...quantity, value: 1 } } }
}

function shipping(price: number, { price_from, free_from, days }: Freight, delivery: DeliveryPromise | null, store: Store) {
  const { countryCode, currency } = store
  const isFree = free_from !== null && price >= free_from
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: amountOf(isFree ? 0 : price_from, store), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
    ...(days && delivery?.kind === 'same-day' ? { deliveryTime: deliveryTime(days) } : {}),
  } satisfies OfferShippingDetails
}

/**
 * The working days to the dispatch and from there to the arrival, of what the page promises to send at once: before the cutoff on
 * the same day, after it on the next. What has to come in first has no known number of days.
 */
const deliveryTime = ({ from, to }: NonNullable<Freight['days']>) =>
  ({
    '@type': 'ShippingDeliveryTime',
    handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
    transitTime: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
  }) satisfies ShippingDeliveryTime

/**
 * A price or freight, rounded as the page rounds it and written as in merchants' feeds,
 * `2.90`; a deposit always has its decimals.
 */
const amountOf = (amount: number, { currencyDigits }: Store) => round(amount, currencyDigits).toFixed(currencyDigits)

export type OfferedProduct = Pick<
  ProductPageData,
  'slug' | 'price' | 'deposit' | 'content' | 'delivery' | 'stock' | 'orderable' | 'soldNoMore'
>
/** `origin` is that of the absolute addresses, `depositName` that of a statutory deposit. */
export type OfferPage = { read: Pick<Product, 'freight' | 'price_until'>; origin: string; store: Store; depositName: string }
