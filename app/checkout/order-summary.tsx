import { useStore } from '../store/use-shop'
import { LineNotices } from '../cart/view/line-notices'
import type { CartView } from '../cart/rules/cart-view'
import type { CheckoutOptions } from '../commerce/contract/checkout'
import { vatIn } from '../pricing/vat'
import { formatMoney, round } from '../store/money'
import { useTranslation } from '../store/use-translation'
import { AmountRow } from '../ui/amount-row'

/**
 * The lines of the order and its total. The total is rendered once per shipping method and checkout.css shows the chosen one, so
 * that it is correct without JavaScript. Every amount includes VAT, whichever way prices are displayed elsewhere, because it is
 * the amount to pay.
 */
export function OrderSummary({ cart, options }: { cart: CartView; options: CheckoutOptions }) {
  const { t } = useTranslation()
  const store = useStore()
  const money = (amount: number) => formatMoney(amount, store)
  return (
    <section aria-labelledby="order-summary" className="h-fit rounded-xl bg-mist p-6 lg:sticky lg:top-6">
      <h2 id="order-summary" className="text-lg font-semibold">
        {t('checkout.summary')}
      </h2>
      <ul className="mt-4 grid gap-3">
        {cart.lines.map((line) => (
          <li key={line.uuid} className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 text-sm">
            {line.thumb ? <img src={line.thumb.url} alt="" width={48} height={48} className="rounded bg-white" /> : <span />}
            <span className="min-w-0">
              {line.name} <span className="text-muted">× {line.quantity}</span>
              {line.interval !== null && (
                <span className="block text-muted">{t('cart.subscription', { interval: line.interval })}</span>
              )}
            </span>
            <span className="tabular-nums">{money(line.total)}</span>
            <LineNotices line={line} />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2 border-t border-line pt-4 tabular-nums">
        <dl>
          <AmountRow label={t('checkout.goods')} value={money(cart.totals.total)} />
          {cart.totals.saved > 0 && (
            <AmountRow label={t('cart.saved')} value={money(cart.totals.saved)} className="font-semibold text-red" />
          )}
          {cart.byCode.map(({ code, amount }) => (
            <AmountRow key={code} label={t('cart.saved.by', { code })} value={money(amount)} className="text-sm text-muted" />
          ))}
        </dl>
        {options.shipping_methods.map((method, index) => (
          <div key={method.id} data-shipping-total={index}>
            <dl className="grid gap-2">
              <AmountRow label={`${t('checkout.shippingCost')}: ${method.name}`} value={money(method.price)} />
              <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-xl font-bold">
                <dt>{t('checkout.total')}</dt>
                <dd>{money(round(cart.totals.total + method.price, 2))}</dd>
              </div>
            </dl>
            <p className="mt-1 text-right text-sm text-muted">
              {t('cart.vatIncluded', { amount: money(round(cart.totals.vat + vatIn(method.price, store.standardVat), 2)) })}
            </p>
          </div>
        ))}
      </div>
      <p className="mt-1 text-right text-sm text-muted">{t('checkout.vat')}</p>
    </section>
  )
}
