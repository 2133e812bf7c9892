import { Form, Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { QUANTITY } from '../cart/rules/quantity'
import type { Subscription } from '../commerce/contract/subscription'
import { FormAlert } from '../forms/form-alert'
import { THANKS } from '../forms/thanks'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { ShownSubscription } from './load-subscriptions.server'
import { SUBSCRIPTION_FORM, subscriptionPlace } from './subscription-place'

type Props = { shown: ShownSubscription; action: string; money: (amount: number) => string }

/** A subscription: its next delivery with price, and the forms that skip it, change, pause, resume and end it. */
export function SubscriptionView({ shown, action, money }: Props) {
  const { t } = useTranslation()
  const { subscription, nextDay, endsOn, endedOn } = shown
  const { id, name, quantity, interval, state, next, coming } = subscription
  const place = subscriptionPlace(id)
  const { refused, form } = useRefusedForm(SUBSCRIPTION_FORM)
  const own = refused?.values.subscription_id === id ? refused : null
  return (
    <div id={place} className="grid scroll-mt-32 gap-3 rounded-xl border border-line px-5 py-4">
      <Done id={id} />
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="text-muted">
          {[t('confirmation.quantity', { count: quantity }), interval?.name].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p>
        {state === 'ended' && t('subscription.ended', { date: endedOn ?? '' })}
        {state === 'ended' && coming.length === 0 && ` ${t('subscription.nothing')}`}
        {state === 'paused' && t('subscription.paused')}
        {state === 'active' && nextDay !== null && t('subscription.next', { day: nextDay })}
        {next !== null && state === 'active' && (
          <>
            {' · '}
            {t(next.is_announced ? 'subscription.price.announced' : 'subscription.price.now', { price: money(next.price) })}
          </>
        )}
        {state !== 'ended' && endsOn !== null && ` ${t('subscription.endsOn', { date: endsOn })}`}
      </p>
      {state !== 'active' && <Coming shown={shown} money={money} />}
      {state !== 'ended' && (
        <div className="grid gap-2 print:hidden">
          <FormAlert error={own?.errors['']} />
          <div className="flex flex-wrap gap-3">
            {state === 'active' && next !== null && (
              <Step action={action} subscription={subscription} step="skip">
                <input type="hidden" name="cycle" value={next.cycle} />
                <Button look="secondary">{t('subscription.skip')}</Button>
              </Step>
            )}
            <Step action={action} subscription={subscription} step={state === 'active' ? 'pause' : 'resume'}>
              <Button look="secondary">{t(state === 'active' ? 'subscription.pause' : 'subscription.resume')}</Button>
            </Step>
          </div>
          <Folded title={t('subscription.change')} open={own?.values.action === 'change'}>
            <Form ref={form} method="post" action={`${action}#${place}`} className="grid max-w-md justify-items-start gap-4">
              <Hidden id={id} step="change" />
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
          <Folded title={t('subscription.end')}>
            <Step action={action} subscription={subscription} step="end">
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
function Coming({ shown: { subscription, comingDays }, money }: Omit<Props, 'action'>) {
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

/** The success message of a form of this subscription. The query names the subscription, so only that one shows it. */
function Done({ id }: { id: string }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const step = STEPS.find((one) => one === query.get(THANKS))
  if (step === undefined || query.get(SUBSCRIPTION_FORM) !== id) return null
  return <Notice kind="success">{t(`subscription.done.${step}`)}</Notice>
}

const STEPS = ['skip', 'pause', 'resume', 'change', 'end'] as const
type StepName = (typeof STEPS)[number]

type StepProps = { action: string; subscription: Subscription; step: StepName; children: ReactNode }

function Step({ action, subscription: { id }, step, children }: StepProps) {
  return (
    <Form method="post" action={`${action}#${subscriptionPlace(id)}`} className="grid justify-items-start gap-3">
      <Hidden id={id} step={step} />
      {children}
    </Form>
  )
}

function Hidden({ id, step }: { id: string; step: StepName }) {
  return (
    <>
      <input type="hidden" name="intent" value="subscription" />
      <input type="hidden" name="subscription_id" value={id} />
      <input type="hidden" name="action" value={step} />
    </>
  )
}

function Folded({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {title}
      </summary>
      <div className="mt-2 mb-3">{children}</div>
    </details>
  )
}
