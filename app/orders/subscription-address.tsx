import { Form } from '@remix-run/react'
import type { Subscription } from '../commerce/contract/subscription'
import type { RefusedForm } from '../forms/form-errors'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { subscriptionPlace } from './subscription-place'
import { Folded, Hidden } from './subscription-step'

type To = NonNullable<Subscription['deliver_to']>
type Props = { id: string; order: string | undefined; to: To; action: string; refused: RefusedForm | null }

const FIELDS = [
  { name: 'first_name', label: 'checkout.firstName', token: 'given-name' },
  { name: 'last_name', label: 'checkout.lastName', token: 'family-name' },
  { name: 'street', label: 'checkout.street', token: 'address-line1' },
  { name: 'street2', label: 'checkout.street2', token: 'address-line2' },
  { name: 'postal_code', label: 'checkout.postalCode', token: 'postal-code' },
  { name: 'city', label: 'checkout.city', token: 'address-level2' },
  { name: 'mobile', label: 'checkout.mobile', token: 'tel-national' },
] as const

/** Changes to whom the next deliveries of a subscription go. */
export function SubscriptionAddress({ id, order, to, action, refused }: Props) {
  const { t } = useTranslation()
  const place = subscriptionPlace(id)
  return (
    <Folded title={t('subscription.address')} open={refused !== null}>
      <Form method="post" action={`${action}#${place}`} noValidate className="grid max-w-xl justify-items-start gap-4">
        <Hidden id={id} order={order} step="deliver-to" />
        <p>{t('subscription.address.text')}</p>
        {to.collected_at !== null && <p>{t('subscription.address.point')}</p>}
        <div className="grid w-full items-start gap-4 sm:grid-cols-2">
          {FIELDS.map(({ name, label, token }) => {
            const error = refused?.errors[name]
            return (
              <Field
                key={name}
                id={`${place}-${name}`}
                name={name}
                label={t(label)}
                optional={name === 'street2' ? t('field.optional') : undefined}
                autoComplete={token}
                inputMode={name === 'postal_code' || name === 'mobile' ? 'numeric' : undefined}
                defaultValue={refused?.values[name] ?? to[name]}
                error={error && t(error)}
              />
            )
          })}
        </div>
        <Button look="secondary">{t('subscription.address.go')}</Button>
      </Form>
    </Folded>
  )
}
