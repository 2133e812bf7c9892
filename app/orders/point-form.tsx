import { Form } from '@remix-run/react'
import type { Order } from '../commerce/contract/order'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { storeOfCurrency } from '../store/stores'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { PointOffer } from './service-points.server'

/**
 * Sends the order to another service point: a search by postal code (GET), then the choice among the places near it (POST). A
 * storefront knows the places of its own country only, so another one than the order's leads to the order there.
 */
export function PointForm({ order, points }: { order: Order; points: PointOffer }) {
  const { t } = useTranslation()
  const { refused } = useRefusedForm('change-point')
  const store = useStore()
  const own = storeOfCurrency(order.currency, store)
  const action = href('myOrder', own.language, { id: order.id })
  if (own.language !== store.language) {
    return (
      <a href={`${action}#point`} className="text-petrol underline underline-offset-4 print:hidden">
        {t('order.point.elsewhere')}
      </a>
    )
  }
  const current = order.shipping?.service_point
  return (
    <details
      id="point"
      open={points !== null || refused !== null}
      className="scroll-mt-32 border-t border-line pt-4 print:hidden"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {t('order.point.title')}
      </summary>
      <div className="mt-2 grid gap-4">
        <p>{t('order.point.text')}</p>
        <FormAlert error={refused?.errors['']} />
        <Form
          method="get"
          noValidate
          action={`${action}#point`}
          preventScrollReset
          className="flex max-w-md flex-wrap items-end gap-3"
        >
          <Field
            id="near"
            name="near"
            label={t('checkout.postalCode')}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={12}
            required
            defaultValue={points?.near ?? order.customer.address?.postal_code}
          />
          <Button look="secondary">{t('order.point.search')}</Button>
        </Form>
        {points !== null && <Places offer={points} action={action} currentId={current?.id} />}
      </div>
    </details>
  )
}

type PlacesProps = { offer: NonNullable<PointOffer>; action: string; currentId: string | undefined }

function Places({ offer: { near, points }, action, currentId }: PlacesProps) {
  const { t } = useTranslation()
  if (points === 'away') return <Notice kind="warning">{t('order.point.away')}</Notice>
  if (points.length === 0) return <Notice>{t('order.point.none')}</Notice>
  return (
    <Form method="post" noValidate action={`${action}#order`} className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="change-point" />
      <input type="hidden" name="near" value={near} />
      <RadioCards legend={t('checkout.servicePoint')}>
        {points.map(({ id, name, about, distance }) => (
          <RadioCard
            key={id}
            name="service_point"
            value={id}
            required
            defaultChecked={id === currentId}
            label={name}
            description={about}
            aside={distance}
          />
        ))}
      </RadioCards>
      <Button>{t('order.point.choose')}</Button>
    </Form>
  )
}
