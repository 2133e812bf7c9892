import type { Language } from './languages'
import type { Mark, Store } from './store'

const mark = (name: string, width = 64): Mark => ({ name, width, height: 28 })

const TRUST = [mark('TLS', 44)] as const

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
    paymentMethods: [mark('Faktura', 72)],
    postalCode: /^\d{3} ?\d{2}$/,
    mobileNumber: /^07\d{8}$/,
    brand: 'Kraftcell',
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
    icons: {
      payment: [mark('Faktura', 72)],
      shipping: [mark('PostNord', 80), mark('Budbee', 68), mark('DHL', 48), mark('Instabox', 80)],
      trust: TRUST,
    },
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
    paymentMethods: [mark('Faktura', 72)],
    postalCode: /^\d{4}$/,
    mobileNumber: /^[49]\d{7}$/,
    brand: 'Kraftcelle',
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
    icons: {
      payment: [mark('Faktura', 72)],
      shipping: [mark('Posten', 64), mark('Bring', 56), mark('PostNord', 80)],
      trust: TRUST,
    },
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
    paymentMethods: [mark('Rechnung', 80)],
    postalCode: /^\d{5}$/,
    mobileNumber: /^01[567]\d{8,9}$/,
    brand: 'Kraftzelle',
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
    icons: { payment: [mark('Rechnung', 80)], shipping: [mark('DHL', 48), mark('GLS', 48)], trust: TRUST },
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
    paymentMethods: [mark('Faktura', 72)],
    postalCode: /^\d{4}$/,
    mobileNumber: /^[49]\d{7}$/,
    brand: 'Kraftcelle',
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
    icons: {
      payment: [mark('Faktura', 72)],
      shipping: [mark('PostNord', 80), mark('DAO', 48), mark('GLS', 48), mark('Budbee', 68)],
      trust: TRUST,
    },
  },
}

/** The store with this currency, or `fallback` if there is none. */
export function storeOfCurrency(currency: string, fallback: Store): Store {
  return Object.values(STORES).find((store) => store.currency === currency) ?? fallback
}

export function storeOf(language: Language): Store {
  return STORES[language]
}
