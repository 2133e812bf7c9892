import { accountHandle } from '../account/account-handle'
import { AccountPage } from '../account/account-page'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.overview')

export default function AccountOverview() {
  return <AccountPage title="account.overview" text="account.overview.text" />
}

export const meta = unlistedMeta('account.overview')
