import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import type { Quote } from '../commerce/contract/checkout'
import type { Choice } from './choices'

/**
 * Shown when an order was refused because its total or its days of arrival differ from those in the form (decision 005): those
 * before and now, what changed the total, and the order button, in the legally required words alone (in Germany BGB 312j).
 * Without scripts the total also changes when methods with another price are chosen after the form was rendered.
 */
export function TotalChange({ choice: { delivery, payment, quote }, before, arrives }: TotalChangeProps) {
  const { t } = useTranslation()
  const store = useStore()
  const money = (amount: number) => formatMoney(amount, store)
  const chosen = before.quote
  const changes = [
    ...(chosen && delivery && chosen.delivery !== delivery.id ? [{ name: delivery.name, price: delivery.price }] : []),
    ...(chosen && payment && chosen.payment !== payment.id && payment.fee > 0
      ? [{ name: payment.name, price: payment.fee }]
      : []),
  ]
  const isKnown = quote !== undefined && before.total > 0 && quote.to_pay !== before.total
  // While the quote is valid, the days are those of the delivery that was chosen before.
  const isLater = chosen === undefined && before.arrives !== '' && arrives !== '' && before.arrives !== arrives
  const title = isKnown ? 'checkout.changed.title' : isLater ? 'checkout.changed.days' : 'checkout.changed'
  return (
    <>
      <p className="font-semibold">{t(title)}</p>
      {isLater && <p className="mt-1">{t('checkout.changed.arrives', { from: before.arrives, to: arrives })}</p>}
      {isKnown && <p className="mt-1">{t('checkout.changed.total', { from: money(before.total), to: money(quote.to_pay) })}</p>}
      {isKnown && changes.length === 0 && <p className="mt-1">{t('checkout.changed')}</p>}
      {quote !== undefined && (isKnown || isLater) && (
        <>
          {changes.map(({ name, price }) => (
            <p key={name} className="mt-1">
              {price === 0 ? t('checkout.changed.free', { name }) : t('checkout.changed.choice', { name, price: money(price) })}
            </p>
          ))}
          <Button name="intent" value="order" className="mt-3 mb-1 max-sm:w-full">
            {t('checkout.order')}
          </Button>
        </>
      )}
    </>
  )
}

/**
 * The quote, total and days of arrival (in words) of the refused form. `quote` is undefined when it has expired; `total` is NaN
 * without a quote, and `arrives` empty without a delivery.
 */
export type QuoteBefore = { quote: Quote | undefined; total: number; arrives: string }

type TotalChangeProps = { choice: Choice; before: QuoteBefore; arrives: string }
