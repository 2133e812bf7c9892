import { type SubmissionResult, useForm } from '@conform-to/react'
import { useState } from 'react'
import { useStore } from '../store/use-shop'
import { type CheckoutValues, FIELD_NAMES, type FieldName } from './checkout-fields'
import { isFieldError, isOrderError } from './field-errors'
import type { FormField } from './use-form-state'
import { isPlausible } from './plausible'

/**
 * The form with the values and errors of its last refused submission (`result`). The error of a field goes once it has another, plausible
 * value, and the refusal of the order once the shopper chooses otherwise.
 */
export function useFormFields(draft: Partial<CheckoutValues>, lastResult: SubmissionResult | undefined) {
  const store = useStore()
  const [form, fields] = useForm<CheckoutValues>({ id: 'checkout', defaultValue: draft, lastResult, shouldValidate: 'onSubmit' })
  const [{ result, mended, isSettled }, setState] = useState<Mended>(() => fresh(lastResult))
  // A choice that is applied leaves no result: the errors of the one before still stand.
  if (lastResult !== undefined && lastResult !== result) setState(fresh(lastResult))
  const sentError = (name: FieldName) => fields[name].errors?.find(isFieldError)
  const errorOf = (name: FieldName) => (mended.includes(name) ? undefined : sentError(name))
  const firstWrong = FIELD_NAMES.find((name) => errorOf(name) !== undefined)

  function field(name: FieldName): FormField {
    const { id, key, initialValue } = fields[name]
    return {
      name,
      id,
      key,
      initialValue,
      error: errorOf(name),
      mended: mended.includes(name) ? sentError(name) : undefined,
      isFirstWrong: name === firstWrong,
    }
  }

  /** Whether a new value takes the error of its field away. */
  function mend(name: FieldName, value: string): boolean {
    const isMended = errorOf(name) !== undefined && value !== fields[name].initialValue && isPlausible(name, value, store)
    if (isMended) setState((before) => ({ ...before, mended: [...before.mended, name] }))
    return isMended
  }

  return {
    ...{ formId: form.id, result, field, mend },
    refusal: isSettled ? undefined : form.errors?.find(isOrderError),
    settle: () => setState((before) => ({ ...before, isSettled: true })),
  }
}

/** The fields that the shopper has corrected since a submission. */
type Mended = { result: SubmissionResult | undefined; mended: readonly FieldName[]; isSettled: boolean }

const fresh = (result: SubmissionResult | undefined): Mended => ({ result, mended: [], isSettled: false })
