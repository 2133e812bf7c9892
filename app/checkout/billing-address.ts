import type { Address } from '../commerce/contract/address'
import type { Store } from '../store/store'

/**
 * Another address for the invoice; null where it is that of the delivery. Of a company it
 * is in the name of the person who orders.
 */
export function billingAddress(form: BillingForm, { countryCode: country_code }: Pick<Store, 'countryCode'>): Address | null {
  const { billing_street: street, billing_postal_code: postal_code, billing_city: city } = form
  if (street === null || postal_code === null || city === null) return null
  return {
    first_name: form.billing_first_name ?? form.first_name,
    last_name: form.billing_last_name ?? form.last_name,
    street,
    street2: form.billing_street2 ?? '',
    postal_code,
    city,
    country_code,
  }
}

/** The valid form; fields are null where the order does not need them. */
type BillingForm = { first_name: string; last_name: string } & Record<
  `billing_${'first_name' | 'last_name' | 'street' | 'street2' | 'postal_code' | 'city'}`,
  string | null
>
