import { Form } from '@remix-run/react'
import { useTranslation } from '../store/use-translation'
import { useLanguage, useStore } from '../store/use-shop'
import type { Order } from '../commerce/contract/order'
import { href } from '../routing/href'
import { formatMoney } from '../store/money'
import { storeOfCurrency } from '../store/stores'
import { Button, LinkButton } from '../ui/button'
import { Icon } from '../ui/icon'
import { addressLines } from './address-lines'
import { Delivered } from './delivered'
import { Fact } from './fact'
import { GiftText } from './gift-text'
import type { OrderSums } from './order-sums'
import { ReceiptLines } from './receipt-lines'
import { dateFormat } from '../store/intl-formats'

/** The order confirmation: order number, delivery, payment, contact and lines. */
export function Receipt({ order, sums, arrives }: { order: Order; sums: OrderSums; arrives: string | null }) {
  const { t } = useTranslation()
  const store = useStore()
  const language = useLanguage()
  // An order placed in one storefront may be shown in another; it keeps its own currency.
  const { currency, currencyDigits } = storeOfCurrency(order.currency, store)
  const money = (amount: number) => formatMoney(amount, { ...store, currency, currencyDigits })
  const giftDay = order.customer.gift?.deliver_on ?? null
  return (
    <article className="mx-auto max-w-3xl px-4 py-8 lg:py-12">
      <Icon name="check-circle" size={24} className="size-12 text-green" />
      <h1 className="mt-3 text-3xl font-bold">{t('confirmation.title')}</h1>
      <p className="mt-2 text-muted">{t(order.shipping === null ? 'confirmation.text.gift' : 'confirmation.text')}</p>
      {order.customer.gift !== null && (
        <p className="mt-2 break-words">
          <GiftText order={order} day={giftDay === null ? null : longDate(giftDay, store.iso)} />
        </p>
      )}
      <p className="mt-2 break-words">{t('confirmation.mailed', { email: order.customer.email })}</p>
      <p className="mt-6 rounded-xl bg-mist px-5 py-4">
        {t('confirmation.number')} <strong className="ml-2 text-xl tabular-nums">{order.number}</strong>
      </p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-3">
        <Delivered order={order} arrives={arrives} />
        <Fact title={t('confirmation.payment')}>
          {order.payment.name}
          <InvoiceDue order={order} />
        </Fact>
        <Fact title={t('confirmation.contact')}>
          <span className="break-all">{order.customer.email}</span>
          <br />
          {order.customer.mobile}
        </Fact>
        {order.customer.billing !== null && (
          <Fact title={t('order.billing')}>
            {addressLines(order.customer.billing).map((line, at) => (
              <span key={at} className="block break-words">
                {line}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <h2 className="mt-10 text-xl font-semibold">{t('confirmation.lines')}</h2>
      <ReceiptLines order={order} sums={sums} currencyDigits={currencyDigits} money={money} />
      {order.items.some(({ subscription_interval: interval }) => interval !== null) && (
        <p className="mt-8">{t('confirmation.subscription')}</p>
      )}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col print:hidden">
        <Form method="post" action={href('myOrder', language, { id: order.id })}>
          <Button wide name="intent" value="open-purchase">
            {t('confirmation.order')}
          </Button>
        </Form>
        <LinkButton to={href('trackOrder', language, { id: order.id })} look="secondary">
          {t('confirmation.follow')}
        </LinkButton>
        <LinkButton to={href('home', language)} look="secondary">
          {t('confirmation.continue')}
        </LinkButton>
      </div>
    </article>
  )
}

/** The term of the invoice; its due day is known once the goods are sent. */
function InvoiceDue({ order: { payment_due: due, invoice } }: { order: Order }) {
  const { t } = useTranslation()
  const { iso } = useStore()
  if (due === null && invoice === null) return null
  return (
    <span className="block">
      {due !== null && t('confirmation.due', { date: longDate(due, iso) })}
      {due === null && invoice !== null && t('order.payment.after', { days: invoice.days })}
    </span>
  )
}

/** A date without time of day; parsed and formatted in UTC, because a date has no time zone. */
function longDate(day: string, iso: string): string {
  return dateFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
