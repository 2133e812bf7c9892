import type { FieldName } from './checkout-fields'
import { type FieldRules, isPlausible } from './plausible'

/** The numbered sections of the checkout, in the order of the page. */
export const SECTIONS = ['contact', 'address', 'gift', 'delivery', 'payment'] as const
export type SectionId = (typeof SECTIONS)[number]

/** The value of a field as it stands in the form; undefined when the form does not have the field. */
export type ValueOf = (name: FieldName) => string | undefined

const COMPANY_FIELDS: readonly FieldName[] = ['company_name', 'organisation_number', 'company_reference']

const FIELDS: Readonly<Record<SectionId, readonly FieldName[]>> = {
  contact: ['email', 'mobile', ...COMPANY_FIELDS],
  address: ['first_name', 'last_name', 'street', 'street2', 'postal_code', 'city'],
  gift: ['gift_email', 'gift_message', 'gift_day'],
  delivery: ['shipping_method', 'service_point', 'post_number'],
  payment: ['gift_card_code', 'payment_method'],
}

/** The section that a field stands in; undefined for a field outside the sections. */
export const sectionOf = (name: FieldName): SectionId | undefined => SECTIONS.find((id) => FIELDS[id].includes(name))

/** Whether all fields of a section that the order needs are filled in plausibly. `company`: a company buys. */
export function isFilledIn(id: SectionId, value: ValueOf, company: boolean, store: FieldRules): boolean {
  return FIELDS[id]
    .filter((name) => company || !COMPANY_FIELDS.includes(name))
    .every((name) => isPlausible(name, value(name) ?? '', store) || value(name) === undefined)
}

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
