import { useId } from 'react'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { ProductPage } from './product-page'
import { useTranslation } from '../store/use-translation'

/** Radio buttons for a single purchase or a subscription interval, in the form with the id `form`; nothing without intervals. */
export function SubscriptionChoice({ intervals, form }: { intervals: ProductPage['subscriptions']; form: string }) {
  const { t } = useTranslation()
  const note = useId()
  if (intervals.length === 0) return null
  const field = { form, name: 'subscription_interval', tight: true }
  return (
    <RadioCards legend={t('product.subscription')} describedBy={note}>
      <div className="grid grid-cols-2 gap-2">
        <div className="col-span-2 grid">
          <RadioCard {...field} value="" label={t('product.subscription.once')} defaultChecked />
        </div>
        {intervals.map(({ id, name, nextDelivery: day }) => (
          <RadioCard
            key={id}
            {...field}
            value={id}
            label={name}
            description={day === null ? undefined : t('subscription.next', { day })}
          />
        ))}
      </div>
      <p id={note} className="text-sm text-muted">
        {t('product.subscription.note')} {t('subscription.terms')}
      </p>
    </RadioCards>
  )
}
