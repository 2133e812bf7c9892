import { createContext, useContext } from 'react'
import type { FieldName } from './checkout-fields'
import type { SectionId } from './sections'

/**
 * A field of the checkout form, with its errors in the words of the storefront. `error` is the server's (`sentError`), or that of
 * a field that was left with a wrong value; once the field is mended, it is `mended`. `isQuestion`: the error
 * only asks whether the value is right. `isFirstWrong`: the first field of the page with an error of the server.
 */
export type FormField = {
  name: FieldName
  id: string
  key: string | undefined
  initialValue: string | undefined
  error: string | undefined
  sentError: string | undefined
  isQuestion: boolean
  mended: string | undefined
  isFirstWrong: boolean
}

/** State of the checkout form that its sections share. */
export type FormState = {
  field: (name: FieldName) => FormField
  /** The number of a section, from 1. */
  step: (id: SectionId) => number
  /** The summary of a closed section; undefined for an open one. */
  summary: (id: SectionId) => string | undefined
  /** Opens a closed section and moves the focus into it. */
  open: (id: SectionId) => void
}

export const FormStateContext = createContext<FormState | null>(null)

/** The state of the checkout form around the component. Throws outside of it. */
export function useFormState(): FormState {
  const state = useContext(FormStateContext)
  if (state === null) throw new Error('A part of the checkout form stands outside of it')
  return state
}

export const useFormField = (name: FieldName): FormField => useFormState().field(name)
