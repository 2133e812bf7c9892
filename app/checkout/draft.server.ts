import { optional } from '../commerce/optional'
import { shownOrganisationNumber } from '../commerce/contract/shown-organisation-number'
import type { AccountDetails } from '../commerce/contract/account-details'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'

/**
 * Marks a draft that was stored for a login: the account fills in the fields that were not typed. The next submitted form ends
 * it.
 */
const FOR_ACCOUNT = 'for_account'

export const forAccount = (shopper: Shopper): Shopper => ({ ...shopper, draft: { ...shopper.draft, [FOR_ACCOUNT]: 'yes' } })

/**
 * `account`: the e-mail address of the customer who is logged in; null when it is not known. `isJoined`: the
 * account has filled in what was not typed.
 */
type CheckoutDraft = { values: Readonly<Record<string, string>>; account: string | null; isJoined: boolean }

/**
 * The form as it was typed; until something is typed, what a logged-in customer has saved in the account. With prices
 * excluding VAT the buyer is a company at first.
 */
export async function checkoutDraft(
  { draft: { [FOR_ACCOUNT]: joins, ...typed } }: Pick<Shopper, 'draft'>,
  { backend, visitor }: Needs<'backend' | 'visitor'>,
): Promise<CheckoutDraft> {
  const saved =
    visitor.token === null ? null : ((await optional(backend.extras.call('accountDetails', {}), null))?.answer ?? null)
  const account = saved?.email ?? null
  if (saved !== null && joins !== undefined) return { values: joined(typed, saved), account, isJoined: true }
  if (Object.keys(typed).some((name) => !CHOICES.has(name))) return { values: typed, account, isJoined: false }
  const buyer: Record<string, string> = visitor.vat === 'excluding' ? { buyer: 'company' } : {}
  return { values: { ...buyer, ...typed, ...(saved === null ? {} : knownOf(saved)) }, account, isJoined: false }
}

/**
 * Fields that have a value before anyone has chosen, the postal code that of the last purchase. They
 * say nothing about who fills in the form.
 */
const CHOICES: ReadonlySet<string> = new Set(['buyer', 'shipping_method', 'service_point', 'payment_method', 'postal_code'])

const ofAccount = (saved: AccountDetails): Record<string, string> => ({
  ...saved,
  organisation_number: shownOrganisationNumber(saved.organisation_number),
  ...(saved.company_name === '' ? {} : { buyer: 'company' }),
})

/** The fields that the account fills in: an empty one is left out. */
const knownOf = (saved: AccountDetails): Record<string, string> =>
  Object.fromEntries(Object.entries(ofAccount(saved)).filter(([, value]) => value !== ''))

/** Address, name and company are each taken as a whole, typed or saved: a mixture would be neither. */
const WHOLE = [
  ['email'],
  ['mobile'],
  ['first_name', 'last_name'],
  ['street', 'street2', 'postal_code', 'city'],
  ['company_name', 'organisation_number', 'company_reference', 'buyer'],
] as const

function joined(typed: Readonly<Record<string, string>>, saved: AccountDetails): Record<string, string> {
  const known = ofAccount(saved)
  const filled = WHOLE.filter((names) => names.every((name) => CHOICES.has(name) || typed[name] === undefined))
  const added = filled.flatMap((names) => names.flatMap((name) => (known[name] ? [[name, known[name]] as const] : [])))
  return { ...typed, ...Object.fromEntries(added) }
}
