import { useTranslation } from 'react-i18next'
import { useLanguage, useStore } from '../store/use-shop'
import { href } from '../routing/href'
import { useOwed } from '../pricing/use-owed'
import { useVat } from '../pricing/use-price'
import { formatMoney } from '../store/money'
import { LinkButton } from '../ui/button'
import type { CartView } from './cart-view'
import { minimumOrder } from './minimum-order'

/**
 * What the cart comes to, how far it is from the minimum, and the way to the checkout. What is owed, and what the minimum compares, include
 * VAT however prices are shown.
 */
export function CartSummary({ totals, unconfirmed }: Pick<CartView, 'totals' | 'unconfirmed'>) {
  const { t } = useTranslation()
  const store = useStore()
  const language = useLanguage()
  const { reached, missing, share } = minimumOrder(totals.total, store.minimumOrder)
  const money = (amount: number) => formatMoney(amount, store)
  const owed = useOwed()
  const net = useVat() === 'excluding'
  const items = t('cart.items', { count: totals.count })
  return (
    <section aria-labelledby="summary" className="h-fit rounded-xl bg-mist p-6 lg:sticky lg:top-24">
      <h2 id="summary" className="text-lg font-semibold">
        {t('cart.summary')}
      </h2>
      <dl className="mt-4 space-y-2 tabular-nums">
        <Row label={net ? `${items} ${t('vat.excluding')}` : items} value={money(net ? totals.net : totals.total)} />
        {totals.saved > 0 && (
          <Row label={t('cart.saved')} value={money(net ? totals.netSaved : totals.saved)} tone="text-red font-semibold" />
        )}
        {net && <Row label={t('vat.part')} value={money(totals.vat)} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-xl font-bold">
          <dt>
            {t('cart.total')}
            {net && <span className="block text-sm font-normal text-muted">{t('vat.including')}</span>}
          </dt>
          <dd>{unconfirmed ? t('cart.unconfirmed.total') : money(totals.total)}</dd>
        </div>
      </dl>
      {!net && (
        <p className="mt-1 text-right text-sm text-muted tabular-nums">{t('cart.vatIncluded', { amount: money(totals.vat) })}</p>
      )}
      {!reached && (
        <div className="mt-4 text-sm">
          <progress value={share} max={1} aria-labelledby="minimum" className="minimum-order h-2 w-full" />
          <p id="minimum">{t('cart.minimum', { minimum: owed(store.minimumOrder), missing: owed(missing) })}</p>
        </div>
      )}
      <p className="mt-4 text-sm text-muted">{t('cart.shipping.later')}</p>
      {reached && !unconfirmed ? (
        <LinkButton to={href('checkout', language)} wide className="mt-3">
          {t('cart.toCheckout')}
        </LinkButton>
      ) : (
        // A link cannot be disabled, so what cannot be used yet is a disabled button (spec section 5, Minimum order value).
        <button type="button" disabled className="mt-3 h-12 w-full rounded-lg bg-line font-semibold text-muted">
          {t('cart.toCheckout')}
        </button>
      )}
      <LinkButton to={href('home', language)} look="secondary" wide className="mt-3">
        {t('cart.continue')}
      </LinkButton>
    </section>
  )
}

function Row({ label, value, tone = '' }: { label: string; value: string; tone?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${tone}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
