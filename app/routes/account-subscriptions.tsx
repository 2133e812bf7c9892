import { accountHandle } from '../account/account-handle'
import { AccountPage } from '../account/account-page'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.subscriptions')

export default function AccountSubscriptions() {
  return <AccountPage title="account.subscriptions" text="account.subscriptions.text" />
}

export const meta = unlistedMeta('account.subscriptions')
