import { accountHandle } from '../account/account-handle'
import { AccountPage } from '../account/account-page'
import { unlistedMeta } from '../page/unlisted-meta'

export const handle = accountHandle('account.offers')

export default function AccountOffers() {
  return <AccountPage title="account.offers" text="account.offers.text" />
}

export const meta = unlistedMeta('account.offers')
