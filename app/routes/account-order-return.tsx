import { accountHandle } from '../account/account-handle'
import { AccountPage } from '../account/account-page'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.orderReturn')

export default function AccountOrderReturn() {
  return <AccountPage title="account.orderReturn" text="account.orderReturn.text" />
}

export const meta = unlistedMeta('account.orderReturn')
