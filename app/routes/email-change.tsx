import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readForm } from '../forms/read-form.server'
import { followEmailLink, loadEmailLink } from '../my-account/email-link.server'
import { EmailLinkPage } from '../my-account/email-link-page'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle: PageHandle = {
  layout: 'default',
  keepsQuery: true,
  fixedCrumbs: (language) => [pageCrumb(language, 'emailChange.title')],
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadEmailLink(request, context)
}

export async function action({ request, context }: ActionFunctionArgs) {
  return followEmailLink(await readForm(request), request, context)
}

/**
 * Confirms or stops a change of a customer's e-mail address, with a link that was mailed to one of both addresses (decision 047).
 */
export default function EmailChange() {
  return <EmailLinkPage shown={useLoaderData<typeof loader>()} />
}

export const headers = notStored
export const meta = unlistedMeta('emailChange.title')
