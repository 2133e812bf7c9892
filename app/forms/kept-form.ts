import type { RefusedForm } from './form-errors'

/** Hidden field of account forms: the customer's id. */
export const FORM_CUSTOMER = 'form_customer'

/** The field of a form of the account area that a person fills in; a form of buttons and hidden fields has none. */
export const FORM_TYPED = 'form_typed'

/**
 * The outlet context of the account area: the customer whose page it is, null where that is not known, and the form that could
 * not be taken without its login (decision 088).
 */
export type KeptFormContext = { customer: number | null; kept: RefusedForm | null }
