import { useId } from 'react'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { ProductPageData } from './product-page'
import { useChosenInterval } from './use-chosen-interval'

/**
 * One line with the benefit of a subscription, or with what is chosen. It opens to radio buttons for a single purchase and the
 * intervals, in the form with the id `form`. Nothing without intervals.
 */
export function SubscriptionChoice({ intervals, form }: { intervals: ProductPageData['subscriptions']; form: string }) {
  const { t } = useTranslation()
  const note = useId()
  const chosen = useChosenInterval(form, intervals)
  if (intervals.length === 0) return null
  const field = { form, name: 'subscription_interval', tight: true }
  return (
    <details className="group rounded-lg border border-line bg-white">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-3 text-sm hover:bg-mist">
        <Icon name="repeat" size={20} className="text-muted" />
        <span className="min-w-0 grow py-1">
          {chosen === null ? t('product.subscription.benefit') : t('cart.subscription', { interval: chosen })}
        </span>
        <Icon name="chevron-down" size={20} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="p-3 pt-1">
        <RadioCards legend={t('product.subscription')} describedBy={note}>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
            <div className="col-span-full grid">
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
      </div>
    </details>
  )
}
