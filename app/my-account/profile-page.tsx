import { resourceHref } from '../routing/resources'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { buttonClass } from '../ui/button'
import { CloseAccount } from './close-account'
import { DetailsForm } from './details-form'
import { EmailSection } from './email-section'
import type { loadProfile } from './load-profile.server'
import { CookieChoice, NewsletterChoice } from './mailing-choices'
import { OwnDevices } from './own-devices'
import { PasskeysSection } from './passkeys-section'

/**
 * The profile page: details of the customer, login, newsletter and cookies, download of the
 * stored data, and closing of the account.
 */
export function ProfilePage({
  shown: { details, pending, hasNewsletter, devices, passkeys },
}: {
  shown: Awaited<ReturnType<typeof loadProfile>>
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="grid max-w-3xl gap-10">
      <header className="grid gap-2">
        <h1>{t('account.profile')}</h1>
        <p className="text-lg">{t('account.profile.text')}</p>
      </header>
      <DetailsForm details={details} />
      <EmailSection email={details.email} pending={pending} />
      <PasskeysSection passkeys={passkeys} />
      <OwnDevices devices={devices} />
      <NewsletterChoice email={details.email} hasNewsletter={hasNewsletter} />
      <CookieChoice />
      <section className="grid justify-items-start gap-3 border-t border-line pt-6">
        <h2>{t('account.data.title')}</h2>
        <p>{t('account.data.text')}</p>
        <a href={resourceHref('accountExport', language)} download className={buttonClass('secondary')}>
          {t('account.data.go')}
        </a>
      </section>
      <CloseAccount />
    </div>
  )
}
