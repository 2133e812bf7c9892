import type { Store } from '../store/store'
import { Stars } from '../ui/stars'
import { formatScore, type Rating } from './rating'
import { formatNumber } from '../store/format-number'
import { useTranslation } from '../store/use-translation'

/** One line with stars, mean score and number of reviews. `card` makes it smaller on phones. */
export function Score({ rating: { score, count }, store, card = false }: { rating: Rating; store: Store; card?: boolean }) {
  const { t } = useTranslation()
  const mean = formatScore(score, store.iso)
  return (
    <span className={card ? 'score score-card' : 'score'}>
      <Stars
        score={score}
        small={card}
        label={[t('score.label', { score: mean }), ...(count === null ? [] : [t('reviews.count', { count })])].join(', ')}
      />
      <span aria-hidden="true">{count === null ? mean : `${mean} (${formatNumber(count, store.iso)})`}</span>
    </span>
  )
}
