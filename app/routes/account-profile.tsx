import { accountHandle } from '../account/account-handle'
import { AccountPage } from '../account/account-page'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.profile')

export default function AccountProfile() {
  return <AccountPage title="account.profile" text="account.profile.text" />
}

export const meta = unlistedMeta('account.profile')
