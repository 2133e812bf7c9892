import { useLocation } from '@remix-run/react'
import { href } from '../routing/href'
import { safeRedirect } from '../routing/safe-redirect'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'
import { NEXT } from './login-mode'

/**
 * In place of the login form for a customer who is logged in: links to the page that asked for the login and to the account.
 */
export function LoggedIn() {
  const { t } = useTranslation()
  const account = href('accountOrders', useLanguage())
  const next = safeRedirect(new URLSearchParams(useLocation().search).get(NEXT), account)
  return (
    <div className="grid gap-4">
      <Notice kind="success">{t('login.in')}</Notice>
      {next !== account && (
        <LinkButton wide to={next}>
          {t('login.in.next')}
        </LinkButton>
      )}
      <LinkButton wide to={account} look={next === account ? undefined : 'secondary'}>
        {t('header.account')}
      </LinkButton>
    </div>
  )
}
