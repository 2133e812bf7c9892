import { useFetcher } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import type { RefusedForm } from '../forms/form-errors'
import { ThanksNotice } from '../forms/thanks-notice'
import { useRefusedForm } from '../forms/use-refused-form'
import { contentHref, href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { useIsScripted } from '../ui/use-is-scripted'
import { NEWSLETTER_FORM, type NewsletterSent } from './newsletter-sent'
import { Link } from '../ui/link'

/**
 * Asks for the newsletter. Its begin is confirmed by mail (double opt-in). In the footer the answer is shown in place where
 * scripts run; without them, and on its own page, the answer is a page.
 */
export function NewsletterForm({ place }: { place: 'footer' | 'page' }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const fetcher = useFetcher<RefusedForm | NewsletterSent>({ key: `newsletter-${place}` })
  const answer = fetcher.data
  const { refused, form } = useRefusedForm(NEWSLETTER_FORM, answer !== undefined && 'form' in answer ? answer : undefined)
  const isScripted = useIsScripted()
  if (answer !== undefined && 'sent' in answer) {
    return <ThanksNotice title={t('newsletter.thanks.title')} text={t('newsletter.thanks.text')} />
  }
  const error = refused?.errors.email
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={href('newsletter', language)}
      noValidate
      preventScrollReset
      className="grid gap-3"
    >
      {isScripted && <input type="hidden" name="stay" value="yes" />}
      <FormAlert error={refused?.errors['']} />
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <EmailField
          id={`newsletter-${place}-email`}
          label={t('newsletter.email')}
          defaultValue={refused?.values.email}
          error={error && t(error)}
        />
        <Button look={place === 'page' ? 'primary' : 'secondary'} className="sm:mt-7.5" disabled={busy}>
          {t('newsletter.send')}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {t('newsletter.privacy')}{' '}
        <Link to={contentHref(language, paths.privacy)} className="text-petrol underline underline-offset-4">
          {t('checkout.privacy.link')}
        </Link>
      </p>
    </fetcher.Form>
  )
}
