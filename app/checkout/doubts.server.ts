import type { SubmissionResult } from '@conform-to/react'
import type { Needed } from './checkout-form.server'
import { type FieldName, isFieldName } from './checkout-fields'
import type { FieldError } from './field-errors'
import { type FieldRules, wrongForm } from './plausible'
import { suggestedMail } from './suggested-mail.server'

/** By field, why its value may be a slip, and the value that was probably meant. */
export type Doubts = Readonly<Record<string, [FieldError] | [FieldError, suggestion: string]>>

/**
 * The doubtful values that the shopper has not yet been asked about: a mail domain with a typing error, a street without a house
 * number. Notes them in the form (`asked`): the page that asks sends them along, and the same values then pass, since farms and
 * mail boxes have no number. A page of an earlier release has no such field, and could not ask: its values pass.
 */
export function askOnce(form: FormData, needed: Needed, store: FieldRules): Doubts {
  if (!form.has('asked')) return {}
  const doubts = doubtsOf(form, needed, store)
  const values = Object.keys(doubts).map((name) => textOf(form, name))
  // A browser sends a line break as CR LF.
  const asked = textOf(form, 'asked').split(/\r?\n/)
  form.set('asked', values.join('\n'))
  return values.every((value) => asked.includes(value)) ? {} : doubts
}

/** A submission whose replies name the doubts too, besides its errors. */
export function withDoubts<Parsed extends Submission>(doubts: Doubts, submission: Parsed): Parsed {
  const reply = ({ formErrors, fieldErrors }: Errors = {}) =>
    submission.reply({ ...(formErrors && { formErrors }), fieldErrors: { ...doubts, ...fieldErrors } })
  return { ...submission, reply }
}

type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }
type Submission = { reply: (errors?: Errors) => SubmissionResult }

/** Values that are refused as they are are not doubted too. */
function doubtsOf(form: FormData, { address, billing, gift }: Needed, store: FieldRules): Doubts {
  const doubts: Doubts = {
    ...ofMail('email', form),
    ...(address ? ofStreet('street', 'street2', form) : {}),
    ...(billing ? ofStreet('billing_street', 'billing_street2', form) : {}),
    ...(gift ? ofMail('gift_email', form) : {}),
  }
  return Object.fromEntries(
    Object.entries(doubts).filter(([name]) => isFieldName(name) && wrongForm(name, textOf(form, name), store) === null),
  )
}

function ofMail(name: FieldName, form: FormData): Doubts {
  const meant = suggestedMail(textOf(form, name))
  return meant === null ? {} : { [name]: ['checkout.check.email', meant] }
}

/** The number may begin the second line; elsewhere in it a digit is that of a floor or a door code. */
function ofStreet(name: FieldName, second: FieldName, form: FormData): Doubts {
  const street = textOf(form, name)
  if (street === '' || /\d/.test(street) || /^\d/.test(textOf(form, second))) return {}
  return { [name]: ['checkout.check.number'] }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
