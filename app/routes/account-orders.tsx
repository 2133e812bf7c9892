import { accountHandle } from '../account/account-handle'
import { AccountPage } from '../account/account-page'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.orders')

export default function AccountOrders() {
  return <AccountPage title="account.orders" text="account.orders.text" />
}

export const meta = unlistedMeta('account.orders')
