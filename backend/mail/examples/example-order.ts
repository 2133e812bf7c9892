import type { Order, OrderLine } from '../../../app/commerce/contract/order'
import type { Language } from '../../../app/commerce/contract/languages'
import { lineTotal } from '../../stores/money'
import { orderTotals } from '../../orders/totals'
import { storeOf } from '../../stores/stores'
import type { SubscriptionDelivery } from '../../subscriptions/next-delivery'
import type { AboutOrder } from '../order/about-order'
import { shopLinks } from '../../stores/shop-links'

/** As long as a real order token. */
const EXAMPLE_TOKEN = 'e'.repeat(190)

type Line = { name: string; price: number; quantity: number; off?: number; interval?: string }
type Example = Pick<Order, 'payment' | 'shipping'> & {
  lines: readonly Line[]
  address: NonNullable<Order['customer']['address']>
}

/** The line of EXAMPLES that is a subscription. */
export const SUBSCRIPTION_POSITION = 2

/**
 * An invented order in a language: a discount code, a subscription, a delivery with costs, paid by card. `change`
 * replaces parts of it; the totals follow.
 */
export function exampleOrder(language: Language, change: Partial<Order> = {}): AboutOrder {
  const store = storeOf(language)
  const { lines, address, payment } = EXAMPLES[language]
  const shipping = change.shipping === null ? null : EXAMPLES[language].shipping
  const items =
    change.items ??
    lines.map(({ off = 0, ...line }, position) => {
      const gross = lineTotal(line.price, line.quantity, store)
      return cartItem(language, { ...line, price: (gross - off) / line.quantity }, off, position)
    })
  const order: Order = {
    id: '6f1d3c9e-5a27-4b0e-9d43-1c8f20b7a511',
    checkout_order_id: '0c5be5a3-93a2-45e7-8a7c-3a8b4f1f6a02',
    number: `${store.countryCode}100042`,
    // At night, so that the day depends on the time zone.
    placed_at: '2026-11-21T23:40:00.000Z',
    status: 'confirmed',
    cancel_reason: null,
    currency: store.currency,
    items,
    ...orderTotals(items, (shipping?.price ?? 0) + payment.fee, store),
    shipping,
    payment,
    payment_due: null,
    invoice: null,
    message: '',
    gift_cards: [],
    gift_card_total: 0,
    withdrawn_total: 0,
    customer: {
      email: 'kund@example.com',
      mobile: '0701234567',
      address,
      billing: null,
      company: null,
      gift: null,
      first_name: address.first_name,
      last_name: address.last_name,
    },
  }
  return { order: { ...order, ...change }, store, links: shopLinks('https://shop.example', language, EXAMPLE_TOKEN) }
}

/** The next deliveries of an example order's subscriptions, in three months; nothing before it is confirmed. */
export function exampleNext({ order: { status, items, shipping } }: AboutOrder): SubscriptionDelivery[] {
  const subscribed = status === 'pending' ? [] : items.filter(({ subscription_interval }) => subscription_interval !== null)
  const freight = shipping?.price ?? 0
  return subscribed.map(({ name, price, quantity }) => ({ name, day: NEXT_DAY, price: price * quantity + freight, deposit: 0 }))
}

/** Three months after the example order: the day of its subscription's next delivery. */
export const NEXT_DAY = '2027-02-22'

function cartItem(language: Language, line: Omit<Line, 'off'>, off: number, position: number): OrderLine {
  const { name, price, quantity, interval } = line
  return {
    name,
    price,
    quantity,
    withdrawn: 0,
    uuid: `6f1d3c9e-5a27-4b0e-9d43-00000000000${position}`,
    type: 1,
    thumb: null,
    slug: 'vara',
    product_id: position + 1,
    sku: `KC-${1000 + position}`,
    ordinary_price: price,
    pricing: [],
    vat: storeOf(language).vat,
    deposit: 0,
    reductions: off === 0 ? [] : [{ code: 'HOST26', amount: off }],
    subscription_interval: interval === undefined ? null : { id: 3, name: interval, days: 91 },
    categories: [],
    group_id: null,
    discount_category: null,
    stock_status: 'in-stock',
    estimated_at: null,
    cross_selling_product_id: null,
    upselling_bundle_id: null,
    offer_item_id: null,
    added_by_coupon: null,
    accessory_id: null,
    related_id: null,
    recommended_id: null,
    campaign: null,
    cart_notice: null,
    adjusted_quantity: false,
    sold_out: false,
  }
}

const ARRIVES = { from: '2026-11-24', to: '2026-11-26' }

const EXAMPLES: Record<Language, Example> = {
  sv: {
    lines: [
      { name: 'Batteri till Lenovo ThinkPad T480, 61++ (10,8 V, 6 600 mAh)', price: 899, quantity: 1, off: 100 },
      { name: 'Voltra AA alkaliskt batteri, 24-pack', price: 129, quantity: 2, off: 26 },
      { name: 'Voltra CR2032, 10-pack', price: 79, quantity: 1, interval: 'Var tredje månad' },
    ],
    address: address('Åsa', 'Öberg', 'Storgatan 14 B', '114 55', 'Stockholm', 'SE'),
    shipping: {
      id: 'postnord-service-point',
      carrier: 'PostNord',
      name: 'Till ombud',
      price: 49,
      arrives: ARRIVES,
      description: 'Du hämtar paketet hos ett ombud nära dig och får ett meddelande när det har kommit.',
      service_point: { id: '1', name: 'ICA Nära Karlavägen', street: 'Karlavägen 100', postal_code: '115 26', city: 'Stockholm' },
      post_number: null,
    },
    payment: { id: 'stripe', name: 'Kort', description: '', fee: 0 },
  },
  no: {
    lines: [
      { name: 'Batteri til Lenovo ThinkPad T480, 61++ (10,8 V, 6 600 mAh)', price: 999, quantity: 1, off: 100 },
      { name: 'Voltra AA alkalisk batteri, 24-pakning', price: 149, quantity: 2, off: 30 },
      { name: 'Voltra CR2032, 10-pakning', price: 89, quantity: 1, interval: 'Hver tredje måned' },
    ],
    address: address('Bjørn', 'Sæther', 'Storgata 14 B', '0155', 'Oslo', 'NO'),
    shipping: {
      id: 'bring-service-point',
      carrier: 'Bring',
      name: 'Til hentested',
      price: 59,
      arrives: ARRIVES,
      description: 'Du henter pakken på et hentested i nærheten og får beskjed når den har kommet.',
      service_point: { id: '1', name: 'Kiwi Grünerløkka', street: 'Markveien 20', postal_code: '0554', city: 'Oslo' },
      post_number: null,
    },
    payment: { id: 'stripe', name: 'Kort', description: '', fee: 0 },
  },
  de: {
    lines: [
      { name: 'Akku für Lenovo ThinkPad T480, 61++ (10,8 V, 6.600 mAh)', price: 89.9, quantity: 1, off: 10 },
      { name: 'Voltra AA Alkaline-Batterien, 24er-Pack', price: 12.95, quantity: 2, off: 2.59 },
      { name: 'Voltra CR2032, 10er-Pack', price: 7.9, quantity: 1, interval: 'Alle 3 Monate' },
    ],
    address: address('Jürgen', 'Weiß', 'Große Straße 14 b', '10115', 'Berlin', 'DE'),
    shipping: {
      id: 'dhl-home',
      carrier: 'DHL',
      name: 'Nach Hause',
      price: 4.9,
      arrives: ARRIVES,
      service_point: null,
      post_number: null,
      description: 'Das Paket wird tagsüber an Ihre Haustür geliefert.',
    },
    payment: { id: 'stripe', name: 'Kredit- oder Debitkarte', description: '', fee: 0 },
  },
  da: {
    lines: [
      { name: 'Batteri til Lenovo ThinkPad T480, 61++ (10,8 V, 6.600 mAh)', price: 699, quantity: 1, off: 80 },
      { name: 'Voltra AA alkalisk batteri, 24-pak', price: 99, quantity: 2, off: 20 },
      { name: 'Voltra CR2032, 10-pak', price: 59, quantity: 1, interval: 'Hver tredje måned' },
    ],
    address: address('Søren', 'Kjær', 'Storegade 14, 2. tv.', '1256', 'København K', 'DK'),
    shipping: {
      id: 'gls-service-point',
      carrier: 'GLS',
      name: 'Til pakkeshop',
      price: 39,
      arrives: ARRIVES,
      description: 'Du henter pakken i en pakkeshop tæt på dig og får besked, når den er kommet.',
      service_point: { id: '1', name: 'Netto Amagerbro', street: 'Amagerbrogade 60', postal_code: '2300', city: 'København S' },
      post_number: null,
    },
    payment: { id: 'stripe', name: 'Kort', description: '', fee: 0 },
  },
}

function address(first_name: string, last_name: string, street: string, postal_code: string, city: string, country_code: string) {
  return { first_name, last_name, street, street2: '', postal_code, city, country_code }
}
