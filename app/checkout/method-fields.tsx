import { useStore } from '../store/use-shop'
import type { CheckoutOptions, ShippingMethod } from '../commerce/contract/checkout'
import { formatMoney } from '../store/money'
import { useTranslation } from '../store/use-translation'
import { RadioCard, RadioCards } from '../ui/radio-card'
import type { CheckoutFields } from './checkout-fields'
import { isFieldError } from './field-errors'

/** Shipping and payment methods; the first of each is selected by default. */
export function MethodFields({ fields, options }: { fields: CheckoutFields; options: CheckoutOptions }) {
  const { t } = useTranslation()
  const store = useStore()
  const shipping = fields.shipping_method
  const payment = fields.payment_method
  const days = ({ days_from: from, days_to: count }: ShippingMethod) => t('checkout.shipping.days', { from, count })
  const price = (amount: number) => (amount === 0 ? t('checkout.shipping.free') : formatMoney(amount, store))
  const errorOf = (errors: string[] | undefined) => {
    const error = errors?.find(isFieldError)
    return error && t(error)
  }
  return (
    <>
      <RadioCards legend={<span className="text-xl">{t('checkout.shipping')}</span>} error={errorOf(shipping.errors)}>
        {options.shipping_methods.map((method, index) => (
          <RadioCard
            key={method.id}
            name={shipping.name}
            value={method.id}
            defaultChecked={shipping.initialValue === undefined ? index === 0 : shipping.initialValue === method.id}
            data-shipping={index}
            label={method.name}
            description={`${method.description} ${days(method)}`}
            aside={price(method.price)}
          />
        ))}
      </RadioCards>
      <RadioCards legend={<span className="text-xl">{t('checkout.payment')}</span>} error={errorOf(payment.errors)}>
        {options.payment_methods.map((method, index) => (
          <RadioCard
            key={method.id}
            name={payment.name}
            value={method.id}
            defaultChecked={payment.initialValue === undefined ? index === 0 : payment.initialValue === method.id}
            label={method.name}
            description={method.description}
            aside={method.fee === 0 ? undefined : formatMoney(method.fee, store)}
          />
        ))}
      </RadioCards>
    </>
  )
}
