import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '../forms/read-form.server'
import { accountHandle } from '../my-account/account-handle'
import { loadProfile } from '../my-account/load-profile.server'
import { handleProfileForm } from '../my-account/profile-action.server'
import { ProfilePage } from '../my-account/profile-page'
import { notStored } from '../page/not-stored'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.profile')

export async function loader({ context }: LoaderFunctionArgs) {
  return loadProfile(context)
}

export const headers = notStored

export async function action({ request, context }: ActionFunctionArgs) {
  return handleProfileForm(await readForm(request), request, context)
}

export default function AccountProfile() {
  return <ProfilePage shown={useLoaderData<typeof loader>()} />
}

export const meta = unlistedMeta('account.profile')
