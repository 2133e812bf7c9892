import type { Language } from '../../app/commerce/contract/languages'

/**
 * The company behind each storefront, for the `{fact}` placeholders of the content pages. It is invented: example streets, numbers
 * outside the ranges of the registers, addresses of the reserved domain `.example`. Replace it with your own.
 */
export const company: Record<Language, Record<string, string>> = {
  sv: {
    brand: 'Kraftcell',
    company: 'Kraftcell AB',
    street: 'Exempelgatan 12',
    city: '123 45 Exempelstad',
    country: 'Sverige',
    email: 'kundservice@kraftcell.example',
    privacyEmail: 'dataskydd@kraftcell.example',
    businessEmail: 'foretag@kraftcell.example',
    phone: '08-465 004 00',
    registration: '559999-0000',
    vatNumber: 'SE559999000001',
  },
  no: {
    brand: 'Kraftcelle',
    company: 'Kraftcelle AS',
    street: 'Eksempelveien 12',
    city: '0001 Eksempelby',
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
    street: 'Musterstraße 12',
    city: '12345 Musterstadt',
    country: 'Deutschland',
    email: 'kundenservice@kraftzelle.example',
    privacyEmail: 'datenschutz@kraftzelle.example',
    businessEmail: 'geschaeftskunden@kraftzelle.example',
    registration: 'HRB 000012',
    court: 'Amtsgericht Musterstadt',
    vatNumber: 'DE000000012',
    weee: 'DE 00000012',
  },
  da: {
    brand: 'Kraftcelle',
    company: 'Kraftcelle ApS',
    street: 'Eksempelvej 12',
    city: '0001 Eksempelby',
    country: 'Danmark',
    email: 'kundeservice@kraftcelle-dk.example',
    privacyEmail: 'persondata@kraftcelle-dk.example',
    businessEmail: 'erhverv@kraftcelle-dk.example',
    registration: '00000012',
    vatNumber: 'DK00000012',
  },
}
