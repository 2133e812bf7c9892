import { useTranslation } from 'react-i18next'
import { useForget } from './use-history'

/** Makes this browser forget the products and searches of the storefront. */
export function ClearHistory() {
  const { t } = useTranslation()
  const forget = useForget()
  return (
    <button type="button" onClick={forget} className="min-h-11 text-petrol underline underline-offset-4">
      {t('history.clear')}
    </button>
  )
}
