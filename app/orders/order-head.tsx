import type { RefObject } from 'react'
import { giftCount } from '../checkout/gift-count'
import { GiftText } from '../checkout/gift-text'
import type { Order } from '../commerce/contract/order'
import { useThanks } from '../forms/use-thanks'
import { href } from '../routing/href'
import { resourceHref } from '../routing/resources'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { buttonClass, LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'
import type { LoadedOrder } from './load-own-order.server'
import { WithdrawnNotice } from './withdrawn-notice'

type Props = Pick<LoadedOrder, 'detail' | 'words' | 'returnPath'> & { heading: RefObject<HTMLHeadingElement> }

/**
 * Number, state in words, and the ways on: track, return, receipt. What is delivered is hardly tracked any more, so that stands
 * last.
 */
export function OrderHead({ heading, detail, words, returnPath }: Props) {
  const { order, allowed, withdrawal } = detail
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, number, status, cancel_reason: reason } = order
  const isWithdrawable = allowed.withdraw && withdrawal === null
  const isTracked = order.shipping !== null && status !== 'pending' && status !== 'cancelled'
  const isHere = status === 'delivered' || status === 'returned'
  const track = isTracked && (
    <li>
      <LinkButton wide to={href('trackOrder', language, { id })} look={status === 'shipped' ? 'primary' : 'secondary'}>
        {t('order.track')}
      </LinkButton>
    </li>
  )
  const done = [
    useThanks('cancel') && 'order.cancel.done',
    useThanks('change-point') && 'order.point.done',
    useThanks('keep') && 'order.withdrawn.kept',
  ] as const
  return (
    <header className="grid gap-4">
      {done.map(
        (text) =>
          text && (
            <Notice key={text} kind="success">
              {t(text)}
            </Notice>
          ),
      )}
      <div>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {t('order.number', { number })}
        </h1>
        <p className="mt-1 text-muted">{t('order.placed', { date: words.placed })}</p>
      </div>
      <div className="rounded-xl bg-mist px-5 py-4">
        <p className="text-xl font-semibold">{t(`order.state.${status}`)}</p>
        <p className="mt-1">
          {reason !== null && `${t(`order.reason.${reason}`)} `}
          <StateText order={order} day={words.mailedOn} />
        </p>
        {words.arrives !== null && COMING.has(status) && (
          <p className="mt-1 font-semibold">
            {t(words.arrives.late ? 'tracking.late' : 'order.arrives', { days: words.arrives.days })}
          </p>
        )}
        {order.shipping !== null && order.customer.gift !== null && AT_HOME.has(status) && (
          <p className="mt-1">
            <GiftText order={order} day={words.mailedOn} />
          </p>
        )}
        {detail.settled_by !== null && <p className="mt-1">{t(`order.settled.${detail.settled_by}`)}</p>}
        {words.withdrawUntil !== null && <p className="mt-1">{t('order.withdrawUntil', { date: words.withdrawUntil })}</p>}
      </div>
      <WithdrawnNotice detail={detail} words={words.withdrawal} />
      <ul className="flex flex-wrap gap-3 max-sm:flex-col print:hidden">
        {!isHere && track}
        {allowed.return && (
          <li>
            <LinkButton wide to={returnPath} look="secondary">
              {t('order.return')}
            </LinkButton>
          </li>
        )}
        {isWithdrawable && (
          <li>
            <LinkButton wide to={`${href('withdrawal', language)}?order=${number}`} look="secondary">
              {t('withdrawal.title')}
            </LinkButton>
          </li>
        )}
        {detail.documents.map(({ id: document, kind }) => (
          <li key={document}>
            <a href={resourceHref('orderReceipt', language, { id, document })} className={buttonClass('secondary', true)}>
              {t(`order.document.${kind}`, { number: document })}
            </a>
          </li>
        ))}
        {isHere && track}
      </ul>
    </header>
  )
}

const COMING: ReadonlySet<Order['status']> = new Set(['confirmed', 'packed', 'shipped'])
/** Gift cards ordered with goods are mailed when the goods are sent, so their text is shown until then. */
const AT_HOME: ReadonlySet<Order['status']> = new Set(['confirmed', 'packed'])

/** Explains the state of an order. For gift cards alone it names recipient and day: there is no parcel. */
function StateText({ order, day }: { order: Order; day: string | null }) {
  const { t } = useTranslation()
  const { status, shipping, customer } = order
  const email = customer.gift?.email
  if (shipping !== null || email === undefined) return t(`order.text.${status}`)
  const count = giftCount(order)
  if (status === 'delivered') return t('order.text.mailed', { email, count })
  if (status === 'pending') return t('order.text.mailedPaid', { count })
  return COMING.has(status) ? <GiftText order={order} day={day} /> : t(`order.text.${status}`)
}
