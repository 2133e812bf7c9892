import type { Language } from '../../app/commerce/contract/languages'

/**
 * The company behind each storefront, for the `{fact}` placeholders of the content pages. It is invented:
 * streets and towns that do not exist, numbers outside the ranges of the registers, addresses of the reserved
 * domain `.example`. Replace it with your own.
 *
 * `seat`: the registered seat. A German company also needs `directors`, the full names of all its managing directors, and
 * `chair`, that of who chairs its supervisory board if it has one (§ 35a GmbHG); no names are invented, so both are missing here.
 */
export const company: Record<Language, Record<string, string>> = {
  sv: {
    brand: 'Kraftcell',
    company: 'Kraftcell AB',
    street: 'Spänningsgatan 12',
    city: '987 99 Strömvik',
    country: 'Sverige',
    email: 'kundservice@kraftcell.example',
    privacyEmail: 'dataskydd@kraftcell.example',
    businessEmail: 'foretag@kraftcell.example',
    phone: '08-465 004 00',
    seat: 'Strömvik',
    registration: '559999-0000',
    vatNumber: 'SE559999000001',
  },
  no: {
    brand: 'Kraftcelle',
    company: 'Kraftcelle AS',
    street: 'Spenningsveien 12',
    city: '3998 Strømvik',
    country: 'Norge',
    email: 'kundeservice@kraftcelle-no.example',
    privacyEmail: 'personvern@kraftcelle-no.example',
    businessEmail: 'bedrift@kraftcelle-no.example',
    phone: '21 00 00 00',
    registration: '700 000 000',
    vatNumber: 'NO 700 000 000 MVA',
  },
  de: {
    brand: 'Kraftzelle',
    company: 'Kraftzelle GmbH',
    street: 'Voltaweg 12',
    city: '06199 Stromhausen',
    country: 'Deutschland',
    email: 'kundenservice@kraftzelle.example',
    privacyEmail: 'datenschutz@kraftzelle.example',
    businessEmail: 'geschaeftskunden@kraftzelle.example',
    seat: 'Stromhausen',
    registration: 'HRB 000012',
    court: 'Amtsgericht Stromhausen',
    vatNumber: 'DE000000012',
    weee: 'DE 00000012',
  },
  da: {
    brand: 'Kraftcelle',
    company: 'Kraftcelle ApS',
    street: 'Spændingsvej 12',
    city: '4989 Strømby',
    country: 'Danmark',
    email: 'kundeservice@kraftcelle-dk.example',
    privacyEmail: 'persondata@kraftcelle-dk.example',
    businessEmail: 'erhverv@kraftcelle-dk.example',
    seat: 'Strømby',
    registration: '00000012',
    vatNumber: 'DK00000012',
  },
}
