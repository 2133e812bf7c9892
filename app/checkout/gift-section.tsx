import { useTranslation } from '../store/use-translation'
import { TextArea } from '../ui/text-area'
import { CheckoutField } from './checkout-field'
import { FormSection } from './form-section'
import { useFormField } from './use-form-state'

/**
 * The fields for the recipient of a gift card, the message and the day. A card that is ordered `withGoods` is mailed when they
 * are sent, at the earliest.
 */
export function GiftSection({ withGoods }: { withGoods: boolean }) {
  const { t } = useTranslation()
  const message = useFormField('gift_message')
  return (
    <FormSection id="gift" title={t('checkout.gift')} text={t('checkout.gift.why')}>
      <CheckoutField name="gift_email" label={t('checkout.gift.email')} type="email" autoComplete="off" inputMode="email" />
      <TextArea
        key={message.key}
        id={message.id}
        name={message.name}
        defaultValue={message.initialValue}
        label={t('checkout.gift.message')}
        optional={t('field.optional')}
        rows={3}
        error={message.error}
        autoComplete="off"
      />
      <CheckoutField
        name="gift_day"
        label={t('checkout.gift.day')}
        hint={t(withGoods ? 'checkout.gift.day.withGoods' : 'checkout.gift.day.hint')}
        optional={t('field.optional')}
        type="date"
        autoComplete="off"
      />
    </FormSection>
  )
}
