import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '../store/use-translation'
import { isFieldError } from './field-errors'

/** The error of a field in the storefront's language; undefined without one. */
export function useFieldError(field: Pick<FieldMetadata<string>, 'errors'>): string | undefined {
  const { t } = useTranslation()
  const error = field.errors?.find(isFieldError)
  return error && t(error)
}
