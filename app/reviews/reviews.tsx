import { ThanksNotice } from '../forms/thanks-notice'
import { useThanks } from '../forms/use-thanks'
import type { OwnPurchase } from '../commerce/contract/review'
import { ServerFragment } from '../fragments/server-fragment'
import { paginationLabels } from '../store/pagination-labels'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Pagination } from '../ui/pagination'
import type { Invitation } from './load-invitation.server'
import { ReviewForm } from './review-form'
import { ReviewItem } from './review-item'
import { ReviewSummary } from './review-summary'
import { reviewsHref } from './reviews-query'
import type { ReviewsView } from './reviews-view'
import { SortLinks } from './sort-links'

/** The reviews of a product and the form to write one. `path` is the address of the product page, `campaign` what led there. */
export function Reviews({ view, path, campaign, invitation, own }: ReviewsProps) {
  const { t } = useTranslation()
  const store = useStore()
  const wasSubmitted = useThanks('review')
  const { mean, total, reviews, page, pages, sort } = view
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="page-width mt-12">
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid gap-5 rounded-xl bg-mist p-4 sm:p-6">
          {mean === null ? (
            <div>
              <p className="font-semibold">{t('reviews.empty.title')}</p>
              <p className="mt-1 text-muted">{t('reviews.empty.text')}</p>
            </div>
          ) : (
            <ServerFragment of={['review summary', mean, total, view.bars]}>
              <ReviewSummary mean={mean} total={total} bars={view.bars} store={store} />
            </ServerFragment>
          )}
          <p className="text-sm text-muted">{t('reviews.rule')}</p>
        </div>
        <div className="min-w-0">
          {wasSubmitted ? (
            <ThanksNotice title={t('review.thanks.title')} text={t('review.thanks.text')} />
          ) : (
            <ReviewForm path={path} invitation={invitation} own={own} />
          )}
          {total > 1 && <SortLinks sort={sort} hrefOf={(by) => reviewsHref(path, { page: 1, sort: by }, campaign)} />}
          <ServerFragment of={['reviews', reviews]}>
            <ol className="divide-y divide-line">
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ol>
          </ServerFragment>
          <Pagination
            page={page}
            pages={pages}
            labels={paginationLabels(t)}
            hrefOf={(number) => reviewsHref(path, { page: number, sort }, campaign)}
          />
        </div>
      </div>
    </section>
  )
}

type ReviewsProps = {
  view: ReviewsView
  path: string
  campaign: string | null
  invitation: Invitation | null
  own: OwnPurchase | null
}
