import { type SubmissionResult, useForm } from '@conform-to/react'
import { useState } from 'react'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { type CheckoutValues, FIELD_NAMES, type FieldName } from './checkout-fields'
import { type FieldError, isFieldError, isOrderError, QUESTIONS } from './field-errors'
import type { FormField } from './use-form-state'
import { isPlausible, wrongForm } from './plausible'

const FORM_ID = 'checkout'

/**
 * The form with the values and errors of its last refused submission (`result`). The error of a field goes once it
 * has another, plausible value, and the refusal of the order once the shopper chooses otherwise. A field that is
 * left with a wrong value says so at once.
 */
export function useFormFields(draft: Partial<CheckoutValues>, lastResult: SubmissionResult | undefined) {
  const store = useStore()
  const { t } = useTranslation()
  const [form] = useForm<CheckoutValues>({ id: FORM_ID, defaultValue: draft, lastResult, shouldValidate: 'onSubmit' })
  const [{ result, mended, left, isSettled }, setState] = useState<State>(() => fresh(lastResult))
  // Applying a choice gives no result, so the errors of the last submission stay.
  if (lastResult !== undefined && lastResult !== result) setState(fresh(lastResult))
  /** The error in words. After the one of a slip comes what was probably meant. */
  const say = (error: FieldError, meant = '') => t(error, { meant })
  // All at once: conform makes two proxies for each property of a field that is read. For the errors alone that was 6 % of the
  // CPU of a checkout page.
  const { allErrors, initialValue: initialValues, key } = form
  const sentOf = (name: FieldName) => {
    const [error = '', meant] = allErrors[name] ?? []
    return isFieldError(error) ? say(error, meant) : undefined
  }
  const standing = (name: FieldName) => (mended.includes(name) ? undefined : sentOf(name))
  const firstWrong = FIELD_NAMES.find((name) => standing(name) !== undefined)

  function field(name: FieldName): FormField {
    const sentError = standing(name)
    const own = left.get(name)
    const error = sentError ?? (own?.isMended === false ? own.error : undefined)
    return {
      name,
      id: `${FORM_ID}-${name}`,
      // All fields get another one at once, when the form is reset.
      key,
      initialValue: initialValues?.[name],
      error,
      sentError,
      isQuestion: sentError !== undefined && QUESTIONS.has(allErrors[name]?.[0] ?? ''),
      mended: error === undefined ? (own?.error ?? (mended.includes(name) ? sentOf(name) : undefined)) : undefined,
      isFirstWrong: name === firstWrong,
    }
  }

  /** Whether a new value takes the error of its field away. */
  function mend(name: FieldName, value: string): boolean {
    const own = left.get(name)
    const isSent = standing(name) !== undefined && value !== initialValues?.[name]
    const isMended = (isSent || own?.isMended === false) && isPlausible(name, value, store)
    if (!isMended) return false
    setState((before) => ({
      ...before,
      mended: isSent ? [...before.mended, name] : before.mended,
      left: own === undefined ? before.left : new Map(before.left).set(name, { ...own, isMended }),
    }))
    return true
  }

  /** Shows the error of a wrong value in a field that is left. Returns whether the error is new. */
  function leave(name: FieldName, value: string): boolean {
    const error = wrongForm(name, value, store)
    if (error === null || field(name).error !== undefined) return false
    setState((before) => ({ ...before, left: new Map(before.left).set(name, { error: say(error), isMended: false }) }))
    return true
  }

  /** Takes the errors of fields away that the order does not need any more. */
  function drop(names: readonly FieldName[]) {
    if (names.length === 0) return
    setState((before) => ({
      ...before,
      mended: [...before.mended, ...names.filter((name) => standing(name) !== undefined)],
      left: new Map([...before.left].filter(([name]) => !names.includes(name))),
    }))
  }

  return {
    formId: FORM_ID,
    result,
    field,
    mend,
    leave,
    drop,
    /** The error of the field that was left last, announced to screen readers. */
    told: [...left.values()].findLast(({ isMended }) => !isMended)?.error,
    refusal: isSettled ? undefined : form.errors?.find(isOrderError),
    settle: () => setState((before) => ({ ...before, isSettled: true })),
  }
}

/** The shopper's changes since a submission: the fields that were corrected, and those that were left with a wrong value. */
type State = { result: SubmissionResult | undefined; mended: readonly FieldName[]; left: LeftFields; isSettled: boolean }
type LeftFields = ReadonlyMap<FieldName, { error: string; isMended: boolean }>

const fresh = (result: SubmissionResult | undefined): State => ({ result, mended: [], left: new Map(), isSettled: false })
