import { useEffect } from 'react'
import { href } from '../routing/href'
import { formatMoney, round } from '../store/money'
import { storeOfCurrency } from '../store/stores'
import { useLanguage, useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { AmountRow } from '../ui/amount-row'
import { LinkButton } from '../ui/button'
import { Icon } from '../ui/icon'
import { useRefresh } from '../ui/use-refresh'
import type { CheckoutOutcome } from './read-outcome.server'

/** Seconds between two checks whether the payment has arrived. */
const POLL_SECONDS = 4

/**
 * Shown while the order waits for its payment: the page reloads by itself, also without scripts. The browser that ordered finds
 * the way back to the payment here, since whoever left the provider's page unpaid lands here too.
 */
export function PaymentWaits({ outcome }: { outcome: CheckoutOutcome }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const refresh = useRefresh()
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // One question at a time, however slow the answers are.
    const wait = () => {
      if (!isLeft) timer = setTimeout(() => void answers().then(look), POLL_SECONDS * 1000)
    }
    const look = (is: boolean) => {
      if (is) refresh()
      wait()
    }
    wait()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [refresh])
  return (
    <article className="mx-auto max-w-xl px-4 py-8 lg:py-12">
      <noscript>
        <meta httpEquiv="refresh" content={String(POLL_SECONDS)} />
      </noscript>
      <Icon name="clock" size={24} className="size-12 text-muted motion-safe:animate-pulse" />
      <h1 className="mt-3 text-3xl font-bold text-balance">{t('payment.waits')}</h1>
      <p className="mt-2 text-muted" role="status">
        {t('payment.waits.text')}
      </p>
      <p className="mt-2 break-words">
        {outcome.kind === 'own' ? t('payment.waits.mail', { email: outcome.order.customer.email }) : t('payment.waits.elsewhere')}
      </p>
      <Waiting outcome={outcome} />
      {outcome.kind === 'own' && (
        <section className="mt-8">
          <h2 className="text-lg font-semibold">{t('payment.waits.unpaid')}</h2>
          <p className="mt-1 text-muted">{t('payment.waits.unpaid.text')}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <LinkButton to={`${href('checkout', language)}?pay`} look="secondary" reloadDocument>
              {t('payment.go')}
            </LinkButton>
            <LinkButton to={href('checkout', language)} look="quiet">
              {t('payment.other')}
            </LinkButton>
          </p>
        </section>
      )}
      <p className="mt-8 border-t border-line pt-4">
        <LinkButton to={href('home', language)} look="quiet" className="-ml-5">
          {t('confirmation.continue')}
        </LinkButton>
      </p>
    </article>
  )
}

/**
 * Whether the shop answers, by the data of the chrome alone. A refresh that fails would show the error page, and end the waiting.
 */
const answers = (): Promise<boolean> =>
  fetch(`${location.pathname}.data?_routes=root`).then(
    ({ status }) => status === 200,
    () => false,
  )

/** The payment that is waited for: the order, the way to pay it, and the amount that the provider charges. */
function Waiting({ outcome }: { outcome: CheckoutOutcome }) {
  const { t } = useTranslation()
  const store = useStore()
  const { number, currency, total, gift_card_total } = outcome.kind === 'own' ? outcome.order : outcome.receipt
  const payment = outcome.kind === 'own' ? outcome.order.payment.name : outcome.receipt.payment
  const ofOrder = storeOfCurrency(currency, store)
  const money = formatMoney(round(total - gift_card_total, 2), {
    ...store,
    currency: ofOrder.currency,
    currencyDigits: ofOrder.currencyDigits,
  })
  return (
    <dl className="mt-6 grid gap-2 rounded-xl bg-mist px-5 py-4 tabular-nums">
      <AmountRow label={t('confirmation.number')} value={number} />
      <AmountRow label={t('confirmation.payment')} value={payment} />
      <AmountRow label={t('giftCard.toPay')} value={money} className="border-t border-line pt-2 text-lg font-bold" />
    </dl>
  )
}
