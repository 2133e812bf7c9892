import { REVIEW_SORTS, type ReviewSort } from '../commerce/contract/review-sort'
import { useTranslation } from '../store/use-translation'
import { Link } from '../ui/link'

/** Links for the order of the reviews, and a note that reviews in the storefront's language come first. */
export function SortLinks({ sort, hrefOf }: { sort: ReviewSort; hrefOf: (sort: ReviewSort) => string }) {
  const { t } = useTranslation()
  return (
    <div className="mt-6">
      <ul aria-label={t('reviews.sort')} className="flex gap-1 border-b border-line">
        {REVIEW_SORTS.map((option) => (
          <li key={option}>
            <Link
              to={hrefOf(option)}
              aria-current={option === sort ? 'true' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 font-semibold text-muted no-underline hover:text-ink aria-current:border-ink aria-current:text-ink"
            >
              {t(`reviews.sort.${option}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-sm text-muted">{t('reviews.sort.own')}</p>
    </div>
  )
}
