import type { FieldName } from './checkout-fields'
import { type FieldRules, isPlausible } from './plausible'

/** The numbered sections of the checkout, in the order of the page. */
export const SECTIONS = ['contact', 'address', 'gift', 'delivery', 'payment'] as const
export type SectionId = (typeof SECTIONS)[number]

/** The value of a field as it stands in the form; undefined when the form does not have the field. */
export type ValueOf = (name: FieldName) => string | undefined

const COMPANY_FIELDS: readonly FieldName[] = ['company_name', 'organisation_number', 'company_reference']
const BILLING_NAMES: readonly FieldName[] = ['billing_first_name', 'billing_last_name']
const BILLING_FIELDS: readonly FieldName[] = [
  ...BILLING_NAMES,
  ...(['billing_street', 'billing_street2', 'billing_postal_code', 'billing_city'] as const),
]

const FIELDS: Readonly<Record<SectionId, readonly FieldName[]>> = {
  contact: ['email', 'mobile', ...COMPANY_FIELDS],
  address: ['first_name', 'last_name', 'street', 'street2', 'postal_code', 'city', 'other_billing', ...BILLING_FIELDS],
  gift: ['gift_email', 'gift_message', 'gift_day'],
  delivery: ['shipping_method', 'service_point', 'post_number'],
  payment: ['gift_card_code', 'payment_method'],
}

/** The section that a field stands in; undefined for a field outside the sections. */
export const sectionOf = (name: FieldName): SectionId | undefined => SECTIONS.find((id) => FIELDS[id].includes(name))

/** The fields that depend on a choice; their errors disappear with it. */
export function fieldsOfChoice(name: FieldName): readonly FieldName[] {
  if (name === 'other_billing') return BILLING_FIELDS
  return name === 'buyer' ? [...COMPANY_FIELDS, ...BILLING_NAMES] : []
}

/**
 * Whether all fields of a section that the order needs are filled in plausibly. `company`: a company buys;
 * `mobile`: the mobile number is needed.
 */
export function isFilledIn(
  id: SectionId,
  value: ValueOf,
  needs: { company: boolean; mobile: boolean },
  store: FieldRules,
): boolean {
  const { company, mobile } = needs
  return FIELDS[id]
    .filter((name) => company || !COMPANY_FIELDS.includes(name))
    .filter((name) => !BILLING_FIELDS.includes(name) || isBilled(name, value, company))
    .filter((name) => name !== 'mobile' || mobile || value(name) !== '')
    .every((name) => isPlausible(name, value(name) ?? '', store) || value(name) === undefined)
}

/** Whether a field for billing is needed: the invoice goes to another address, and a company has no name of a person there. */
const isBilled = (name: FieldName, value: ValueOf, company: boolean): boolean =>
  value('other_billing') === 'yes' && !(company && BILLING_NAMES.includes(name))

/** A filled-in section in one line: `anna@exempel.se · 070-123 45 67`. Empty for the sections of choices. */
export function sectionSummary(id: SectionId, value: ValueOf, company: boolean): string {
  const line = (separator: string, ...names: FieldName[]) =>
    names
      .map((name) => (value(name) ?? '').trim().replaceAll(' ', UNBROKEN.has(name) ? '\u00a0' : ' '))
      .filter((text) => text !== '')
      .join(separator)
  switch (id) {
    case 'contact':
      return line(' · ', 'email', 'mobile', ...(company ? (['company_name'] as const) : []))
    case 'address':
      return [line(' ', 'first_name', 'last_name'), line(', ', 'street', 'street2'), line('\u00a0', 'postal_code', 'city')]
        .filter((text) => text !== '')
        .join(', ')
    case 'gift':
      return line(' · ', 'gift_email', 'gift_day')
    case 'delivery':
    case 'payment':
      return ''
  }
}

/** Values that never break at the end of a line. */
const UNBROKEN: ReadonlySet<FieldName> = new Set(['mobile', 'postal_code'])
