import { lineName } from '../cart/rules/line-name'
import { DepositNote } from '../pricing/deposit-note'
import { usePrice } from '../pricing/use-price'
import { Icon } from '../ui/icon'
import type { ProductPageData } from './product-page'
import { subscribeWords } from './subscribe-words'
import { useChosenInterval } from './use-chosen-interval'
import { useTranslation } from '../store/use-translation'

/**
 * Price and Buy button at the bottom of a narrow screen while the buy box is out of view. The button submits the buy box's form,
 * so the quantity and the subscription chosen there apply. `form` is that form's id.
 */
export function BuyBar({ product, form }: BuyBarProps) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  const { name, price, personal, vat, deposit, subscriptions } = product
  const interval = useChosenInterval(form, subscriptions)
  if (!price) return null
  const words =
    interval === null
      ? { text: t('product.bar'), label: t('cart.add.label', { name }) }
      : subscribeWords(lineName(name, interval), t)
  return (
    <div className="buy-bar no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-white px-4 pt-2 shadow-[0_-4px_16px_rgb(22_32_42/0.08)] md:hidden">
      <div className="flex items-center gap-4">
        <p className="min-w-0 grow">
          <span className="block truncate text-sm text-muted">{name}</span>
          <span className="flex flex-wrap items-baseline gap-x-2 leading-6">
            <span className={`text-lg font-bold tabular-nums ${price.ordinary === null && personal === null ? '' : 'text-red'}`}>
              {formatPrice(personal?.price ?? price.price, vat)}
            </span>
            {interval !== null && <span className="text-sm">{interval}</span>}
            <DepositNote deposit={deposit} className="text-sm text-muted" />
          </span>
        </p>
        <button
          type="submit"
          form={form}
          aria-label={words.label}
          className="inline-flex h-12 shrink-0 items-center gap-2 rounded-lg bg-amber px-5 font-semibold text-ink hover:bg-amber-deep"
        >
          <Icon name="cart" size={20} />
          {words.text}
        </button>
      </div>
    </div>
  )
}

type BuyBarProps = {
  product: Pick<ProductPageData, 'name' | 'price' | 'personal' | 'vat' | 'deposit' | 'subscriptions'>
  form: string
}
