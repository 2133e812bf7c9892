import type { ReactNode } from 'react'
import { addressLines } from '../checkout/address-lines'
import { Fact } from '../checkout/fact'
import { shownOrganisationNumber } from '../commerce/contract/shown-organisation-number'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { useTranslation } from '../store/use-translation'
import type { LoadedOrder } from './load-own-order.server'
import { refundLines } from './refund-lines'

/** Payment, delivery, addresses and contact of an order. */
export function OrderFacts({ detail, words, money }: OrderFactsProps) {
  const { t } = useTranslation()
  const { order, parcels, payment_state: state } = detail
  const { shipping, customer } = order
  const { address, billing, company, gift } = customer
  const point = shipping?.service_point ?? null
  return (
    <dl className="grid gap-6">
      <Fact title={t('order.payment')}>
        <Lines lines={[order.payment.name, t(`order.payment.${state}`), ...dueLine(detail, { due: words.due, money }, t)]} />
        {owesInvoice(detail) && <InvoiceAccount order={order} />}
        <Lines
          lines={detail.refunds.flatMap((refund, at) => {
            const date = words.refunds[at] ?? ''
            return refundLines(refund, { money, date, count: order.gift_cards.length }, t)
          })}
        />
      </Fact>
      {shipping !== null && (
        <Fact title={t('order.delivery')}>
          <Lines
            lines={[
              shipping.name,
              point === null ? '' : `${point.name}, ${point.street}, ${point.postal_code} ${point.city}`,
              shipping.post_number === null ? '' : t('order.postNumber', { number: shipping.post_number }),
            ]}
          />
          {parcels.map(({ carrier, tracking_number: number, url }) => {
            const parcel = t('order.parcel', { number, carrier })
            return (
              <div key={number} className="wrap-anywhere">
                {url === null ? (
                  parcel
                ) : (
                  <a href={url} className="inline-block py-2.5 -my-2.5 text-petrol underline underline-offset-4">
                    {parcel}
                  </a>
                )}
              </div>
            )
          })}
        </Fact>
      )}
      {address !== null && (
        <Fact title={t('order.address')}>
          <Lines lines={addressLines(address)} />
        </Fact>
      )}
      {billing !== null && (
        <Fact title={t('order.billing')}>
          <Lines lines={addressLines(billing)} />
        </Fact>
      )}
      {company !== null && (
        <Fact title={t('order.company')}>
          <Lines
            lines={[
              company.name,
              t('order.organisationNumber', { number: shownOrganisationNumber(company.organisation_number) }),
              company.reference === '' ? '' : t('order.reference', { reference: company.reference }),
            ]}
          />
        </Fact>
      )}
      <Fact title={t('order.contact')}>
        <Lines lines={[customer.email, customer.mobile, gift === null ? '' : t('order.giftTo', { email: gift.email })]} />
      </Fact>
    </dl>
  )
}

type OrderFactsProps = Pick<LoadedOrder, 'detail' | 'words'> & { money: (amount: number) => string }
type Translate = ReturnType<typeof useTranslation>['t']

function Lines({ lines }: { lines: readonly ReactNode[] }) {
  return lines
    .filter((line) => line !== '')
    .map((line, at) => (
      <div key={at} className="wrap-anywhere">
        {line}
      </div>
    ))
}

/** The amount owed of an invoice, and its due date, which is known once the order is sent. */
function dueLine(
  { left_to_pay: left, order: { invoice } }: OrderDetail,
  { due, money }: { due: string | null; money: (amount: number) => string },
  t: Translate,
): string[] {
  if (left === null) return []
  if (due !== null) return [t('order.payment.due', { amount: money(left), date: due })]
  return invoice === null ? [] : [t('order.payment.after', { days: invoice.days })]
}

const owesInvoice = ({ left_to_pay: left, documents }: OrderDetail): boolean =>
  left !== null && documents.some(({ kind }) => kind === 'invoice')

/** Payee, account and reference of the invoice. */
function InvoiceAccount({ order: { invoice } }: Pick<OrderDetail, 'order'>) {
  const { t } = useTranslation()
  if (invoice === null) return null
  const rows = [{ name: t('order.payment.recipient'), value: invoice.recipient }, ...invoice.account]
  return (
    <dl className="my-2 grid gap-1 rounded-lg bg-mist px-3 py-2 text-sm">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
