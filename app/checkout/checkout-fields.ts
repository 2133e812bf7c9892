import type { FieldMetadata } from '@conform-to/react'

/** The field names of the checkout form. */
export const FIELD_NAMES = [
  'email',
  'mobile',
  'first_name',
  'last_name',
  'street',
  'street2',
  'postal_code',
  'city',
  'shipping_method',
  'payment_method',
  'message',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]
export type CheckoutFields = Readonly<Record<FieldName, FieldMetadata<string>>>
export type CheckoutValues = Record<FieldName, string>
