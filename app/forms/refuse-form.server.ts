import { data } from '@remix-run/node'
import { type FormError, isFormError, type RefusedForm } from './form-errors'

/** Bytes are bounded by the server; this bounds what comes back. */
const LONGEST = 10_000

/** The answer to a form that was not taken: its errors, as conform lists them by field, and all that was typed. */
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
    typeof value === 'string' ? [[field, value.slice(0, LONGEST)]] : [],
  )
  const refused: RefusedForm = { form, errors: Object.fromEntries(errors), values: Object.fromEntries(values) }
  return data(refused, status)
}
