import type { Texts } from '../../../texts'

/** The content pages with their paths below the language prefix. Links in texts refer to a page by its key: `href="@returns"`. */
export const pagePaths = {
  'customer-service': { sv: 'kundservice', no: 'kundeservice', de: 'kundenservice', da: 'kundeservice' },
  contact: { sv: 'kontakta-oss', no: 'kontakt-oss', de: 'kontakt', da: 'kontakt-os' },
  about: { sv: 'om-oss', no: 'om-oss', de: 'ueber-uns', da: 'om-os' },
  shipping: { sv: 'fraktinfo.html', no: 'fraktinfo.html', de: 'versandinfo.html', da: 'fragtinfo.html' },
  payment: { sv: 'betalning', no: 'betaling', de: 'zahlung', da: 'betaling' },
  returns: {
    sv: 'retur-och-angerratt',
    no: 'retur-og-angrerett',
    de: 'rueckgabe-und-widerruf',
    da: 'retur-og-fortrydelsesret',
  },
  terms: { sv: 'kopvillkor', no: 'salgsbetingelser', de: 'agb', da: 'handelsbetingelser' },
  privacy: { sv: 'integritetspolicy', no: 'personvern', de: 'datenschutz', da: 'privatlivspolitik' },
  cookies: { sv: 'cookies', no: 'informasjonskapsler', de: 'cookies', da: 'cookies' },
  recycling: { sv: 'batteriatervinning', no: 'batterigjenvinning', de: 'batterieruecknahme', da: 'batteriindsamling' },
  accessibility: { sv: 'tillganglighet', no: 'tilgjengelighet', de: 'barrierefreiheit', da: 'tilgaengelighed' },
  imprint: { sv: 'foretagsuppgifter', no: 'foretaksopplysninger', de: 'impressum', da: 'virksomhedsoplysninger' },
  'battery-guide': { sv: 'batteriguide', no: 'batteriguide', de: 'batterieratgeber', da: 'batteriguide' },
  'battery-safety': { sv: 'batterisakerhet', no: 'batterisikkerhet', de: 'batteriesicherheit', da: 'batterisikkerhed' },
  'gift-cards': { sv: 'presentkort', no: 'gavekort', de: 'geschenkgutscheine', da: 'gavekort' },
  business: { sv: 'foretag', no: 'bedrift', de: 'geschaeftskunden', da: 'erhverv' },
} as const satisfies Record<string, Texts>

export type PageKey = keyof typeof pagePaths
