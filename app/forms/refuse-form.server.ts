import { data } from '@remix-run/node'
import { type FormError, isFormError, type RefusedForm } from './form-errors'

/** Limit per value sent back, in characters; the server limits the size of the request. */
const MAX_VALUE_LENGTH = 10_000

/**
 * The action response for a form with validation errors: `wrong` are the errors by field, as returned by
 * conform; `typed` are the submitted values.
 */
export function refuseForm(
  form: string,
  typed: FormData,
  wrong: Readonly<Record<string, readonly string[] | null>>,
  status: number,
) {
  const errors = Object.entries(wrong).flatMap(([field, messages]): [string, FormError][] => {
    const error = messages?.find(isFormError)
    return error === undefined ? [] : [[field, error]]
  })
  const values = [...typed].flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' ? [[field, value.slice(0, MAX_VALUE_LENGTH)]] : [],
  )
  const refused: RefusedForm = { form, errors: Object.fromEntries(errors), values: Object.fromEntries(values) }
  return data(refused, status)
}
