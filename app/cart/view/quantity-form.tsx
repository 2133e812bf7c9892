import { useEffect, useRef } from 'react'
import { CartForm } from '../live/cart-form'
import { Stepper } from '../../ui/stepper'
import { clampQuantity, QUANTITY } from '../rules/quantity'
import { useQuantityEdits } from '../live/use-quantity-edits'
import { useTranslation } from '../../store/use-translation'

/** In characters: room for `5 000` with spaces around it, and for a number that is clamped. */
const MAX_LENGTH = 12

/**
 * The quantity spinner of a line. Without JavaScript its buttons and Enter submit the form; with JavaScript an edit also submits
 * it.
 */
export function QuantityForm({ uuid, name, quantity }: { uuid: string; name: string; quantity: number }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { cancel, onChange, onBlur, onPointerDown } = useQuantityEdits(field)
  // Set by hand, because a new key would lose the focus: the confirmed quantity replaces the typed one.
  useEffect(() => {
    if (field.current) field.current.value = String(quantity)
  }, [quantity])

  function onSend(): void {
    cancel()
    if (field.current) field.current.value = String(clampQuantity(field.current.value))
  }

  return (
    <CartForm intent="change" about={name} onSend={onSend} className="flex items-center gap-3">
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="spinner" value="1" />
      {/* Enter presses the first button of a form: that must not be minus. It is shown where no script sends what is typed. */}
      <button type="submit" className="order-last underline [@media(scripting:enabled)]:hidden">
        {t('cart.quantity.update')}
      </button>
      <Stepper
        onPointerDown={onPointerDown}
        minus={{
          type: 'submit',
          name: 'step',
          value: '-1',
          // `aria-disabled` keeps the focus: `disabled` would take it from the shopper who has just stepped down to the minimum.
          'aria-disabled': quantity <= QUANTITY.min,
          'aria-label': t('cart.quantity.decrease', { name }),
        }}
        plus={{
          type: 'submit',
          name: 'step',
          value: '1',
          disabled: quantity >= QUANTITY.max,
          'aria-label': t('cart.quantity.increase', { name }),
        }}
      >
        <input
          ref={field}
          name="quantity"
          inputMode="numeric"
          maxLength={MAX_LENGTH}
          defaultValue={quantity}
          onChange={onChange}
          onBlur={onBlur}
          aria-label={t('cart.quantity.of', { name })}
          className="h-11 w-12 text-center font-semibold tabular-nums outline-none"
        />
      </Stepper>
    </CartForm>
  )
}
