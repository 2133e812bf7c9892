import { Form } from '@remix-run/react'
import { useConsent } from '../consent/use-consent'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { href } from '../routing/href'
import { CATEGORY_NAMES, isGranted } from '../store/consent-mask'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button, LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'
import { CHOOSE_NEWSLETTER, NEWSLETTER_THANKS } from './profile-forms'

/**
 * Begins and ends the newsletter of the account's address; `hasNewsletter` is null where the
 * backend could not tell (decision 047).
 */
export function NewsletterChoice({ email, hasNewsletter }: { email: string; hasNewsletter: boolean | null }) {
  const { t } = useTranslation()
  const action = href('accountProfile', useLanguage())
  const { refused, form } = useRefusedForm(CHOOSE_NEWSLETTER)
  const done = {
    started: useThanks(NEWSLETTER_THANKS.started) && hasNewsletter === true,
    ended: useThanks(NEWSLETTER_THANKS.ended) && hasNewsletter === false,
    mailed: useThanks(NEWSLETTER_THANKS.mailed) && hasNewsletter === false,
  }
  return (
    <section id="newsletter" className="grid wrap-anywhere scroll-mt-32 justify-items-start gap-3 border-t border-line pt-6">
      <h2>{t('profile.newsletter.title')}</h2>
      {done.started && <Notice kind="success">{t('profile.newsletter.started')}</Notice>}
      {done.ended && <Notice kind="success">{t('profile.newsletter.ended')}</Notice>}
      {done.mailed && <Notice>{t('profile.newsletter.mailed')}</Notice>}
      {hasNewsletter === null ? (
        <p>{t('profile.newsletter.unknown')}</p>
      ) : (
        <Form ref={form} method="post" action={action} className="grid max-w-full justify-items-start gap-3">
          <FormIntent name={CHOOSE_NEWSLETTER} />
          <input type="hidden" name="wanted" value={hasNewsletter ? 'no' : 'yes'} />
          <p>{t(`profile.newsletter.${hasNewsletter ? 'on' : 'off'}`, { email })}</p>
          <FormAlert error={refused?.errors['']} />
          <Button look="secondary">{t(`profile.newsletter.${hasNewsletter ? 'end' : 'start'}`)}</Button>
        </Form>
      )}
    </section>
  )
}

/** The optional cookies that this browser allows, with the way to change it. */
export function CookieChoice() {
  const { t } = useTranslation()
  const settings = href('cookieSettings', useLanguage())
  const consent = useConsent()
  if (consent === null) return null
  const allowed = CATEGORY_NAMES.filter((category) => isGranted(consent.mask, category))
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h2>{t('profile.cookies.title')}</h2>
      {consent.mask === null ? (
        <p>{t('profile.cookies.open')}</p>
      ) : (
        <div>
          <p>{t('profile.cookies.allowed')}</p>
          <ul className="mt-1 list-disc pl-6">
            <li>{t('consent.necessary')}</li>
            {allowed.map((category) => (
              <li key={category}>{t(`consent.${category}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton to={settings} look="secondary">
        {t('profile.cookies.change')}
      </LinkButton>
    </section>
  )
}
