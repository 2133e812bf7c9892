import { useSearchParams } from '@remix-run/react'
import { THANKS } from '../forms/thanks'
import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'
import type { ShownSubscription } from './load-subscriptions.server'
import { STEPS, SUBSCRIPTION_FORM } from './subscription-place'

/** The success message of a form of this subscription. The query names the subscription, so only that one shows it. */
export function SubscriptionDone({ shown: { subscription, nextDay } }: { shown: ShownSubscription }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const step = STEPS.find((one) => one === query.get(THANKS))
  if (step === undefined || query.get(SUBSCRIPTION_FORM) !== subscription.id) return null
  // The new card is not confirmed yet, which its own notice says.
  if (step === 'pay-by' && subscription.card_page !== null) return null
  if (step === 'pay-by') {
    return <Notice kind="success">{t('subscription.done.pay-by', { way: subscription.payment_name })}</Notice>
  }
  const isUndated = step === 'deliver-to' && nextDay === null
  return (
    <Notice kind="success">
      {isUndated ? t('subscription.address.changed') : t(`subscription.done.${step}`, { day: nextDay ?? '' })}
    </Notice>
  )
}
