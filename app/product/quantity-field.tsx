import { useRef, useState } from 'react'
import { clampQuantity, QUANTITY, requestedQuantity } from '../cart/rules/quantity'
import { useTranslation } from '../store/use-translation'
import { Stepper } from '../ui/stepper'
import { useIsScripted } from '../ui/use-is-scripted'

/**
 * The quantity to buy, with the buttons of the cart where scripts run. What is typed is clamped when the field loses the focus.
 */
export function QuantityField({ name }: { name: string }) {
  const { t } = useTranslation()
  const isScripted = useIsScripted()
  const field = useRef<HTMLInputElement>(null)
  const [quantity, setQuantity] = useState<number>(QUANTITY.min)

  function set(next: number) {
    if (field.current) field.current.value = String(next)
    setQuantity(next)
  }
  const step = (by: '1' | '-1') => set(requestedQuantity(field.current?.value ?? '', by))

  return (
    <Stepper
      minus={
        isScripted
          ? {
              type: 'button',
              onClick: () => step('-1'),
              // `disabled` would drop the focus.
              'aria-disabled': quantity <= QUANTITY.min,
              'aria-label': t('cart.quantity.decrease', { name }),
            }
          : undefined
      }
      plus={
        isScripted
          ? {
              type: 'button',
              onClick: () => step('1'),
              'aria-disabled': quantity >= QUANTITY.max,
              'aria-label': t('cart.quantity.increase', { name }),
            }
          : undefined
      }
    >
      {/* As wide with the buttons as without, so that nothing moves when they come. */}
      <input
        ref={field}
        type="number"
        name="quantity"
        inputMode="numeric"
        {...QUANTITY}
        defaultValue={QUANTITY.min}
        aria-label={t('product.quantity')}
        onChange={({ currentTarget }) => setQuantity(clampQuantity(currentTarget.value))}
        onBlur={({ currentTarget }) => set(clampQuantity(currentTarget.value))}
        className={`h-11.5 rounded-lg text-center font-semibold tabular-nums outline-none ${isScripted ? 'w-11 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none' : 'w-33'}`}
      />
    </Stepper>
  )
}
