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
  'other_billing',
  'billing_first_name',
  'billing_last_name',
  'billing_street',
  'billing_street2',
  'billing_postal_code',
  'billing_city',
  'gift_email',
  'gift_message',
  'gift_day',
  'shipping_method',
  'service_point',
  'post_number',
  'gift_card_code',
  'payment_method',
  'message',
  'no_review_mail',
  /** Hidden: the doubtful values that the page has asked about. */
  'asked',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]
export type CheckoutValues = Record<FieldName, string>

export const isFieldName = (name: string): name is FieldName => FIELD_NAMES.some((known) => known === name)

export const OPTIONAL_FIELDS: ReadonlySet<FieldName> = new Set([
  ...([
    'company_reference',
    'street2',
    'other_billing',
    'billing_street2',
    'gift_message',
    'gift_day',
    'service_point',
    'gift_card_code',
    'message',
    'no_review_mail',
    'asked',
  ] as const),
])

/** The longest text of a field, in characters. */
export const MAX_LENGTH = {
  email: 254,
  mobile: 40,
  company_name: 200,
  organisation_number: 40,
  company_reference: 100,
  first_name: 100,
  last_name: 100,
  street: 200,
  street2: 200,
  postal_code: 40,
  city: 100,
  billing_first_name: 100,
  billing_last_name: 100,
  billing_street: 200,
  billing_street2: 200,
  billing_postal_code: 40,
  billing_city: 100,
  gift_email: 254,
  gift_message: 500,
  gift_day: 40,
  service_point: 64,
  post_number: 40,
  gift_card_code: 100,
  message: 1000,
} as const satisfies Partial<Record<FieldName, number>>
export type TextFieldName = keyof typeof MAX_LENGTH

/** The kind of buyer: a private person or a company. */
export const BUYER_KINDS = ['private', 'company'] as const
export type BuyerKind = (typeof BUYER_KINDS)[number]

/** The kind of buyer that a form or draft names; a private person when it names none. */
export const buyerKind = (typed: unknown): BuyerKind => (typed === 'company' ? 'company' : 'private')
