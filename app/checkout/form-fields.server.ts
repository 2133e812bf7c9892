import { z } from 'zod'
import { MAX_LENGTH, type TextFieldName } from './checkout-fields'
import type { FieldError } from './field-errors'

export const withMessage = (error: FieldError) => ({ error })

/** The text of a required field, trimmed. */
export const line = (name: TextFieldName) =>
  z
    .string(withMessage('checkout.error.required'))
    .trim()
    .min(1, withMessage('checkout.error.required'))
    .max(MAX_LENGTH[name], withMessage('checkout.error.tooLong'))
/** The text of a field that may be left empty, trimmed. */
export const optionalLine = (name: TextFieldName) =>
  z.string().trim().max(MAX_LENGTH[name], withMessage('checkout.error.tooLong')).default('')
/** The text of a required field in the form that `normalise` gives it; `error` where it gives none. */
export function normalised(name: TextFieldName, normalise: (typed: string) => string | null, error: FieldError) {
  return line(name).transform((typed, context) => {
    const value = normalise(typed)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })
}

/** The normalised text of a field that may be left empty: then its value is empty. */
export function unlessEmpty(name: TextFieldName, normalise: (typed: string) => string | null, error: FieldError) {
  return z
    .string()
    .trim()
    .max(MAX_LENGTH[name], withMessage('checkout.error.tooLong'))
    .default('')
    .transform((typed, context) => {
      const value = typed === '' ? '' : normalise(typed)
      if (value !== null) return value
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    })
}
