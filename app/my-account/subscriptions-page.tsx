import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { SUBSCRIPTION_FORM } from '../orders/subscription-place'
import { SubscriptionView } from '../orders/subscription-view'
import { href } from '../routing/href'
import { formatMoney } from '../store/money'
import { storeOfCurrency } from '../store/stores'
import { useLanguage, useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { EmptyState } from '../ui/empty-state'
import type { loadOwnSubscriptions } from './load-own-subscriptions.server'
import { WaysOn } from './ways-on'
import { Link } from '../ui/link'

type Loaded = Awaited<ReturnType<typeof loadOwnSubscriptions>>

/** The subscriptions of the account, with all that can be changed of them. */
export function SubscriptionsPage({ subscriptions }: { subscriptions: Loaded }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const store = useStore()
  const { refused } = useRefusedForm(SUBSCRIPTION_FORM)
  const isShown = ({ shown }: Loaded[number]) =>
    shown.subscription.id === refused?.values.subscription_id && shown.subscription.state !== 'ended'
  return (
    <div className="grid max-w-3xl gap-5">
      <h1>{t('account.subscriptions')}</h1>
      {/* A form of a subscription that has ended meanwhile is not shown any more. */}
      {!subscriptions.some(isShown) && <FormAlert error={refused?.errors['']} />}
      {subscriptions.length === 0 && (
        <EmptyState
          icon="repeat"
          title={<h2 className="text-xl font-semibold">{t('account.subscriptions.empty.title')}</h2>}
          text={t('account.subscriptions.empty.text')}
        >
          <WaysOn or="finder" />
        </EmptyState>
      )}
      {subscriptions.map(({ orderId, orderNumber, currency, shown }) => {
        const own = storeOfCurrency(currency, store)
        const money = (amount: number) =>
          formatMoney(amount, { ...store, currency: own.currency, currencyDigits: own.currencyDigits })
        return (
          <div key={shown.subscription.id} className="grid gap-1">
            <SubscriptionView shown={shown} action={href('accountSubscriptions', language)} order={orderId} money={money} />
            <Link
              to={href('myOrder', language, { id: orderId })}
              className="inline-flex min-h-11 items-center justify-self-start text-sm text-petrol underline underline-offset-4"
            >
              {t('account.subscriptions.of', { number: orderNumber })}
            </Link>
          </div>
        )
      })}
    </div>
  )
}
