import type { SubmissionResult } from '@conform-to/react'
import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { href } from '../routing/href'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
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
import { PaymentSection } from './payment-section'
import { ReviewMailChoice } from './review-mail-choice'
import { isPlausible } from './plausible'
import { fieldsOfChoice, isFilledIn, type SectionId, sectionOf, SECTIONS, sectionSummary, type ValueOf } from './sections'
import { LegalGuarantee } from '../content/legal-guarantee'
import { TermsLinks } from './terms-links'
import { useFormFields } from './use-form-fields'
import { useHeldRoom } from './use-held-room'
import { useKeptTyping } from './use-kept-typing'
import { useLeaving } from './use-leaving'
import { sectionIds, useSections } from './use-sections'
import { useSteadyBelow } from './use-steady-below'
import { useSteadyPlace } from './use-steady-place'

/**
 * The checkout form. The server alone validates it; the browser only sees when an error is mended and when a section is done. A choice
 * changes the total at once; what depends on the postal code or the delivery is asked of the server, with scripts by itself, else by a button.
 */
export function CheckoutForm({ checkoutId, choice, lastResult, ...props }: CheckoutFormProps) {
  const { offer, gift, subscription, isRedeemable, servicePoints, arrivals, chosen, draft, account, away, onChoice } = props
  const { t } = useTranslation()
  const store = useStore()
  const submit = useSubmit()
  const isOrdering = useNavigation().formData?.get('intent') === 'order'
  const summary = useRef<HTMLDivElement>(null)
  const keepPlace = useSteadyPlace()
  useSteadyBelow(sectionIds('delivery').whole, offer)
  const room = useRef<HTMLDivElement>(null)
  const holdRoom = useHeldRoom(room, lastResult)
  const { formId, result, field, mend, leave, drop, told, refusal, settle } = useFormFields(draft, lastResult)
  const leaving = useLeaving(leave, keepPlace)
  const kept = useKeptTyping(href('checkout', store.language))
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
    if (name === 'shipping_method' || (name === 'postal_code' && isPlausible(name, value, store))) applyChoice(currentTarget)
  }

  /** Keeps the field in use at its place when an error above it goes. */
  function stay(target: Element) {
    holdRoom()
    keepPlace(target)
  }

  function applyChoice(element: HTMLFormElement) {
    const typed = new FormData(element)
    typed.set('intent', 'update')
    // A code counts only when its button is pressed.
    typed.delete('gift_card_code')
    kept.sent()
    submit(typed, { method: 'post', replace: true, preventScrollReset: true })
  }

  return (
    <FormStateContext.Provider
      value={{ field, step: (id) => shown.indexOf(id) + 1, summary: sections.summary, open: sections.open }}
    >
      <Form
        method="post"
        id={formId}
        noValidate
        onChange={change}
        onSubmit={kept.sent}
        {...sections.handlers}
        {...leaving}
        className="grid h-fit gap-8 lg:row-start-1"
      >
        {/* Enter in a field presses the first button of a form: it must not order. */}
        <button name="intent" value="update" tabIndex={-1} aria-hidden className="sr-only" />
        <p role="status" className="sr-only">
          {told && t(told)}
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
        <input type="hidden" name="quote" value={quote?.token ?? ''} />
        <input type="hidden" name="seen_total" value={quote?.to_pay ?? ''} />
        <input type="hidden" name="seen_arrives" value={arrives} />
        <ContactSection account={account} needsMobile={needsMobile(choice)} />
        <AddressSection isSent={offer.needs_delivery} />
        {gift && <GiftSection withGoods={offer.needs_delivery} />}
        {isSent && (
          <DeliverySection
            {...{ offer, servicePoints, arrivals }}
            chosen={delivery?.id ?? null}
            servicePoint={chosen.servicePoint}
          />
        )}
        {(!away || isRedeemable) && <PaymentSection {...{ offer, gift, subscription, isRedeemable, choice }} />}
        <CheckoutField name="message" label={t('checkout.message')} autoComplete="off" />
        {offer.needs_delivery && <ReviewMailChoice />}
        <div>
          <p className="text-sm text-muted">{t('checkout.terms')}</p>
          <TermsLinks />
          <div className="mb-4 text-muted">
            <LegalGuarantee />
          </div>
          <p className="mb-3 flex items-baseline justify-between gap-4 text-xl font-bold" aria-live="polite">
            {quote && (
              <>
                <span>{t(quote.gift_cards.length > 0 ? 'giftCard.toPay' : 'checkout.total')}</span>
                <span className="tabular-nums">{formatMoney(quote.to_pay, store)}</span>
              </>
            )}
          </p>
          <Button name="intent" value="order" wide disabled={isOrdering}>
            {t(isOrdering ? 'checkout.ordering' : 'checkout.order')}
          </Button>
        </div>
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
  /** The backend does not answer: there is nothing to choose, and what was typed waits. */
  away: boolean
  onChoice: (field: string, value: string) => void
}
