import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useStore } from '../store/use-shop'
import type { CheckoutOptions } from '../commerce/contract/checkout'
import { contentHref } from '../routing/href'
import { formatMoney, round } from '../store/money'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { AddressFields } from './address-fields'
import type { CheckoutValues } from './checkout-fields'
import { CheckoutField } from './checkout-field'
import { ErrorSummary } from './error-summary'
import { MethodFields } from './method-fields'

/** The checkout form. Only the server validates it, so that the rules are not sent to the browser. */
export function CheckoutForm({ checkoutId, seenTotal, options, draft, lastResult }: CheckoutFormProps) {
  const { t } = useTranslation()
  const isSubmitting = useNavigation().formMethod === 'POST'
  const [form, fields] = useForm<CheckoutValues>({ id: 'checkout', defaultValue: draft, lastResult, shouldValidate: 'onSubmit' })
  return (
    <Form method="post" id={form.id} noValidate className="grid h-fit gap-10 lg:row-start-1">
      <div>
        <ErrorSummary fields={fields} formErrors={form.errors} />
        <input type="hidden" name="checkout_id" value={checkoutId} />
        <input type="hidden" name="seen_total" value={seenTotal} />
        <div className="grid gap-10">
          <AddressFields fields={fields} />
          <MethodFields fields={fields} options={options} />
          <CheckoutField field={fields.message} label={t('checkout.message')} autoComplete="off" />
        </div>
      </div>
      <div>
        <p className="text-sm text-muted">{t('checkout.terms')}</p>
        <TermsLinks />
        <TotalToPay goods={seenTotal} options={options} />
        <Button type="submit" wide disabled={isSubmitting}>
          {t(isSubmitting ? 'checkout.ordering' : 'checkout.order')}
        </Button>
      </div>
    </Form>
  )
}

/** The total beside the button, once per shipping method; checkout.css shows the chosen one. */
function TotalToPay({ goods, options }: { goods: number; options: CheckoutOptions }) {
  const { t } = useTranslation()
  const store = useStore()
  return options.shipping_methods.map(({ id, name, price }, index) => (
    <p key={id} data-shipping-total={index} className="mb-3 grid grid-cols-[1fr_auto] gap-4 text-lg font-bold">
      <span>
        {t('checkout.total')} <span className="text-sm font-normal text-muted">({name})</span>
      </span>
      <span className="tabular-nums">{formatMoney(round(goods + price, 2), store)}</span>
    </p>
  ))
}

/** The terms open in a new window, so that the form keeps what was typed. */
function TermsLinks() {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const link = (path: string, text: string) => (
    <a href={contentHref(language, path)} target="_blank" rel="noopener" className="text-petrol underline underline-offset-4">
      {text}
    </a>
  )
  return (
    <p className="mt-1 mb-4 flex flex-wrap gap-x-5 text-sm leading-8">
      {link(paths.terms, t('checkout.terms.link'))}
      {link(paths.returns, t('checkout.returns.link'))}
      {link(paths.privacy, t('checkout.privacy.link'))}
    </p>
  )
}

type CheckoutFormProps = {
  checkoutId: string
  seenTotal: number
  options: CheckoutOptions
  /** Values from an earlier visit that did not end in an order. */
  draft: Partial<CheckoutValues>
  lastResult: SubmissionResult | undefined
}
