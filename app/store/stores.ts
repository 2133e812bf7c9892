import { PAYMENT_PROVIDERS } from '../commerce/contract/payment-providers'
import type { Language } from './languages'
import type { IconSet, Mark, Store } from './store'

const mark = (name: string, width: number): Mark => ({ name, width, height: 28 })

const TRUST = [mark('TLS', 30)] as const
const PAYMENT = PAYMENT_PROVIDERS.flatMap(({ marks }) => Object.entries(marks).map(([name, width]) => mark(name, width)))
const PAYMENT_AND_FAKTURA = [...PAYMENT, mark('Faktura', 52)]
const PAYMENT_AND_RECHNUNG = [...PAYMENT, mark('Rechnung', 66)]

const CARRIERS = {
  postnord: mark('PostNord', 68),
  budbee: mark('Budbee', 56),
  dhl: mark('DHL', 36),
  instabox: mark('Instabox', 64),
  posten: mark('Posten', 52),
  bring: mark('Bring', 42),
  gls: mark('GLS', 34),
  dao: mark('DAO', 36),
} as const

const logos = (wordmark: string): Pick<Store, 'logo' | 'alternateLogo'> => ({
  logo: { wordmark, tone: 'ink' },
  alternateLogo: { wordmark, tone: 'white' },
})

/** The cart slide and the footer show the same marks. */
const icons = (set: IconSet): Store['icons'] => ({ cartSlide: set, footer: set })

/** The four storefronts. All their differences are here or in the translated strings. */
export const STORES: Readonly<Record<Language, Store>> = {
  sv: {
    language: 'sv',
    storeId: 7,
    iso: 'sv-SE',
    countryCode: 'SE',
    currency: 'SEK',
    currencyDigits: 0,
    country: 'Sverige',
    languageName: 'Svenska',
    paymentMethods: PAYMENT_AND_FAKTURA,
    postalCode: /^\d{3} ?\d{2}$/,
    mobileNumber: /^07\d{8}$/,
    brand: 'Kraftcell',
    ...logos('Kraftcell'),
    brandLabel: 'Varumärke',
    paths: {
      privacy: 'integritetspolicy',
      contact: 'kontakta-oss',
      about: 'om-oss',
      customerService: 'kundservice',
      shippingInfo: 'fraktinfo.html',
      terms: 'kopvillkor',
      returns: 'retur-och-angerratt',
    },
    phone: '08-465 004 00',
    allowExVat: true,
    standardVat: 25,
    priceDisclaimer: false,
    showShippingInfo: true,
    minimumOrder: 79,
    icons: icons({
      payment: PAYMENT_AND_FAKTURA,
      shipping: [CARRIERS.postnord, CARRIERS.budbee, CARRIERS.dhl, CARRIERS.instabox],
      trust: TRUST,
    }),
  },
  no: {
    language: 'no',
    storeId: 8,
    iso: 'nb-NO',
    countryCode: 'NO',
    currency: 'NOK',
    currencyDigits: 0,
    country: 'Norge',
    languageName: 'Norsk',
    paymentMethods: PAYMENT_AND_FAKTURA,
    postalCode: /^\d{4}$/,
    mobileNumber: /^[49]\d{7}$/,
    brand: 'Kraftcelle',
    ...logos('Kraftcelle'),
    brandLabel: 'Merke',
    paths: {
      privacy: 'personvern',
      contact: 'kontakt-oss',
      about: 'om-oss',
      customerService: 'kundeservice',
      shippingInfo: 'fraktinfo.html',
      terms: 'salgsbetingelser',
      returns: 'retur-og-angrerett',
    },
    phone: '21 00 00 00',
    allowExVat: true,
    standardVat: 25,
    priceDisclaimer: false,
    showShippingInfo: true,
    minimumOrder: 79,
    icons: icons({ payment: PAYMENT_AND_FAKTURA, shipping: [CARRIERS.posten, CARRIERS.bring, CARRIERS.postnord], trust: TRUST }),
  },
  de: {
    language: 'de',
    storeId: 9,
    iso: 'de-DE',
    countryCode: 'DE',
    currency: 'EUR',
    currencyDigits: 2,
    country: 'Deutschland',
    languageName: 'Deutsch',
    paymentMethods: PAYMENT_AND_RECHNUNG,
    postalCode: /^\d{5}$/,
    mobileNumber: /^01[567]\d{8,9}$/,
    brand: 'Kraftzelle',
    ...logos('Kraftzelle'),
    brandLabel: 'Marke',
    paths: {
      privacy: 'datenschutz',
      contact: 'kontakt',
      about: 'ueber-uns',
      customerService: 'kundenservice',
      shippingInfo: 'versandinfo.html',
      terms: 'agb',
      returns: 'rueckgabe-und-widerruf',
    },
    phone: null,
    allowExVat: false,
    standardVat: 19,
    priceDisclaimer: true,
    showShippingInfo: true,
    minimumOrder: 7.9,
    icons: icons({ payment: PAYMENT_AND_RECHNUNG, shipping: [CARRIERS.dhl, CARRIERS.gls], trust: TRUST }),
  },
  da: {
    language: 'da',
    storeId: 10,
    iso: 'da-DK',
    countryCode: 'DK',
    currency: 'DKK',
    currencyDigits: 0,
    country: 'Danmark',
    languageName: 'Dansk',
    paymentMethods: PAYMENT_AND_FAKTURA,
    postalCode: /^\d{4}$/,
    mobileNumber: /^[49]\d{7}$/,
    brand: 'Kraftcelle',
    ...logos('Kraftcelle'),
    brandLabel: 'Mærke',
    paths: {
      privacy: 'privatlivspolitik',
      contact: 'kontakt-os',
      about: 'om-os',
      customerService: 'kundeservice',
      shippingInfo: 'fragtinfo.html',
      terms: 'handelsbetingelser',
      returns: 'retur-og-fortrydelsesret',
    },
    phone: null,
    allowExVat: true,
    standardVat: 25,
    priceDisclaimer: false,
    showShippingInfo: true,
    minimumOrder: 59,
    icons: icons({
      payment: PAYMENT_AND_FAKTURA,
      shipping: [CARRIERS.postnord, CARRIERS.dao, CARRIERS.gls, CARRIERS.budbee],
      trust: TRUST,
    }),
  },
}

/** The store with this currency, or `fallback` if there is none. */
export function storeOfCurrency(currency: string, fallback: Store): Store {
  return Object.values(STORES).find((store) => store.currency === currency) ?? fallback
}

export function storeOf(language: Language): Store {
  return STORES[language]
}
