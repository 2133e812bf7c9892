import { useTranslation } from '../store/use-translation'
import { TextArea } from '../ui/text-area'
import { CheckoutField } from './checkout-field'
import type { CheckoutFields } from './checkout-fields'
import { FormSection } from './form-section'

/** To whom a gift card goes, with which words, and when. */
export function GiftSection({ step, fields }: { step: number; fields: CheckoutFields }) {
  const { t } = useTranslation()
  const message = fields.gift_message
  return (
    <FormSection step={step} title={t('checkout.gift')} text={t('checkout.gift.why')}>
      <CheckoutField
        field={fields.gift_email}
        label={t('checkout.gift.email')}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <TextArea
        key={message.key}
        id={message.id}
        name={message.name}
        defaultValue={message.initialValue}
        label={t('checkout.gift.message')}
        optional={t('checkout.optional')}
        rows={3}
        maxLength={500}
        autoComplete="off"
      />
      <CheckoutField
        field={fields.gift_day}
        label={t('checkout.gift.day')}
        hint={t('checkout.gift.day.hint')}
        optional={t('checkout.optional')}
        type="date"
        autoComplete="off"
      />
    </FormSection>
  )
}
