import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUANTITY } from '../app/cart/rules/quantity'
import { LANGUAGES } from '../app/commerce/contract/languages'
import type { PriceTier } from '../app/commerce/contract/price'
import { PAYMENT_PROVIDERS } from '../app/commerce/contract/payment-providers'
import { TIME_ZONE } from '../app/commerce/contract/time-zone'
import { lineTotal } from '../app/pricing/line-total'
import { reducedPrice } from '../app/pricing/reduced-price'
import { unitPrice } from '../app/pricing/tiers'
import { vatIn } from '../app/pricing/vat'
import { href } from '../app/routing/href'
import { fullPattern, PAGE_NAMES } from '../app/routing/patterns'
import { RESOURCE_NAMES, resourceHref } from '../app/routing/resources'
import { isEan13 } from '../app/store/gtin'
import { formatMoney, round } from '../app/store/money'
import { storeOf } from '../app/store/stores'
import { limitToStock } from '../backend/carts/limit-to-stock'
import { CARRIER_NAMES } from '../backend/interfaces/carrier'
import { deliveryMethods } from '../backend/shipping/delivery-methods'
import { paymentMethods } from '../backend/quotes/payment-methods'
import { connectProviders } from '../backend/payments/providers'
import { company } from '../backend/stores/company'
import { FIXED_SEGMENTS, isFixedPath } from '../backend/content/fixed-paths'
import * as backendEan from '../backend/seed/data/catalogue/ean'
import { pagePaths } from '../backend/seed/data/content/page-paths'
import { applyCoupons } from '../backend/coupons/apply-coupons'
import { orderTotals } from '../backend/orders/totals'
import * as backendTiers from '../backend/pricing/tiers'
import { WITHDRAW_LABELS } from '../backend/mail/legal/legal-blocks'
import { shopLinks } from '../backend/stores/shop-links'
import { MINIMUM_ORDERS } from '../backend/seed/data/content/shipping-facts'
import { localMoment } from '../backend/stores/local-day'
import * as backendFormats from '../backend/stores/format-money'
import * as backendMoney from '../backend/stores/money'
import * as backendStores from '../backend/stores/stores'
import { translator } from './support/shop/translator'

/** Storefronts and backend do not import each other. What both of them know is held equal here. */

/** An amount with up to six decimals, as unit prices may have after a shared discount. */
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 2_000_000_000 }).map((millionths) => millionths / 1e6),
)
const quantities = fc.integer({ min: QUANTITY.min, max: QUANTITY.max })
const percentages = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

it('no content page can be published where the storefront has a page or a file of its own', () => {
  const paths = LANGUAGES.flatMap((language) => [
    ...PAGE_NAMES.map((page) => fullPattern(page, language)),
    ...RESOURCE_NAMES.map((resource) => resourceHref(resource, language)).flatMap((path) =>
      path.startsWith(`/${language}/`) ? [path.slice(`/${language}/`.length)] : [],
    ),
  ])
  const segments = paths.map((path) => path.split('/')[0] ?? '').filter((first) => first !== '' && !first.includes('*'))
  expect(FIXED_SEGMENTS).toEqual(new Set([...segments, 'rabatt']))
  expect(paths.filter((path) => path.startsWith('sitemap-')).every(isFixedPath)).toBe(true)
  expect(Object.values(pagePaths).flatMap((texts) => Object.values(texts).filter(isFixedPath))).toEqual([])
})

it('phone numbers are shown for sv and no only (spec section 1)', () => {
  expect(LANGUAGES.filter((language) => storeOf(language).phone !== null)).toEqual(['sv', 'no'])
})

it('the shipping page states the minimum order value at which the storefront opens its checkout', () => {
  expect(MINIMUM_ORDERS).toEqual(Object.fromEntries(LANGUAGES.map((language) => [language, storeOf(language).minimumOrder])))
})

it('the clock of the warehouse is that of every store', () => {
  const moments = ['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25'].flatMap((day) => [
    [day, 2] as const,
    [day, 12] as const,
  ])
  for (const { timeZone } of backendStores.STORES) {
    expect(moments.map(([day, hour]) => localMoment(day, hour, timeZone))).toEqual(
      moments.map(([day, hour]) => localMoment(day, hour, TIME_ZONE)),
    )
  }
})

it('both know an EAN-13 by the same check digit', () => {
  const digits = fc.tuple(fc.bigInt({ min: 0n, max: 999_999_999_999n }), fc.integer({ min: 0, max: 9 }))
  fc.assert(
    fc.property(digits, ([twelve, last]) => {
      const ean = `${String(twelve).padStart(12, '0')}${last}`
      expect(isEan13(ean)).toBe(backendEan.isEan13(ean))
    }),
  )
})

it('both sell in the same stores', () => {
  expect(backendStores.STORES.map(({ language }) => language)).toEqual(LANGUAGES)
})

describe.each(LANGUAGES)('%s', (language) => {
  const shop = storeOf(language)
  const backend = backendStores.storeOf(language)
  const digits = shop.currencyDigits

  it('has the same id, country, currency, digits, VAT and number format', () => {
    const { storeId, iso, countryCode, currency, currencyDigits, standardVat } = shop
    const { timeZone: _, ...row } = backend
    expect(row).toEqual({
      id: storeId,
      language,
      iso,
      countryCode,
      currency,
      digits: currencyDigits,
      vat: standardVat,
    })
  })

  it('has the same brand, country name and phone number, where the storefront shows one', () => {
    const { brand, country, phone } = company[language]
    expect([brand, country]).toEqual([shop.brand, shop.country])
    if (shop.phone !== null) expect(phone).toBe(shop.phone)
  })

  it('has the pages that mails link to at the same addresses', () => {
    const links = shopLinks('https://shop.example', language, 'token')
    const paths = [
      links.order('x'),
      links.trackOrder('x'),
      links.returnOrder('x'),
      links.returnOrder('x', 'SE1-R1'),
      links.product('x'),
      links.endStockNotices('x'),
      links.endNewsletter('x'),
      links.endReviewInvitations('x'),
      links.confirmNewsletter('x'),
      links.previewPage('x'),
      links.confirmEmailChange('x'),
      links.stopEmailChange('x'),
      links.home(),
      links.withdraw('SE1'),
    ]
    expect(paths.map((url) => new URL(url).pathname)).toEqual([
      href('myOrder', language, { id: 'x' }),
      href('trackOrder', language, { id: 'x' }),
      href('myOrderReturn', language, { id: 'x' }),
      href('myOrderReturn', language, { id: 'x' }),
      href('product', language, { slug: 'x' }),
      href('unsubscribe', language),
      href('unsubscribe', language),
      href('unsubscribe', language),
      href('newsletter', language),
      href('pagePreview', language),
      href('emailChange', language),
      href('emailChange', language),
      href('home', language),
      href('withdrawal', language),
    ])
  })

  it('labels the withdrawal function alike on pages and in mails', () => {
    expect(WITHDRAW_LABELS[language]).toBe(translator(language)('withdrawal.title'))
  })

  it('formats amounts alike', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const rounded = round(amount, 2)
        expect(backendFormats.formatMoney(rounded, backend)).toBe(formatMoney(rounded, shop))
      }),
    )
  })

  it('shows the mark of every carrier that the checkout offers', () => {
    const marks = shop.icons.footer.shipping.map(({ name }) => name)
    expect(marks).toEqual(
      expect.arrayContaining(deliveryMethods(backend.countryCode).map(({ carrier }) => CARRIER_NAMES[carrier])),
    )
  })

  it('shows the mark of every way to pay that the checkout offers, and of no other', () => {
    const simulatorOrigin = 'http://127.0.0.1:1'
    const providers = connectProviders({ env: {}, simulatorOrigin, tokenOf: () => Promise.resolve(null), now: () => new Date(0) })
    const offered = paymentMethods(
      providers.of(backend).map(({ id }) => id),
      language,
      false,
    )
    const marksOf = (id: string) => Object.keys(PAYMENT_PROVIDERS.find((provider) => provider.id === id)?.marks ?? {})
    // A way without marks has its name instead, and Walley's for companies that of its other way.
    const named = (id: string, name: string) => (id.startsWith('walley') ? [] : [name])
    const expected = offered.flatMap(({ id, name }) => (marksOf(id).length > 0 ? marksOf(id) : named(id, name)))
    for (const marks of [shop.paymentMethods, shop.icons.cartSlide.payment, shop.icons.footer.payment]) {
      expect(marks.map(({ name }) => name)).toEqual(expected)
    }
  })

  it('rounds every line alike', () => {
    fc.assert(
      fc.property(amounts, quantities, (price, quantity) => {
        expect(backendMoney.lineTotal(price, quantity, backend)).toBe(lineTotal({ price, quantity }, digits))
      }),
    )
  })

  it('takes the percentage of a customer off a price alike', () => {
    const line = { product_id: 1, type: 1, quantity: 1, group_id: null, discount_category: 'cells', categories: [] }
    fc.assert(
      fc.property(amounts, percentages, (amount, percent) => {
        const price = round(amount, digits)
        const { lines } = applyCoupons([{ ...line, price }], [], { cells: percent }, backend)
        expect(lines.map((discounted) => discounted.price)).toEqual([reducedPrice(price, percent, digits)])
      }),
    )
  })

  it('finds the same VAT in an amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const total = round(amount, digits)
        const { vat_total } = orderTotals(
          [{ price: total, quantity: 1, vat: backend.vat, deposit: 0, reductions: [] }],
          0,
          backend,
        )
        expect(vat_total).toBe(round(vatIn(total, shop.standardVat), 2))
      }),
    )
  })

  it('lets no line hold more pieces than the other side allows', () => {
    const most = limitToStock(QUANTITY.max + 1, { available: QUANTITY.max + 1 }, { language })
    expect(most.quantity).toBe(QUANTITY.max)
    expect(limitToStock(QUANTITY.max, { available: QUANTITY.max }, { language })).toMatchObject({
      quantity: QUANTITY.max,
      adjusted: false,
    })
  })
})

it('the price of a unit at a quantity is the same', () => {
  const tiers = fc
    .uniqueArray(fc.record<PriceTier>({ q: fc.integer({ min: 1, max: 50 }), p: amounts }), {
      selector: ({ q }) => q,
      maxLength: 5,
    })
    .map((rows) => rows.sort((a, b) => a.q - b.q))
  fc.assert(
    fc.property(tiers, tiers, fc.integer({ min: 1, max: 60 }), (n, c, quantity) => {
      expect(unitPrice({ n, c }, quantity)?.price ?? null).toBe(backendTiers.unitPrice({ n, c }, quantity))
    }),
  )
})
