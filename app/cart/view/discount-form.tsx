import { useEffect, useRef, useState } from 'react'
import { CartForm } from '../live/cart-form'
import type { FormError } from '../../forms/form-errors'
import { useRefusedForm } from '../../forms/use-refused-form'
import { buttonClass } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { CONTROL } from '../../ui/field-frame'
import type { CodeState } from '../../discounts/code-state'
import { CODE_FORM, DISCOUNTS } from '../../discounts/codes'
import { useTranslation } from '../../store/use-translation'

/**
 * Form that adds a discount code. With JavaScript the field keeps the focus and is cleared once the code is listed. `error` is
 * why a code sent by script is not kept; `onAdded` is called when the list of codes has changed after a code was sent.
 */
export function DiscountForm({ codes, error: refusal, onAdded }: DiscountFormProps) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const { refused, form } = useRefusedForm(CODE_FORM)
  const said = refusal ?? refused?.errors.code
  const isMoved = said === 'giftCard.moved'
  const error = isMoved ? undefined : said
  const listed = codes.map(({ code }) => code).join()
  const isSent = useRef(false)
  useEffect(() => {
    form.current?.reset()
    if (isSent.current) onAdded()
    isSent.current = false
  }, [form, listed]) // oxlint-disable-line react-hooks/exhaustive-deps -- `onAdded` is a new function in each render

  // In the drawer, the error may be hidden behind the foot.
  const errorElement = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Chromium answers with a promise, which an effect must not return: React would call it as a clean-up.
    errorElement.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  function onSend(answered: Promise<void>): void {
    setAdding(true)
    isSent.current = true
    void answered.finally(() => setAdding(false))
  }

  return (
    <CartForm ref={form} intent="add-code" busy={adding} onSend={onSend} at={DISCOUNTS} className="mt-3 max-w-md">
      <label htmlFor="discount-code" className="font-semibold">
        {t('discounts.field')}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id="discount-code"
          name="code"
          required
          defaultValue={isMoved ? undefined : refused?.values.code}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'discount-code-error'}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${CONTROL} min-w-0`}
        />
        <button type="submit" aria-disabled={adding} className={`${buttonClass('secondary')} shrink-0`}>
          {t('discounts.add')}
        </button>
      </div>
      {isMoved && (
        <p role="status" className="mt-1.5 flex gap-1.5 text-sm font-medium text-green">
          <Icon name="check-circle" size={20} />
          {t('giftCard.moved')}
        </p>
      )}
      {error && (
        <p
          ref={errorElement}
          id="discount-code-error"
          role="alert"
          className="mt-1.5 flex scroll-mb-4 gap-1.5 text-sm font-medium text-red"
        >
          <Icon name="warning" size={20} />
          {t(error)}
        </p>
      )}
    </CartForm>
  )
}

type DiscountFormProps = { codes: readonly CodeState[]; error: FormError | null; onAdded: () => void }
