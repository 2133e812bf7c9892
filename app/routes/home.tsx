import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useChrome } from '../chrome/use-chrome'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'
import { shownDiscounts } from '../discounts/coupons.server'
import { RecentlyViewed } from '../history/recently-viewed'
import { CampaignOffers } from '../home/campaign-offers'
import { CategoryTiles } from '../home/category-tiles'
import { FinderBand } from '../home/finder-band'
import { loadHome } from '../home/home-data.server'
import { homeMeta } from '../home/home-meta'
import { WhyUs } from '../home/why-us'

export const handle: PageHandle = { layout: 'plain' }

export async function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context, await shownDiscounts(context))
}

export const headers = notStored

export default function HomePage() {
  const { finder, offers, campaign, pictures } = useLoaderData<typeof loader>()
  return (
    <>
      <FinderBand finder={finder} />
      <CategoryTiles menu={useChrome()?.menu ?? []} pictures={pictures} />
      <CampaignOffers offers={offers} campaign={campaign} />
      <WhyUs />
      <RecentlyViewed />
    </>
  )
}

export const meta: MetaFunction = ({ matches, location }) => homeMeta(matches, location.pathname)
