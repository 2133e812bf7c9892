import { BuyAgainForm } from '../orders/buy-again-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import type { ShownOrder } from './shown-order.server'

/** The actions for an order of a list. `buyAgain` is the address that takes the form to buy its goods again; null for none. */
export function OrderSteps({ order, buyAgain }: { order: ShownOrder; buyAgain: string | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, number, status } = order
  const isTracked = !order.is_sent_by_mail && (status === 'confirmed' || status === 'packed' || status === 'shipped')
  // The number tells the same button of one order from that of the next.
  const of = <span className="sr-only"> {number}</span>
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col">
      {status === 'pending' && (
        <LinkButton to={href('myOrder', language, { id })} look="secondary">
          {t('account.orders.show')}
          {of}
        </LinkButton>
      )}
      {isTracked && (
        <LinkButton to={href('trackOrder', language, { id })} look="secondary">
          {t('order.track')}
          {of}
        </LinkButton>
      )}
      {order.can_return && (
        <LinkButton to={href('accountOrderReturn', language, { id })} look="secondary">
          {t('order.return')}
          {of}
        </LinkButton>
      )}
      {buyAgain !== null && status !== 'pending' && (
        <BuyAgainForm action={buyAgain} look="secondary">
          {of}
          <input type="hidden" name="order" value={id} />
        </BuyAgainForm>
      )}
    </div>
  )
}
