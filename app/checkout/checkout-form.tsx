import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation, useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from '../store/use-translation'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { Button } from '../ui/button'
import { AddressSection } from './address-section'
import type { CheckoutValues } from './checkout-fields'
import { CheckoutField } from './checkout-field'
import type { Choice, Offer, ServicePointOffer } from './choices'
import { ContactSection } from './contact-section'
import { DeliverySection } from './delivery-section'
import { ErrorSummary } from './error-summary'
import { GiftSection } from './gift-section'
import { PaymentSection } from './payment-section'
import { TermsLinks } from './terms-links'

/**
 * The checkout form. Only the server validates it, so that the rules are not sent to the browser. A choice changes the total at once; what
 * depends on the postal code or the delivery is asked of the server, with scripts by itself, else by a button.
 */
export function CheckoutForm({
  checkoutId,
  offer,
  choice,
  gift,
  servicePoints,
  arrivals,
  chosen,
  draft,
  lastResult,
  onChoice,
}: CheckoutFormProps) {
  const { t } = useTranslation()
  const store = useStore()
  const submit = useSubmit()
  const isOrdering = useNavigation().formData?.get('intent') === 'order'
  const [form, fields] = useForm<CheckoutValues>({ id: 'checkout', defaultValue: draft, lastResult, shouldValidate: 'onSubmit' })
  const { delivery, payment, quote } = choice
  const sections = [true, offer.needs_delivery || !gift, gift, offer.needs_delivery, true]
  const step = (section: number) => sections.slice(0, section + 1).filter(Boolean).length

  function choose({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value } = target
    if (name === fields.shipping_method.name || name === fields.payment_method.name) onChoice(name, value)
    if (name === fields.shipping_method.name || name === fields.postal_code.name) applyChoice(currentTarget)
  }

  function applyChoice(element: HTMLFormElement) {
    const typed = new FormData(element)
    typed.set('intent', 'update')
    submit(typed, { method: 'post', replace: true, preventScrollReset: true })
  }

  return (
    <Form method="post" id={form.id} noValidate onChange={choose} className="grid h-fit gap-8 lg:row-start-1">
      <ErrorSummary
        fields={fields}
        formErrors={form.errors}
        seenTotal={lastResult?.initialValue?.seen_total}
        total={quote?.total}
      />
      <input type="hidden" name="checkout_id" value={checkoutId} />
      <input type="hidden" name="quote" value={quote?.token ?? ''} />
      <input type="hidden" name="seen_total" value={quote?.total ?? ''} />
      <ContactSection step={step(0)} fields={fields} />
      <AddressSection step={step(1)} fields={fields} isSent={offer.needs_delivery} />
      {gift && <GiftSection step={step(2)} fields={fields} />}
      {offer.needs_delivery && (
        <DeliverySection
          step={step(3)}
          {...{ fields, offer, servicePoints, arrivals }}
          chosen={delivery?.id ?? null}
          servicePoint={chosen.servicePoint}
        />
      )}
      <PaymentSection step={step(4)} fields={fields} offer={offer} chosen={payment?.id} />
      <CheckoutField field={fields.message} label={t('checkout.message')} autoComplete="off" />
      <div>
        <p className="text-sm text-muted">{t('checkout.terms')}</p>
        <TermsLinks />
        <p className="mb-3 flex items-baseline justify-between gap-4 text-xl font-bold" aria-live="polite">
          <span>{t('checkout.total')}</span>
          <span className="tabular-nums">{quote && formatMoney(quote.total, store)}</span>
        </p>
        <Button name="intent" value="order" wide disabled={isOrdering}>
          {t(isOrdering ? 'checkout.ordering' : 'checkout.order')}
        </Button>
      </div>
    </Form>
  )
}

type CheckoutFormProps = {
  checkoutId: string
  offer: Offer
  choice: Choice
  /** Gift cards are ordered. */
  gift: boolean
  servicePoints: ServicePointOffer
  arrivals: Readonly<Record<string, string>>
  chosen: { servicePoint: string | null }
  /** Values from an earlier visit that did not end in an order. */
  draft: Partial<CheckoutValues>
  lastResult: SubmissionResult | undefined
  onChoice: (field: string, value: string) => void
}
