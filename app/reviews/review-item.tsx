import { storeOf } from '../store/stores'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { Stars } from '../ui/stars'
import type { ShownReview } from './reviews-view'

/** One review with its stars, text, author and date. */
export function ReviewItem({ review }: { review: ShownReview }) {
  const { t } = useTranslation()
  const { stars, title, text, name, verified, foreign, day, date } = review
  const author = name === '' ? t(verified ? 'reviews.buyer' : 'reviews.anonymous') : name
  const lang = foreign === null ? undefined : storeOf(foreign).iso
  return (
    <li className="py-5">
      <article className="grid gap-1.5">
        <Stars score={stars} label={t('score.label', { score: stars })} />
        <h3 lang={lang} className="text-base">
          {title}
        </h3>
        <p lang={lang} className="max-w-prose whitespace-pre-line">
          {text}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="font-semibold text-ink">{author}</span>
          {verified && (
            <span className="inline-flex items-center gap-1 text-green">
              <Icon name="check-circle" size={20} />
              {t('reviews.verified')}
            </span>
          )}
          <time dateTime={day}>{date}</time>
          {foreign !== null && <span>{t(`reviews.in.${foreign}`)}</span>}
        </p>
      </article>
    </li>
  )
}
