import { useClearHistory } from './use-history'
import { useTranslation } from '../store/use-translation'

/** Deletes the storefront's viewed products and searches from this browser. */
export function ClearHistory() {
  const { t } = useTranslation()
  const clear = useClearHistory()
  return (
    <button type="button" onClick={clear} className="min-h-11 text-petrol underline underline-offset-4">
      {t('history.clear')}
    </button>
  )
}
