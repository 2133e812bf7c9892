import type { PaymentMethodId } from '../commerce/contract/payment'
import { PAYMENT_PROVIDERS } from '../commerce/contract/payment-providers'
import { useTranslation } from '../store/use-translation'
import { useAmountIncludingVat } from '../pricing/use-amount-including-vat'
import { useStore } from '../store/use-shop'
import { Mark } from '../ui/mark'
import { Notice } from '../ui/notice'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { Choice, CheckoutOffer } from './choices'
import { GiftCardFields } from './gift-card-fields'
import { FormSection } from './form-section'
import { useFormField } from './use-form-state'
import { useIsNet } from './use-is-net'

/**
 * The choice of the way to pay, with gift cards first; `gift`: gift cards are ordered, which the invoice of the shop does not
 * pay. `subscription`: a subscription is ordered, which only some methods pay, and no gift cards, not even cards that the
 * checkout has taken. `isRedeemable`: something is ordered that gift cards pay.
 */
export function PaymentSection({ offer, gift, subscription, isRedeemable, choice }: PaymentSectionProps) {
  const { t } = useTranslation()
  const owed = useAmountIncludingVat(useIsNet(choice))
  const { id, name, error } = useFormField('payment_method')
  const why = [
    gift && t('checkout.gift.noInvoice'),
    subscription && t('subscription.payments'),
    subscription && t('giftCard.error.subscription'),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <FormSection id="payment" title={t('checkout.payment')} text={why === '' ? undefined : why}>
      {(isRedeemable || offer.gift_cards.length > 0) && (
        <GiftCardFields cards={offer.gift_cards} parts={choice.quote?.gift_cards ?? []} />
      )}
      {offer.payments.length > 0 && choice.payments.length === 0 && (
        <Notice kind="info">{t('checkout.payment.noneForCompanies')}</Notice>
      )}
      {choice.payments.length > 0 && (
        <RadioCards
          // When the chosen way is not offered to this buyer, another one is chosen in the new list.
          key={choice.buyer}
          legend={<span className="sr-only">{t('checkout.payment')}</span>}
          error={error}
        >
          {choice.payments.map((payment, at) => (
            <RadioCard
              key={payment.id}
              id={at === 0 ? id : undefined}
              name={name}
              data-companies={payment.companies || undefined}
              data-consumers={payment.consumers || undefined}
              value={payment.id}
              defaultChecked={payment.id === choice.payment?.id}
              label={payment.name}
              description={payment.description}
              aside={payment.fee === 0 ? <MethodMarks {...payment} /> : owed(payment.fee)}
            />
          ))}
        </RadioCards>
      )}
    </FormSection>
  )
}

type PaymentSectionProps = { offer: CheckoutOffer; gift: boolean; subscription: boolean; isRedeemable: boolean; choice: Choice }

/** The wordmarks of a method whose name is not one itself. */
function MethodMarks({ id, name }: { id: PaymentMethodId; name: string }) {
  const { paymentMethods } = useStore()
  const marks = Object.keys(PAYMENT_PROVIDERS.find((provider) => provider.id === id)?.marks ?? {})
  const shown = paymentMethods.filter((mark) => mark.name !== name && marks.includes(mark.name))
  return (
    <span aria-hidden className="flex flex-wrap justify-end gap-x-3 max-sm:hidden">
      {shown.map((mark) => (
        <Mark key={mark.name} {...mark} />
      ))}
    </span>
  )
}
