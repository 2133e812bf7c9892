import { Icon } from '../ui/icon'
import type { FormError } from './form-errors'
import { useTranslation } from '../store/use-translation'

/** The error of a form that belongs to no single field; focusable. */
export function FormAlert({ error }: { error: FormError | undefined }) {
  const { t } = useTranslation()
  if (error === undefined) return null
  return (
    <p role="alert" tabIndex={-1} className="flex gap-2 rounded-lg border-l-4 border-red bg-red/5 px-4 py-3">
      <Icon name="warning" size={24} className="text-red" />
      {t(error)}
    </p>
  )
}
