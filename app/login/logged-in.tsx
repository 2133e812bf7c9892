import { Form, useLocation } from '@remix-run/react'
import { href } from '../routing/href'
import { safeRedirect } from '../routing/safe-redirect'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button, LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'
import { LOGOUT_FORM } from './login-forms'
import { NEXT } from './login-mode'

/**
 * In place of the login form for a customer who is logged in: links to the page that asked for the login and to the account, and
 * the logout for whoever else uses the browser.
 */
export function LoggedIn() {
  const { t } = useTranslation()
  const language = useLanguage()
  const account = href('accountOrders', language)
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
      <Form method="post" action={href('login', language)} reloadDocument>
        <input type="hidden" name="intent" value={LOGOUT_FORM} />
        <Button look="quiet" wide>
          {t('login.logOut')}
        </Button>
      </Form>
    </div>
  )
}
