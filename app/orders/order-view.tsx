import { useRef } from 'react'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { useUnchanged } from '../forms/use-unchanged'
import { formatMoney } from '../store/money'
import { storeOfCurrency } from '../store/stores'
import { href } from '../routing/href'
import { useLanguage, useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { useKeptFocus } from '../ui/use-kept-focus'
import { BoughtAgain } from './bought-again'
import { BuyAgainForm } from './buy-again-form'
import { CancelForm } from './cancel-form'
import type { LoadedOrder } from './load-own-order.server'
import { OrderFacts } from './order-facts'
import { OrderHead } from './order-head'
import { OrderHistory } from './order-history'
import { OrderLines } from './order-lines'
import { OrderReturnList } from './order-return-list'
import { PayNotice } from './pay-notice'
import { PointForm } from './point-form'
import { SubscriptionView } from './subscription-view'

/** An order as it was bought, with its state and what can be done now. The page checks that the visitor may see it. */
export function OrderView({ detail, words, sums, points, subscriptions, returns, returnPath, soldOut, kept }: LoadedOrder) {
  const { t } = useTranslation()
  const store = useStore()
  const { order, allowed } = detail
  // An order placed in one storefront may be shown in another; it keeps its own currency.
  const { currency, currencyDigits } = storeOfCurrency(order.currency, store)
  const action = href('myOrder', useLanguage(), { id: order.id })
  const refusals = { cancel: useRefusedForm('cancel').refused, point: useRefusedForm('change-point').refused }
  const money = (amount: number) => formatMoney(amount, { ...store, currency, currencyDigits })
  const typed = useUnchanged(kept)
  const article = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(article, heading)
  return (
    <article ref={article} id="order" className="grid scroll-mt-32 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
      <div className="grid content-start gap-8">
        {/* A form that was refused because it is too late is not shown any more. */}
        {!allowed.cancel && <FormAlert error={refusals.cancel?.errors['']} />}
        {!allowed.change_point && <FormAlert error={refusals.point?.errors['']} />}
        {soldOut !== null && <BoughtAgain {...soldOut} />}
        <OrderHead heading={heading} detail={detail} words={words} returnPath={returnPath} />
        <PayNotice detail={detail} words={words} />
        <OrderReturnList path={returnPath} returns={returns} />
        <section>
          <h2>{t('order.lines')}</h2>
          <OrderLines detail={detail} sums={sums} currencyDigits={currencyDigits} money={money} />
        </section>
        {subscriptions.length > 0 && (
          <section className="grid gap-3">
            <h2>{t('subscription.title')}</h2>
            {subscriptions.map((shown) => (
              <SubscriptionView key={shown.subscription.id} shown={shown} action={action} kept={typed} money={money} />
            ))}
          </section>
        )}
        {order.status !== 'pending' && allowed.pay !== 'again' && <BuyAgainForm action={`${action}#order`} look="secondary" />}
        {allowed.change_point && <PointForm order={order} points={points} />}
        {allowed.cancel && <CancelForm detail={detail} />}
      </div>
      <div className="grid content-start gap-8">
        <OrderFacts detail={detail} words={words} money={money} />
        <OrderHistory detail={detail} times={words.events} money={money} />
      </div>
    </article>
  )
}
