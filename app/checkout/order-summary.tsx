import { DecorativePicture } from '../gallery/decorative-picture'
import { PicturePlaceholder } from '../gallery/picture-placeholder'
import { useTranslation } from '../store/use-translation'
import { LaterPrice } from '../cart/view/later-price'
import { LineNotices } from '../cart/view/line-notices'
import type { CartView } from '../cart/rules/cart-view'
import type { Quote } from '../commerce/contract/checkout'
import { formatMoney, round } from '../store/money'
import { href } from '../routing/href'
import { useLanguage, useStore } from '../store/use-shop'
import { DepositNote } from '../pricing/deposit-note'
import { AmountRow } from '../ui/amount-row'
import { Icon } from '../ui/icon'
import { KeptTogether } from '../store/kept-together'
import type { Choice } from './choices'
import { shownAmounts } from './shown-amounts'
import { useIsNet } from './use-is-net'
import { Link } from '../ui/link'

type Props = {
  cart: CartView
  /** The number of lines that only the cart shows. */
  hidden: number
  choice: Choice
  /** By line, the day of the next delivery of its subscription in words. */
  renewals: Readonly<Record<string, string>>
}

/**
 * The lines of the order and what the chosen delivery and payment cost, as the backend quotes it. Without VAT where prices are
 * displayed so, and for a company where the storefront shows such prices, then with a row for the VAT; the total always includes
 * it, because it is the amount to pay. The VAT stands right beside that total. Folded at first on small screens.
 */
export function OrderSummary(props: Props) {
  const { t } = useTranslation()
  const store = useStore()
  const { cart } = props
  const choice = choiceOf(props)
  const { quote } = choice
  const total = quote && formatMoney(quote.to_pay, store)
  return (
    <div className="h-fit lg:sticky lg:top-6">
      <details className="group rounded-xl bg-mist px-5 py-2 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4">
          <span className="flex gap-1 font-semibold">
            <Icon name="chevron-down" size={20} className="mt-0.5 shrink-0 group-open:rotate-180" />
            <span>
              {t('checkout.summary')}{' '}
              <span className="font-normal whitespace-nowrap text-muted">({t('cart.items', { count: cart.totals.count })})</span>
            </span>
          </span>
          <span className="text-lg font-bold tabular-nums">{total}</span>
        </summary>
        <Summary {...props} />
      </details>
      <section aria-labelledby="order-summary" className="rounded-xl bg-mist p-6 max-lg:hidden">
        <h2 id="order-summary" className="text-lg font-semibold">
          {t('checkout.summary')}
        </h2>
        <Summary {...props} />
      </section>
    </div>
  )
}

function Summary(props: Props) {
  const { cart, hidden, renewals } = props
  const choice = choiceOf(props)
  const { t } = useTranslation()
  const store = useStore()
  const { delivery, payment, quote } = choice
  const money = (amount: number) => formatMoney(amount, store)
  const net = useIsNet(choice)
  const amounts = shownAmounts(cart.totals, quote, net)
  return (
    <>
      <ul className="mt-4 grid gap-3">
        {cart.lines.map((line) => (
          <li key={line.uuid} className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 text-sm">
            <span className="block size-12 overflow-hidden rounded bg-white">
              {line.thumb ? <DecorativePicture picture={line.thumb} eager /> : <PicturePlaceholder />}
            </span>
            <span className="min-w-0">
              <KeptTogether>{line.name}</KeptTogether> <span className="whitespace-nowrap text-muted">× {line.quantity}</span>
              {line.interval !== null && (
                <span className="block text-muted">{t('cart.subscription', { interval: line.interval })}</span>
              )}
              <SubscriptionDelivery day={renewals[line.uuid]} />
              <LaterPrice line={line} isNet={net} />
              <DepositNote deposit={line.deposit * line.quantity} className="block text-muted" />
            </span>
            <span className="tabular-nums">{money(net ? round(line.total / (1 + line.vat / 100), 2) : line.total)}</span>
            <LineNotices line={line} />
          </li>
        ))}
      </ul>
      <HiddenLines count={hidden} />
      {cart.hasSubscriptions && <p className="mt-3 text-sm text-muted">{t('subscription.terms')}</p>}
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 tabular-nums">
        <AmountRow
          label={net ? `${t('checkout.goods')} ${t('vat.excluding')}` : t('checkout.goods')}
          value={money(amounts.goods)}
        />
        {amounts.deposit > 0 && <AmountRow label={t('deposit.total')} value={money(amounts.deposit)} />}
        {delivery !== null && quote && (
          <AmountRow
            label={`${t('checkout.shippingCost')}: ${delivery.name}`}
            value={quote.shipping === 0 ? t('checkout.shipping.free') : money(amounts.shipping)}
          />
        )}
        {quote !== undefined && quote.fee > 0 && <AmountRow label={payment?.name ?? ''} value={money(amounts.fee)} />}
        {net && quote && <AmountRow label={t('vat.part')} value={money(amounts.vat)} />}
        {quote && (
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-xl font-bold">
            <dt>
              {t(quote.gift_cards.length > 0 ? 'giftCard.total' : 'checkout.total')}
              {net && <span className="block text-sm font-normal text-muted">{t('vat.including')}</span>}
            </dt>
            <dd className="text-right">
              {money(quote.total)}
              {!net && (
                <span className="block text-sm font-normal text-muted">
                  {t('cart.vatIncluded', { amount: money(quote.vat_total) })}
                </span>
              )}
            </dd>
          </div>
        )}
        <PaidByGiftCards quote={quote} money={money} />
        {/* The amounts above are reduced already and add up to the total. */}
        {cart.totals.saved > 0 && (
          <AmountRow label={t('cart.saved')} value={money(amounts.saved)} className="text-sm font-semibold text-red" />
        )}
        {cart.byCode.map(({ code, ...off }) => (
          <AmountRow
            key={code}
            label={t('cart.saved.by', { code })}
            value={money(net ? off.net : off.amount)}
            className="text-sm text-muted"
          />
        ))}
      </dl>
    </>
  )
}

/** The choice, without amounts to pay while goods are sold out: such an order cannot be placed. */
const choiceOf = ({ cart, choice }: Props): Choice => (cart.soldOut ? { ...choice, quote: undefined } : choice)

/** The way to the lines of a long cart that are not shown here. */
function HiddenLines({ count }: { count: number }) {
  const { t } = useTranslation()
  const cart = href('cart', useLanguage())
  if (count === 0) return null
  return (
    <Link to={cart} className="block py-3 -mb-3 text-sm text-petrol underline underline-offset-4">
      {t('checkout.hiddenLines', { count })}
    </Link>
  )
}

/** The day on which the next delivery of a subscription is sent, if it is ordered today. */
function SubscriptionDelivery({ day }: { day: string | undefined }) {
  const { t } = useTranslation()
  return day !== undefined && <span className="block text-muted">{t('subscription.next.today', { day })}</span>
}

/** The amounts that gift cards pay, and the rest. */
function PaidByGiftCards({ quote, money }: { quote: Quote | undefined; money: (amount: number) => string }) {
  const { t } = useTranslation()
  if (quote === undefined || quote.gift_cards.length === 0) return null
  return (
    <>
      {quote.gift_cards.map(({ id, last4, amount }) => (
        <AmountRow key={id} label={t('giftCard.row', { last4 })} value={money(-amount)} />
      ))}
      <AmountRow label={t('giftCard.toPay')} value={money(quote.to_pay)} className="text-xl font-bold" />
    </>
  )
}
