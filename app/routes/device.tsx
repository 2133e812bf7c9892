import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { listingHead } from '../listing/listing-head'
import { listed } from '../listing/listed'
import { shownListing } from '../listing/shown-listing.server'
import { requestedListing, redirectUnlessCanonical } from '../listing/requested-listing.server'
import { listingCall } from '../listing/listing-query'
import { ListingView } from '../listing/listing-view'
import type { PageHandle } from '../page/page-handle'
import { shownDiscounts } from '../discounts/coupons.server'
import { optional } from '../commerce/optional'
import { DeviceIntro } from '../finder/device-intro'
import { SaveDevice } from '../finder/save-device'
import { handleSaveDevice, isSavedDevice } from '../finder/save-device.server'
import { readForm } from '../forms/read-form.server'
import { finderHref } from '../routing/finder-query'
import { nearModels } from '../finder/near-models'
import { OtherModels } from '../finder/other-models'
import { alternatesBy } from '../routing/alternates'
import { href } from '../routing/href'
import { pageMeta } from '../routing/page-meta'
import { translations } from '../store/translations'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** Maximum number of links to models of the same brand. */
const MAX_OTHER_MODELS = 12

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'default',
  crumbs: ({ type, brand, model }, language) => [
    { text: translations(language).t('finder.link'), to: finderHref(language) },
    { text: type.name, to: finderHref(language, { type: type.key }) },
    { text: brand.name, to: finderHref(language, { type: type.key, brand: brand.key }) },
    { text: model },
  ],
  alternates: ({ alternates }) => alternates,
  facts: ({ name, listing }) => ({ lists: [listed('device', name, listing)] }),
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const asked = requestedListing(request)
  const [{ device, ...page }, discounts, isSaved] = await Promise.all([
    context.backend.deviceListing({ key: params.key ?? '', ...listingCall(asked) }),
    shownDiscounts(context),
    isSavedDevice(params.key ?? '', context),
  ])
  redirectUnlessCanonical(request, page)
  const { key, type, brand, model } = device
  const sameBrand = await optional(context.backend.extras.devices({ type: type.key, brand: brand.key }), null)
  return {
    language: context.visitor.language,
    key,
    isSaved,
    type,
    brand,
    model,
    name: `${brand.name} ${model}`,
    others: nearModels(sameBrand?.models ?? [], key, MAX_OTHER_MODELS),
    path: href('device', context.visitor.language, { key }),
    alternates: alternatesBy(device.alternates, (language, own) => href('device', language, { key: own })),
    listing: shownListing(page, asked, discounts, context),
  }
}

export { clientLoader } from '../card/page-of-cards.client'

export async function action({ context, params, request }: ActionFunctionArgs) {
  return handleSaveDevice(await readForm(request), params.key ?? '', context)
}

export default function DeviceRoute() {
  const { key, isSaved, type, brand, name, others, listing } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  return (
    <>
      <ListingView title={t('device.title', { device: name })} listing={listing} store={useStore()} byRelevance>
        <DeviceIntro device={name} />
        <SaveDevice deviceKey={key} isSaved={isSaved} />
      </ListingView>
      <OtherModels models={others} type={type} brand={brand} />
    </>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { language, name, path, alternates, listing } = data
  const { t } = translations(language)
  return pageMeta(matches, {
    title: t('device.title', { device: name }),
    description: t('device.description', { count: listing.total, device: name }),
    ...listingHead(path, listing, alternates),
  })
}
