import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { QUANTITY } from '../cart/rules/quantity'
import { FormAlert } from '../forms/form-alert'
import type { RefusedForm } from '../forms/form-errors'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Dotted } from '../ui/dotted'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { RadioCard, RadioCards } from '../ui/radio-card'
import { useKeptFocus } from '../ui/use-kept-focus'
import type { ShownSubscription } from './load-subscriptions.server'
import { SubscriptionAddress } from './subscription-address'
import { SubscriptionDone } from './subscription-done'
import { SubscriptionPayment } from './subscription-payment'
import { SUBSCRIPTION_FORM, subscriptionPlace } from './subscription-place'
import { Folded, Hidden, Step } from './subscription-step'
import { KeptTogether } from '../store/kept-together'
import { Link } from '../ui/link'

type Props = {
  shown: ShownSubscription
  action: string
  /** The id of the order that began it, on pages that are not the order's own. */
  order?: string
  /** One of its forms as it was typed before the login of the order (decision 088). */
  kept?: RefusedForm | null
  money: (amount: number) => string
}

/** A subscription: its next delivery with price and address, and the forms that skip it, change, pause, resume and end it. */
export function SubscriptionView({ shown, action, order, kept, money }: Props) {
  const { t } = useTranslation()
  const { subscription, nextDay, endsOn, endedOn } = shown
  const { id, name, quantity, interval, state, next, coming } = subscription
  const place = subscriptionPlace(id)
  const { refused, form: box } = useRefusedForm<HTMLDivElement>(SUBSCRIPTION_FORM, undefined, kept)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed control may be gone: a way to pay that is chosen now, all forms of a subscription that has ended.
  useKeptFocus(box, heading)
  const own = refused?.values.subscription_id === id ? refused : null
  return (
    <div id={place} ref={box} className="grid scroll-mt-32 gap-3 rounded-xl border border-line px-5 py-4">
      <SubscriptionDone shown={shown} />
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          <KeptTogether>{name}</KeptTogether>
        </h3>
        <Dotted className="text-muted">
          {t('confirmation.quantity', { count: quantity })}
          {interval?.name}
        </Dotted>
      </div>
      <p>
        {state === 'ended' && t('subscription.ended', { date: endedOn ?? '' })}
        {state === 'ended' && coming.length === 0 && ` ${t('subscription.nothing')}`}
        {state === 'paused' && t('subscription.paused')}
        {state === 'active' && nextDay !== null && t('subscription.next', { day: nextDay })}
        {next !== null && state === 'active' && (
          <>
            {' · '}
            {next.deposit > 0
              ? t('subscription.price.deposit', { price: money(next.price), deposit: money(next.deposit) })
              : t('subscription.price', { price: money(next.price) })}
          </>
        )}
        {state !== 'ended' && endsOn !== null && ` ${t('subscription.endsOn', { date: endsOn })}`}
      </p>
      <PriceChange shown={shown} money={money} />
      <DeliverTo to={subscription.deliver_to} />
      {state !== 'active' && <Coming shown={shown} money={money} />}
      {state !== 'ended' && (
        <div className="grid gap-2 print:hidden">
          <FormAlert error={own?.errors['']} />
          <div className="flex flex-wrap gap-3">
            {state === 'active' && next !== null && (
              <Step action={action} subscription={subscription} order={order} step="skip">
                <input type="hidden" name="cycle" value={next.cycle} />
                <Button look="secondary">{t('subscription.skip')}</Button>
              </Step>
            )}
            <Step action={action} subscription={subscription} order={order} step={state === 'active' ? 'pause' : 'resume'}>
              <Button look="secondary">{t(state === 'active' ? 'subscription.pause' : 'subscription.resume')}</Button>
            </Step>
          </div>
          <Folded title={t('subscription.change')} open={own?.values.action === 'change'}>
            <Form method="post" noValidate action={`${action}#${place}`} className="grid max-w-md justify-items-start gap-4">
              <Hidden id={id} order={order} step="change" />
              <Field
                id={`${place}-quantity`}
                name="quantity"
                type="number"
                label={t('subscription.quantity')}
                inputMode="numeric"
                {...QUANTITY}
                required
                defaultValue={own?.values.quantity ?? quantity}
              />
              <RadioCards legend={t('subscription.interval')}>
                {subscription.intervals.map((one) => (
                  <RadioCard
                    key={one.id}
                    tight
                    name="interval"
                    value={one.id}
                    required
                    label={one.name}
                    defaultChecked={String(one.id) === (own?.values.interval ?? String(interval?.id))}
                  />
                ))}
              </RadioCards>
              <Button look="secondary">{t('subscription.change.go')}</Button>
            </Form>
          </Folded>
          {subscription.deliver_to !== null && (
            <SubscriptionAddress
              id={id}
              order={order}
              to={subscription.deliver_to}
              action={action}
              refused={own?.values.action === 'deliver-to' ? own : null}
            />
          )}
          <SubscriptionPayment subscription={subscription} action={action} order={order} />
          <Folded title={t('subscription.end')}>
            <Step action={action} subscription={subscription} order={order} step="end">
              <p>
                {t('subscription.end.text')}
                {next !== null && nextDay !== null && (
                  <> {t('subscription.end.next', { day: nextDay, price: money(next.price) })}</>
                )}
              </p>
              <Coming shown={shown} money={money} />
              <Button look="secondary">{t('subscription.end.go')}</Button>
            </Step>
          </Folded>
        </div>
      )}
    </div>
  )
}

/** The orders that are delivered even if the subscription is changed or ended, with their prices and days. */
function Coming({ shown: { subscription, comingDays }, money }: Pick<Props, 'shown' | 'money'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { coming } = subscription
  if (coming.length === 0) return null
  return (
    <div className="grid gap-1">
      <p>{t('subscription.coming')}</p>
      <ul className="list-disc pl-5">
        {coming.map(({ id, number, price }, at) => {
          const days = comingDays[at]
          return (
            <li key={id}>
              <Link to={href('myOrder', language, { id })} className="text-petrol underline underline-offset-4">
                {t('subscription.coming.order', { number, price: money(price) })}
              </Link>
              {days && `, ${t('subscription.coming.days', { days })}`}
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-muted">{t('subscription.coming.cancel')}</p>
    </div>
  )
}

/** A higher price that was mailed, with what can be done about it. */
function PriceChange({ shown: { subscription, priceChangeOn: day }, money }: Pick<Props, 'shown' | 'money'>) {
  const { t } = useTranslation()
  const { price_change: change } = subscription
  if (change === null || day === null) return null
  return <Notice kind="info">{t('subscription.priceChange', { day, from: money(change.from), to: money(change.to) })}</Notice>
}

/** Recipient and address, or pick-up place, of the next deliveries. */
function DeliverTo({ to }: { to: ShownSubscription['subscription']['deliver_to'] }) {
  const { t } = useTranslation()
  if (to === null) return null
  const { first_name, last_name, street, street2, postal_code, city, collected_at: place } = to
  const address = [`${first_name} ${last_name}`, street, street2, `${postal_code} ${city}`].filter((part) => part.trim() !== '')
  const words = { address: address.join(', ') }
  if (place === null) return <p className="text-sm text-muted">{t('subscription.deliverTo', words)}</p>
  return (
    <p className="text-sm text-muted">
      {t('subscription.collectedAt', { place })}
      <br />
      {t('subscription.recipient', words)}
    </p>
  )
}
