import type { PaymentMethodId } from '../commerce/contract/payment'
import { PAYMENT_PROVIDERS } from '../commerce/contract/payment-providers'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import type { ShownSubscription } from './load-subscriptions.server'
import { CARD_PAGE } from './subscription-place'
import { Folded, Step } from './subscription-step'
import { Link } from '../ui/link'

type Props = { subscription: ShownSubscription['subscription']; action: string; order: string | undefined }

/**
 * The way in which a subscription is paid, what waits for the customer, and the forms that
 * change it; open after a charge that failed.
 */
export function SubscriptionPayment({ subscription, action, order }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, payment, payment_name: way, ways_to_pay: ways, card_page: cardPage, unpaid } = subscription
  return (
    <div className="grid gap-2 print:hidden">
      <p className="text-sm text-muted">{t('subscription.payment', { way })}</p>
      {unpaid !== null && (
        <Notice kind="warning">
          {t('subscription.payment.failed', { number: unpaid.number })}{' '}
          <Link to={href('myOrder', language, { id: unpaid.order_id })} className="underline underline-offset-4">
            {t('subscription.payment.failed.order')}
          </Link>
        </Notice>
      )}
      {cardPage !== null && (
        <Notice kind="warning">
          {t('subscription.payment.open', { way })}{' '}
          <Link to={`${action}?${CARD_PAGE}=${id}`} className="underline underline-offset-4">
            {t('subscription.payment.open.go')}
          </Link>
        </Notice>
      )}
      <Folded title={t('subscription.payment.change')} open={unpaid !== null}>
        <p className="mb-3">{t('subscription.payment.text')}</p>
        <div className="flex flex-wrap gap-3">
          {ways
            .filter((one) => one.id !== payment || holdsCard(one.id))
            .map((one) => (
              <Step key={one.id} action={action} subscription={subscription} order={order} step="pay-by">
                <input type="hidden" name="payment" value={one.id} />
                <Button look="secondary">{t(LABELS[one.id] ?? 'subscription.payment.to', { way: one.name })}</Button>
              </Step>
            ))}
        </div>
      </Folded>
    </div>
  )
}

const holdsCard = (id: PaymentMethodId) => PAYMENT_PROVIDERS.some((provider) => provider.id === id && provider.holdsCard)

const LABELS: Partial<Record<PaymentMethodId, 'subscription.payment.toCard' | 'subscription.payment.toInvoice'>> = {
  stripe: 'subscription.payment.toCard',
  invoice: 'subscription.payment.toInvoice',
}
