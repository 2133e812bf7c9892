import type { FieldMetadata } from '@conform-to/react'

/** The field names of the checkout form, in the order of the page. */
export const FIELD_NAMES = [
  'email',
  'mobile',
  'buyer',
  'company_name',
  'organisation_number',
  'company_reference',
  'first_name',
  'last_name',
  'street',
  'street2',
  'postal_code',
  'city',
  'gift_email',
  'gift_message',
  'gift_day',
  'shipping_method',
  'service_point',
  'payment_method',
  'message',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]
export type CheckoutFields = Readonly<Record<FieldName, FieldMetadata<string>>>
export type CheckoutValues = Record<FieldName, string>

/** The kind of buyer: a private person or a company. */
export const BUYER_KINDS = ['private', 'company'] as const
