import { useTranslation } from 'react-i18next'
import type { Store } from '../store/store'
import { Stars } from '../ui/stars'
import { formatScore, type Rating } from './rating'

/** What buyers think of a product in one line: stars, the mean and how many they are. */
export function Score({ rating: { score, count }, store }: { rating: Rating; store: Store }) {
  const { t } = useTranslation()
  const words = formatScore(score, store.iso)
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <Stars score={score} label={`${t('score.label', { score: words })}, ${t('reviews.count', { count })}`} />
      <span aria-hidden="true" className="text-muted tabular-nums">
        {words} ({count.toLocaleString(store.iso)})
      </span>
    </span>
  )
}
