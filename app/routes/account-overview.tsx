import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadOverview } from '../my-account/load-overview.server'
import { OverviewPage } from '../my-account/overview-page'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'account.title')] }

export async function loader({ context }: LoaderFunctionArgs) {
  return loadOverview(context)
}

export const headers = notStored

export default function AccountOverview() {
  return <OverviewPage shown={useLoaderData<typeof loader>()} />
}

export const meta = unlistedMeta('account.title')
