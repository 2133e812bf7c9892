import { Form, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { CONTROL } from '../ui/field-frame'
import type { CodeState } from './code-states'
import { CODE_FORM, DISCOUNTS } from './codes'

/** Adds a code by a plain form. With JavaScript the field is emptied once the code stands in the list, and keeps the focus. */
export function DiscountForm({ codes }: { codes: readonly CodeState[] }) {
  const { t } = useTranslation()
  const { state, formData } = useNavigation()
  const { refused, form } = useRefusedForm(CODE_FORM)
  const error = refused?.errors.code
  const listed = codes.map(({ code }) => code).join()
  useEffect(() => form.current?.reset(), [form, listed])
  const adding = state !== 'idle' && formData?.get('intent') === 'add-code'
  return (
    <Form
      ref={form}
      method="post"
      action={`${href('cart', useLanguage())}#${DISCOUNTS}`}
      preventScrollReset
      className="mt-3 max-w-md"
    >
      <input type="hidden" name="intent" value="add-code" />
      <label htmlFor="discount-code" className="font-semibold">
        {t('discounts.field')}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id="discount-code"
          name="code"
          required
          defaultValue={refused?.values.code}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'discount-code-error'}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${CONTROL} min-w-0`}
        />
        <button type="submit" disabled={adding} className={`${buttonClass('secondary')} shrink-0`}>
          {t('discounts.add')}
        </button>
      </div>
      {error && (
        <p id="discount-code-error" role="alert" className="mt-1.5 flex gap-1.5 text-sm font-medium text-red">
          <Icon name="warning" size={20} />
          {t(error)}
        </p>
      )}
    </Form>
  )
}
