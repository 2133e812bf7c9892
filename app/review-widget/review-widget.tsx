import { useRouteLoaderData } from '@remix-run/react'
import { useReviewWidget } from './use-review-widget'

/**
 * The place of the review widget (spec section 2). Its room is kept, so that nothing moves when it comes, and only where scripts run.
 * What it shows it builds in a shadow root of its own: React leaves this element empty.
 */
export function ReviewWidget() {
  const address = useRouteLoaderData<{ reviewWidget: string | null }>('root')?.reviewWidget ?? null
  useReviewWidget(address)
  return address === null ? null : <div id="review-widget" className="review-widget mt-3 min-h-11" />
}
