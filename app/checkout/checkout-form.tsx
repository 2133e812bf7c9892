import type { SubmissionResult } from '@conform-to/react'
import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { AddressSection } from './address-section'
import { arrivalText } from './arrival-text'
import { CheckoutField } from './checkout-field'
import { type CheckoutValues, FIELD_NAMES, type FieldName, isFieldName } from './checkout-fields'
import { type Choice, chosenPoint, isCompany, type CheckoutOffer, needsMobile, type ServicePointOffer } from './choices'
import { type CheckoutAccount, ContactSection } from './contact-section'
import { DeliverySection } from './delivery-section'
import { ErrorSummary } from './error-summary'
import { FormStateContext } from './use-form-state'
import { GiftSection } from './gift-section'
import { OfflineNotice } from './offline-notice'
import { OrderButton } from './order-button'
import { PaymentSection } from './payment-section'
import { ReviewMailChoice } from './review-mail-choice'
import { isPlausible } from './plausible'
import { fieldsOfChoice, isFilledIn, type SectionId, sectionOf, SECTIONS, sectionSummary, type ValueOf } from './sections'
import { useFormFields } from './use-form-fields'
import { useHeldRoom } from './use-held-room'
import { typedIn, useKeptTyping } from './use-kept-typing'
import { useLeaving } from './use-leaving'
import { sectionIds, useSections } from './use-sections'
import { useSteadyBelow } from './use-steady-below'
import { useSteadyPlace } from './use-steady-place'
import { type TypedField, useTypedBefore } from './use-typed-before'

/**
 * The checkout form. The server alone validates it; the browser only sees when an error is mended and when a section is
 * done. A choice changes the total at once; what depends on the postal code or the delivery is asked of the server,
 * with scripts by itself, else by a button.
 */
export function CheckoutForm({ checkoutId, choice, lastResult, ...props }: CheckoutFormProps) {
  const { offer, gift, subscription, isRedeemable, servicePoints, arrivals, chosen, draft, account, away, onChoice } = props
  const { t } = useTranslation()
  const store = useStore()
  const submit = useSubmit()
  const summary = useRef<HTMLDivElement>(null)
  const keepPlace = useSteadyPlace()
  useSteadyBelow(sectionIds('delivery').whole, offer)
  const room = useRef<HTMLDivElement>(null)
  const holdRoom = useHeldRoom(room, lastResult)
  // Only a choice was not applied: the errors of the last order stay.
  const isOffline = lastResult?.error?.['']?.[0] === 'checkout.offline'
  const fields = useFormFields(draft, isOffline ? undefined : lastResult)
  const { formId, result, field, mend, leave, drop, told, refusal, settle } = fields
  const leaving = useLeaving(leave, keepPlace)
  const kept = useKeptTyping(href('checkout', store.language), lastResult !== undefined)
  const form = useTypedBefore(takeTyped)
  const hasError = (id: SectionId) => FIELD_NAMES.some((name) => sectionOf(name) === id && field(name).error !== undefined)
  const sections = useSections({ keepPlace, summaryIfDone, hasError })
  const { delivery, quote } = choice
  const arrives = delivery === null ? '' : (arrivals[delivery.id] ?? '')
  const sent = result?.initialValue
  const isSent = offer.needs_delivery && !away
  const shown = SECTIONS.filter((id) => (id === 'gift' ? gift : id !== 'delivery' || isSent))
  // The form library moves the focus to the first wrong field.
  useEffect(() => {
    if (refusal !== undefined) summary.current?.focus()
  }, [refusal, result])

  function summaryIfDone(id: SectionId, value: ValueOf): string | null {
    const company = isCompany(choice)
    if (!isFilledIn(id, value, { company, mobile: needsMobile(choice) }, store)) return null
    if (id !== 'delivery') return sectionSummary(id, value, company)
    if (delivery === null || (delivery.needs_service_point && servicePoints === null)) return null
    const points = servicePoints === null || servicePoints === 'away' ? [] : servicePoints
    const point = points.find((one) => one.id === value('service_point'))
    return [delivery.name, ...(point ? [point.name] : []), arrivalText(t, arrivals[delivery.id])].join(' · ')
  }

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    kept.typed(currentTarget)
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !isFieldName(target.name)) return
    const { name, value } = target
    if (mend(name, value)) stay(target)
    drop(fieldsOfChoice(name))
    if (isChoice(name)) {
      onChoice(name, value)
      if (refusal !== undefined) stay(target)
      settle()
    }
    if (name === 'postal_code') sections.reopen('delivery')
    if (asksServer(name, value)) applyChoice(currentTarget)
  }

  /** Takes over the fields that were changed before the page's scripts came. */
  function takeTyped(element: HTMLFormElement, typed: readonly TypedField[]) {
    kept.typed(element)
    for (const { name, value } of typed) if (isFieldName(name) && isChoice(name)) onChoice(name, value)
    if (typed.some(({ name, value }) => isFieldName(name) && asksServer(name, value))) applyChoice(element)
  }

  /** Whether the deliveries, places or prices of a new value must be asked for. */
  const asksServer = (name: FieldName, value: string): boolean =>
    name === 'shipping_method' || (name === 'postal_code' && isPlausible(name, value, store))

  /** Keeps the field in use at its place when an error above it goes. */
  function stay(target: Element) {
    holdRoom()
    keepPlace(target)
  }

  function applyChoice(element: HTMLFormElement) {
    kept.submit(element)
    submit(typedIn(element), { method: 'post', replace: true, preventScrollReset: true })
  }

  return (
    <FormStateContext.Provider
      value={{ field, step: (id) => shown.indexOf(id) + 1, summary: sections.summary, open: sections.open }}
    >
      <Form
        ref={form}
        method="post"
        // The form is not sent to the address of the page: its query may have opened the login dialog.
        action={href('checkout', store.language)}
        id={formId}
        noValidate
        onChange={change}
        onSubmit={({ currentTarget }) => kept.submit(currentTarget)}
        {...sections.handlers}
        {...leaving}
        className="grid h-fit gap-8 lg:row-start-1"
      >
        {/* Enter in a field presses the first button of a form: it must not order. */}
        <button name="intent" value="update" tabIndex={-1} aria-hidden className="sr-only" />
        <p role="status" className="sr-only">
          {told}
        </p>
        {result?.error && (
          <div ref={room}>
            <ErrorSummary
              ref={summary}
              {...{ refusal, choice, arrives }}
              point={chosenPoint(servicePoints, chosen.servicePoint)}
              before={{
                quote: offer.quotes.find(({ token }) => token === sent?.quote),
                total: Number(sent?.seen_total),
                arrives: typeof sent?.seen_arrives === 'string' ? sent.seen_arrives : '',
              }}
            />
          </div>
        )}
        <input type="hidden" name="checkout_id" value={checkoutId} />
        {away && <input type="hidden" name="away" value="yes" />}
        <input type="hidden" name="asked" value={typeof sent?.asked === 'string' ? sent.asked : draft.asked} />
        <input type="hidden" name="quote" value={quote?.token ?? ''} />
        <input type="hidden" name="seen_total" value={quote?.to_pay ?? ''} />
        <input type="hidden" name="seen_arrives" value={arrives} />
        <ContactSection account={account} needsMobile={needsMobile(choice)} />
        <AddressSection isSent={offer.needs_delivery} />
        {gift && <GiftSection withGoods={offer.needs_delivery} />}
        {isOffline && <OfflineNotice again={() => form.current && applyChoice(form.current)} />}
        {isSent && <DeliverySection {...{ offer, choice, servicePoints, arrivals }} servicePoint={chosen.servicePoint} />}
        {(!away || isRedeemable) && <PaymentSection {...{ offer, gift, subscription, isRedeemable, choice }} />}
        <CheckoutField name="message" label={t('checkout.message')} optional={t('field.optional')} autoComplete="off" />
        {offer.needs_delivery && <ReviewMailChoice />}
        <OrderButton quote={quote} />
      </Form>
    </FormStateContext.Provider>
  )
}

/** The fields that decide on the total, or on what else there is to choose. */
const isChoice = (name: FieldName): boolean => ['buyer', 'shipping_method', 'payment_method'].includes(name)

type CheckoutFormProps = {
  checkoutId: string
  offer: CheckoutOffer
  choice: Choice
  /** Gift cards are ordered. */
  gift: boolean
  /** Whether a subscription is ordered. */
  subscription: boolean
  /** Something is ordered that gift cards pay: neither a gift card nor a subscription. */
  isRedeemable: boolean
  servicePoints: ServicePointOffer
  arrivals: Readonly<Record<string, string>>
  chosen: { servicePoint: string | null }
  /** Values from an earlier visit that did not end in an order. */
  draft: Partial<CheckoutValues>
  account: CheckoutAccount
  lastResult: SubmissionResult | undefined
  /** True in a backend outage: there is nothing to choose, and the typed values are kept. */
  away: boolean
  onChoice: (field: string, value: string) => void
}
