import { Form } from '@remix-run/react'
import { isRenewal } from '../commerce/contract/is-renewal'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'

/** Cancels an order that is not packed, in two steps: what it means, then the button. */
export function CancelForm({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm('cancel')
  const isOfSubscription = detail.order.items.some(({ subscription_interval: interval }) => interval !== null)
  return (
    <details open={refused !== null} className="border-t border-line pt-4 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {t('order.cancel.title')}
      </summary>
      <Form
        ref={form}
        method="post"
        action={`${href('myOrder', useLanguage(), { id: detail.order.id })}#order`}
        className="mt-2 grid justify-items-start gap-3"
      >
        <input type="hidden" name="intent" value="cancel" />
        <FormAlert error={refused?.errors['']} />
        <p>{t(`order.cancel.text.${moneyOf(detail)}`)}</p>
        {isOfSubscription && (
          <p className="font-semibold">{t(isRenewal(detail.order) ? 'order.cancel.delivery' : 'order.cancel.subscription')}</p>
        )}
        <Button look="secondary">{t('order.cancel.go')}</Button>
      </Form>
    </details>
  )
}

/** The effect of a cancellation on the money, by way of payment. */
function moneyOf({ order, payment_state }: OrderDetail): 'unpaid' | 'paid' | 'giftCard' | 'partGiftCard' {
  if (order.payment.id === 'gift-card') return 'giftCard'
  if (order.gift_card_total > 0) return 'partGiftCard'
  return payment_state === 'awaiting' ? 'unpaid' : 'paid'
}
