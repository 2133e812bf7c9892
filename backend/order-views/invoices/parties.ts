import type { Order } from '../../../app/commerce/contract/order'
import { shownOrganisationNumber } from '../../../app/commerce/contract/shown-organisation-number'
import { company } from '../../stores/company'
import { companyNotes } from '../../stores/company-notes'
import { fillIn } from '../../stores/fill-in'
import type { Store } from '../../stores/stores'
import { SALE_TEXTS } from '../../orders/invoices/sale-texts'

type Row = [name: string, value: string]

/** The buyer, the address for billing, and the reference that a company wants to read on its receipt or invoice. */
export function buyerRows({ customer }: Order, store: Store): Row[] {
  const { company: buyer, email } = customer
  const texts = SALE_TEXTS[store.language]
  const address = customer.billing ?? customer.address
  const { first_name, last_name } = customer.billing ?? customer
  const lines = [
    buyer?.name,
    buyer && fillIn(texts.organisationNumber, { number: shownOrganisationNumber(buyer.organisation_number) }),
    `${first_name} ${last_name}`.trim(),
    address?.street,
    address?.street2,
    address && `${address.postal_code} ${address.city}`,
    email,
  ]
  const reference = buyer?.reference ?? ''
  return [
    [texts.buyer, lines.filter(Boolean).join('\n')],
    ...(reference === '' ? [] : [[texts.reference, reference] satisfies Row]),
  ]
}

/** Name, address, registration, VAT number, seat and e-mail address of the seller, in the words of the seller's country. */
export function sellerLines({ language }: Store): string[] {
  const { company: name = '', street = '', city = '', country = '', court, email = '', ...numbers } = company[language]
  const { registration = '', vatNumber = '' } = numbers
  const register = court === undefined ? registration : `${court}, ${registration}`
  return [
    `${name}, ${street}, ${city}, ${country}`,
    fillIn(SALE_TEXTS[language].sellerLine, { registration: register, vatNumber }),
    ...companyNotes(language),
    email,
  ]
}
