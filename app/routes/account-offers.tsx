import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '../forms/read-form.server'
import { accountHandle } from '../my-account/account-handle'
import { loadCustomerOffers } from '../my-account/load-customer-offers.server'
import { handleOfferForm } from '../my-account/offers-action.server'
import { OffersPage } from '../my-account/offers-page'
import { notStored } from '../page/not-stored'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.offers')

export async function loader({ context }: LoaderFunctionArgs) {
  return { offers: await loadCustomerOffers(context) }
}

export const headers = notStored

export async function action({ request, context }: ActionFunctionArgs) {
  return handleOfferForm(await readForm(request), context)
}

export default function AccountOffers() {
  return <OffersPage offers={useLoaderData<typeof loader>().offers} />
}

export const meta = unlistedMeta('account.offers')
