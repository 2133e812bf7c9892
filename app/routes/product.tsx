import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { handleProductForm } from '../product/product-action.server'
import { metaDescription } from '../product/meta-description'
import { pageDetails } from '../product/page-details'
import { productPage } from '../product/product-page'
import { ProductView } from '../product/product-view'
import { useSwapKey } from '../product/use-swap-key'
import { StructuredData } from '../ui/structured-data'
import type { PageHandle } from '../page/page-handle'
import { useChrome } from '../chrome/use-chrome'
import { translations } from '../store/translations'
import { dispatchCutoff } from '../stock/delivery'
import { useStore } from '../store/use-shop'
import { optional } from '../commerce/optional'
import { hideFromBrowser } from '../fragments/hide-from-browser'
import { LateAlternatives, LateCarousels } from '../related-products/late-carousels'
import { loadRelatedProducts } from '../related-products/load-related-products.server'
import { shownDiscounts } from '../discounts/coupons.server'
import { plainText } from '../content/plain-text'
import { relatedLists } from '../related-products/related-lists'
import { RecentlyViewed } from '../history/recently-viewed'
import { readForm } from '../forms/read-form.server'
import { LateReviews } from '../reviews/late-reviews'
import { loadReviews } from '../reviews/reviews-data.server'
import { linkedCategory } from '../routing/listing-path'
import { pageMeta } from '../routing/page-meta'

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>['data']> = {
  layout: 'default',
  crumbs: ({ product }, language) => [
    ...product.categories.map((category) => ({ text: category.name, to: linkedCategory(language, category) })),
    { text: product.name },
  ],
  alternates: ({ alternates, switched }) => switched ?? alternates,
  facts: ({ product, relatedProducts: related }, language) => ({
    product: { ...product, category: product.categories.at(-1)?.name ?? null },
    lists: relatedLists(related, product.orderable, translations(language).t),
  }),
}

/** A removed product is still rendered, because listings may link to it, with status 410, so that search engines drop it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const reading = context.backend.product(params.slug ?? '')
  const [found, menu, delivery, discounts, relatedProducts, reviews] = await Promise.all([
    reading,
    optional(context.backend.extras.mainMenu(), []),
    optional(context.backend.extras.nextDelivery(), null),
    shownDiscounts(context),
    loadRelatedProducts(context, reading),
    reading.then((found) => loadReviews(context, found, request)),
  ])
  const { store } = context.visitor
  const cutoff = dispatchCutoff(delivery?.next_delivery ?? null, store.iso, context.services.now(), found.freight?.arrives)
  const product = productPage(found, store, { menu, cutoff, discounts })
  const depositName = translations(store.language).t('deposit.total')
  const said = { store, origin: context.services.publicOrigin, depositName }
  const page = { product, reviews, relatedProducts, ...pageDetails(found, product, new URL(request.url), said) }
  return data(hideFromBrowser(hideFromBrowser(page, 'jsonLd'), 'preview'), page.gone ? 410 : 200)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return handleProductForm(await readForm(request), params.slug ?? '', request, context)
}

export { clientLoader } from '../navigation/page-data.client'

export default function ProductRoute() {
  const { relatedProducts, reviews, path, jsonLd, ...shown } = useLoaderData<typeof loader>()
  const { product } = shown
  const store = useStore()
  const { key } = useSwapKey()
  const related = relatedProducts && { cards: relatedProducts, product, store }
  return (
    <Fragment key={key}>
      <ProductView
        {...shown}
        banner={useChrome()?.banner}
        store={store}
        underBuyBox={related && !product.orderable && <LateAlternatives {...related} />}
      />
      {reviews && <LateReviews key={`reviews-${product.id}`} {...reviews} path={path} campaign={shown.campaign} />}
      {related && <LateCarousels key={`related-${product.id}`} {...related} />}
      <RecentlyViewed key={`viewed-${product.id}`} current={product} />
      <StructuredData id={`product-${product.id}`} data={jsonLd} />
    </Fragment>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return []
  const { product, gone, description, path, alternates, preview, jsonLd } = loaded
  return pageMeta(matches, {
    title: product.name,
    description: metaDescription(product.name, plainText(description)),
    canonical: path,
    noindex: gone,
    alternates,
    image: preview,
    // Hidden from the browser, which does not make these tags.
    offer: import.meta.env.SSR ? jsonLd.offers : undefined,
  })
}
