import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { ServiceLinks } from '../page/service-page'
import { unlistedMeta } from '../page/unlisted-meta'
import { readForm } from '../forms/read-form.server'
import { TrackingForm } from '../orders/tracking-form'
import { handleTrackingForm } from '../orders/tracking-form.server'
import { TrackingPage } from '../orders/tracking-page'
import { trackingView } from '../orders/tracking-view'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'trackOrder.title')] }

/**
 * Without an id the form, with an order number the form with that number filled in, whether or not such an order exists. With the
 * secret id of an order, its tracking (404 for an unknown id).
 */
export async function loader({ params: { id }, context }: LoaderFunctionArgs) {
  if (id === undefined || isOrderNumber(id)) return { number: id, view: null }
  const { answer } = await context.backend.call('orderTracking', { params: { id } })
  return { number: undefined, view: trackingView(answer, context.visitor.store.iso, context.services.now()) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return handleTrackingForm(await readForm(request), context)
}

export const headers = notStored

export default function TrackOrder() {
  const { t } = useTranslation()
  const { number, view } = useLoaderData<typeof loader>()
  if (view !== null) return <TrackingPage view={view} />
  return (
    <div className="page-width pt-6">
      <div className="mx-auto max-w-3xl">
        <h1>{t('trackOrder.title')}</h1>
        <p className="mt-4 mb-6 max-w-prose text-lg">{t('trackOrder.text')}</p>
        <TrackingForm number={number} />
        <ServiceLinks isMain={false} />
      </div>
    </div>
  )
}

export const meta = unlistedMeta('trackOrder.title')

/** Whether a text has the form of an order number: the country of the storefront and digits, in any case. */
const isOrderNumber = (text: string): boolean => /^(SE|NO|DE|DK)\d{1,12}$/i.test(text)
