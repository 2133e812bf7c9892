import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useChrome } from '../chrome/use-chrome'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'
import { shownDiscounts } from '../discounts/coupons.server'
import { RecentlyViewed } from '../history/recently-viewed'
import { CampaignOffers } from '../home/campaign-offers'
import { CategoryTiles } from '../home/category-tiles'
import { ServerFragment } from '../fragments/server-fragment'
import { FinderBand } from '../home/finder-band'
import { homeMeta } from '../home/home-meta'
import { LateWhyUs } from '../home/late-why-us'
import { shownHome } from '../home/shown-home.server'
import { StructuredData } from '../ui/structured-data'

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'plain',
  facts: ({ offers, campaign }) => ({ lists: [{ id: 'offers', name: campaign ?? 'offers', products: offers ?? [] }] }),
}

export async function loader({ context }: LoaderFunctionArgs) {
  return shownHome(context, await shownDiscounts(context))
}

export const headers = notStored

export default function HomePage() {
  const { finder, offers, digest, campaign, pictures, jsonLd } = useLoaderData<typeof loader>()
  const menu = useChrome()?.menu ?? []
  return (
    <>
      <FinderBand finder={finder} />
      <ServerFragment of={['category tiles', menu, pictures]}>
        <CategoryTiles menu={menu} pictures={pictures} />
      </ServerFragment>
      <CampaignOffers offers={offers} digest={digest} campaign={campaign} />
      <LateWhyUs />
      <RecentlyViewed />
      <StructuredData id="shop" data={jsonLd} />
    </>
  )
}

export const meta: MetaFunction = ({ matches, location }) => homeMeta(matches, location.pathname)
