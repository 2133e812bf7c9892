import type { FeedProduct } from '../commerce/contract/product-feed'
import { plainText } from '../content/plain-text'
import { unitPrice } from '../pricing/tiers'
import { unitContent } from '../pricing/unit-content'
import { absoluteAddress } from '../routing/absolute-address'
import { href } from '../routing/href'
import { gtin } from '../store/gtin'
import { variantProperties } from '../store/variant-properties'
import { formatMoney, round } from '../store/money'
import type { Store } from '../store/store'
import type { Translate } from '../store/translate'
import { xmlText } from './xml-text'

/** Limits of the merchant vocabulary, in characters. */
const MAX = { title: 150, description: 5000 }

/**
 * A product as an item of a merchant feed; empty without a price. The vocabulary has no field for a statutory deposit, which may
 * not be part of the price (in Germany § 7 PAngV), so the description begins with it.
 */
export function feedItem(product: FeedProduct, { store, origin, t, now }: FeedContext): string {
  const price = unitPrice(product.prices, 1)
  if (price === null) return ''
  const money = (amount: number) => `${round(amount, store.currencyDigits).toFixed(store.currencyDigits)} ${store.currency}`
  const { freight } = product
  const content = unitContent(product)
  const unit = content?.unit ?? 'ct'
  const deposit = product.deposit ? `${t('deposit.plus', { amount: formatMoney(product.deposit, store) })}. ` : ''
  const ean = gtin(product.ean)
  const fields: Field[] = [
    ['g:id', product.sku],
    ['g:title', product.name.slice(0, MAX.title)],
    ['g:description', (deposit + (plainText(product.description) || product.name)).slice(0, MAX.description)],
    ['g:link', origin + href('product', store.language, { slug: product.slug })],
    ['g:image_link', product.thumb && absoluteAddress(origin, product.thumb.url)],
    ...availability(product),
    ['g:price', money(price.ordinary ?? price.price)],
    ...(price.ordinary === null ? [] : salePrice(money(price.price), product.price_until, now)),
    ['g:brand', product.brand],
    ['g:gtin', ean],
    ['g:mpn', product.mpn || null],
    ['g:identifier_exists', ean === null && product.mpn === '' ? 'no' : null],
    ['g:condition', 'new'],
    ['g:is_bundle', product.is_set ? 'yes' : null],
    ...groupFields(product),
    ['g:unit_pricing_measure', content && `${content.amount} ${unit}`],
    ['g:unit_pricing_base_measure', content && `1 ${unit}`],
    ['g:product_type', product.category.join(' > ') || null],
  ]
  const shipping =
    freight === null
      ? ''
      : `<g:shipping><g:country>${store.countryCode}</g:country><g:price>${money(
          freight.free_from !== null && price.price >= freight.free_from ? 0 : freight.price_from,
        )}</g:price></g:shipping>`
  const known = fields.map(([name, value]) => (value === null ? '' : `<${name}>${xmlText(value)}</${name}>`))
  return `<item>${known.join('')}${shipping}</item>\n`
}

type FeedContext = { store: Store; origin: string; t: Translate; now: Date }
type Field = [name: string, value: string | null]

/** A reduced price, and its period where the end is known: from now on, as the feed has only prices that are valid already. */
function salePrice(price: string, until: string | null, now: Date): Field[] {
  const minute = (moment: string) => `${moment.slice(0, 16)}Z`
  const period = until && `${minute(now.toISOString())}/${minute(until)}`
  return [
    ['g:sale_price', price],
    ['g:sale_price_effective_date', period],
  ]
}

/** A group holds what differs in fields of the vocabulary alone; without them its items would be duplicates there. */
function groupFields({ group_id, variation_values }: FeedProduct): Field[] {
  const properties = Object.entries(variantProperties(variation_values))
  const isTold = properties.length > 0 && properties.length === Object.keys(variation_values).length
  if (group_id === null || !isTold) return []
  return [['g:item_group_id', String(group_id)], ...properties.map(([name, value]): Field => [`g:${name}`, value])]
}

/**
 * As on the product page, and in its structured data: what can be ordered before a known day is on back order (decision 108), and
 * the last pieces of a discontinued product are in stock. The vocabulary has no back order without a day: until that is known,
 * such a product is out of stock there.
 */
function availability({ orderable, stock_status, estimated_at }: FeedProduct): Field[] {
  if (orderable && estimated_at !== null)
    return [
      ['g:availability', 'backorder'],
      ['g:availability_date', `${estimated_at}T00:00Z`],
    ]
  const isOut = !orderable || stock_status === 'back-order' || stock_status === 'out-of-stock'
  return [['g:availability', isOut ? 'out_of_stock' : 'in_stock']]
}
