import type { Language } from '../../../app/store/languages'
import type { Fields } from './visitor'

const NAME = { email: 'kund@example.com', first_name: 'Test', last_name: 'Kund', street2: '', message: '' }

/** Valid contact and address fields for the checkout of each storefront. */
export const BUYERS: Readonly<Record<Language, Fields>> = {
  sv: { ...NAME, mobile: '070-123 45 67', street: 'Provgatan 1', postal_code: '11122', city: 'Stockholm' },
  no: { ...NAME, mobile: '41234567', street: 'Prøvegata 1', postal_code: '0150', city: 'Oslo' },
  de: { ...NAME, mobile: '0151 23456789', street: 'Teststraße 1', postal_code: '10115', city: 'Berlin' },
  da: { ...NAME, mobile: '41 23 45 67', street: 'Prøvegade 1', postal_code: '1050', city: 'København K' },
}

/** The fields of a company in each country, with a valid organisation number. */
export const COMPANIES: Readonly<Record<Language, Fields>> = {
  sv: company('Elverket AB', '556012-5790'),
  no: company('Elverket AS', '974 760 673'),
  de: company('Elektrowerk GmbH', 'DE136695976'),
  da: company('Elværket A/S', '10150817'),
}

function company(company_name: string, organisation_number: string): Fields {
  return { buyer: 'company', company_name, organisation_number, company_reference: 'Inköp 7' }
}
