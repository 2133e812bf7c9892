import { accountHandle } from '../account/account-handle'
import { AccountPage } from '../account/account-page'
import { LoginModeLink } from '../login/login-mode-link'
import { unlistedMeta } from '../page/unlisted-meta'
import { useTranslation } from '../store/use-translation'

export const handle = accountHandle('account.profile')

export default function AccountProfile() {
  const { t } = useTranslation()
  return (
    <AccountPage title="account.profile" text="account.profile.text">
      <LoginModeLink mode="password">{t('login.change')}</LoginModeLink>
    </AccountPage>
  )
}

export const meta = unlistedMeta('account.profile')
