import { accountHandle } from '../account/account-handle'
import { AccountPage } from '../account/account-page'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.returns')

export default function AccountReturns() {
  return <AccountPage title="account.returns" text="account.returns.text" />
}

export const meta = unlistedMeta('account.returns')
