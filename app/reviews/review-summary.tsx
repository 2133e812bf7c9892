import type { Store } from '../store/store'
import { Icon } from '../ui/icon'
import { Stars } from '../ui/stars'
import { formatScore } from './rating'
import type { ReviewsView } from './reviews-view'
import { formatNumber } from '../store/format-number'
import { useTranslation } from '../store/use-translation'

/** The mean score and the distribution of the stars. */
export function ReviewSummary({ mean, total, bars, store }: SummaryProps) {
  const { t } = useTranslation()
  const score = formatScore(mean, store.iso)
  return (
    <>
      <p className="flex items-center gap-4">
        <span aria-hidden="true" className="text-3xl font-bold tabular-nums">
          {score}
        </span>
        <span className="grid gap-0.5">
          <Stars score={mean} label={t('score.label', { score })} />
          <span className="text-sm text-muted">{t('reviews.count', { count: total })}</span>
        </span>
      </p>
      <ul aria-label={t('reviews.spread')} className="grid gap-1.5 text-sm tabular-nums">
        {bars.map(({ star, count, percent }) => (
          <li key={star} className="grid grid-cols-[2.25rem_1fr_2rem] items-center gap-2">
            <span aria-hidden="true" className="flex items-center gap-1">
              {star} <Icon name="star" size={20} className="size-4 fill-current text-warm" />
            </span>
            <span className="sr-only">{t('reviews.stars', { count: star })}:</span>
            {/* The Content-Security-Policy blocks inline styles; the width of an SVG rectangle is an attribute. */}
            <svg aria-hidden="true" width="100%" height="8" className="overflow-hidden rounded-full bg-line text-warm">
              <rect width={`${percent}%`} height="8" rx="4" fill="currentColor" />
            </svg>
            <span className="text-right text-muted">{formatNumber(count, store.iso)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type SummaryProps = { mean: number; store: Store } & Pick<ReviewsView, 'total' | 'bars'>
