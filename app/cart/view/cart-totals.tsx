import { useVat } from '../../store/use-vat'
import { formatMoney, round } from '../../store/money'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import type { CartView } from '../rules/cart-view'
import { AmountRow } from '../../ui/amount-row'

/**
 * The totals of the cart. Its sum always includes VAT, whichever way prices are displayed. It is not the amount to pay: freight
 * and fee come on top in the checkout (decision 005). While an answer is pending, amounts stay as confirmed and are marked as
 * pending. While the backend has not confirmed the cart, there are none (decision 003).
 */
export function CartTotals({ totals, byCode, unconfirmed, pending }: CartTotalsProps) {
  const { t } = useTranslation()
  const store = useStore()
  const money = (amount: number) => formatMoney(amount, store)
  const net = useVat() === 'excluding'
  const isSplit = net && !unconfirmed
  const hasDeposit = totals.deposit > 0 && !unconfirmed
  const unknown = unconfirmed || (pending && totals.count === 0)
  // The VAT note. The second column shows the pending state, so the layout does not shift.
  const vat = (
    <span className="block text-sm font-normal text-muted">
      {net ? t('vat.including') : !unknown && t('cart.vatIncluded', { amount: money(totals.vat) })}
    </span>
  )
  const news = (
    <span role="status" className="block text-sm font-normal text-muted">
      {pending && t('cart.pending')}
    </span>
  )
  return (
    <div aria-busy={pending} className="cart-totals">
      <dl className="grid gap-1 tabular-nums">
        {isSplit && <AmountRow label={`${t('checkout.goods')} ${t('vat.excluding')}`} value={money(totals.net)} />}
        {isSplit && <AmountRow label={t('vat.part')} value={money(totals.vat)} />}
        {/* Deposits are owed only where prices are shown with VAT. */}
        {hasDeposit && (
          <AmountRow label={t('checkout.goods')} value={money(round(totals.total - totals.deposit, 2))} className="text-sm" />
        )}
        {hasDeposit && <AmountRow label={t('deposit.total')} value={money(totals.deposit)} className="text-sm" />}
        <div className="flex items-baseline justify-between gap-4 text-xl font-bold">
          <dt>
            {t('cart.subtotal')}
            {net ? vat : news}
          </dt>
          <dd className="text-right">
            {unconfirmed ? t('cart.unconfirmed.total') : unknown ? '…' : money(totals.total)}
            {net ? news : vat}
          </dd>
        </div>
        {/* The amounts above are reduced already and add up to the total. */}
        {totals.saved > 0 && (
          <AmountRow
            label={t('cart.saved')}
            value={money(net ? totals.netSaved : totals.saved)}
            className="text-sm font-semibold text-red"
          />
        )}
        {byCode.map(({ code, ...off }) => (
          <AmountRow
            key={code}
            label={t('cart.saved.by', { code })}
            value={money(net ? off.net : off.amount)}
            className="text-sm text-muted"
          />
        ))}
      </dl>
    </div>
  )
}

type CartTotalsProps = Pick<CartView, 'totals' | 'byCode' | 'unconfirmed'> & { pending: boolean }
