import { useTranslation } from 'react-i18next'
import type { Store } from '../store/store'
import { Stars } from '../ui/stars'

/** What buyers think of a product, 0 to 5. */
export function Score({ score, store }: { score: number; store: Store }) {
  const { t } = useTranslation()
  const words = score.toLocaleString(store.iso, { maximumFractionDigits: 1 })
  return <Stars score={score} label={t('score.label', { score: words })} />
}
