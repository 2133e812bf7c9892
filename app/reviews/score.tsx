import { useTranslation } from 'react-i18next'
import type { Store } from '../store/store'
import { Stars } from '../ui/stars'
import { formatScore, type Rating } from './rating'
import { numberFormat } from '../store/intl-formats'

/** What buyers think of a product in one line: stars, the mean and how many they are. `card`: in the narrow room of one. */
export function Score({ rating: { score, count }, store, card = false }: { rating: Rating; store: Store; card?: boolean }) {
  const { t } = useTranslation()
  const words = formatScore(score, store.iso)
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-1.5 ${card ? 'text-xs sm:text-sm' : 'text-sm'}`}>
      <Stars score={score} small={card} label={`${t('score.label', { score: words })}, ${t('reviews.count', { count })}`} />
      <span aria-hidden="true" className="whitespace-nowrap text-muted tabular-nums">
        {words} ({numberFormat(store.iso).format(count)})
      </span>
    </span>
  )
}
