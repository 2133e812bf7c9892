import { Form, useSubmit } from '@remix-run/react'
import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../store/use-shop'
import { href } from '../routing/href'
import { Icon } from '../ui/icon'
import { QUANTITY } from './quantity'

/** Edits wait this long for the next one (spec sections 5 and 9). */
const DEBOUNCE = 250

/** The quantity spinner of a line. Without JavaScript its buttons and the field send the form; with it, an edit sends itself. */
export function QuantityForm({ uuid, name, quantity }: { uuid: string; name: string; quantity: number }) {
  const { t } = useTranslation()
  const { cancel, onChange, onBlur } = useDebouncedSubmit()
  return (
    <Form
      method="post"
      action={href('cart', useLanguage())}
      onSubmit={cancel}
      preventScrollReset
      className="flex items-center gap-3"
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="uuid" value={uuid} />
      {/* The first button is the one Enter presses: it must not be minus. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        {t('cart.quantity.update')}
      </button>
      <span className="flex rounded-lg border border-control focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-petrol">
        <button type="submit" name="step" value="-1" aria-label={t('cart.quantity.decrease', { name })} className={STEP}>
          <Icon name="minus" size={20} />
        </button>
        <input
          key={quantity}
          name="quantity"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={4}
          defaultValue={quantity}
          onChange={onChange}
          onBlur={onBlur}
          aria-label={t('cart.quantity.of', { name })}
          className="h-11 w-12 text-center font-semibold tabular-nums outline-none"
        />
        <button
          type="submit"
          name="step"
          value="1"
          disabled={quantity >= QUANTITY.max}
          aria-label={t('cart.quantity.increase', { name })}
          className={STEP}
        >
          <Icon name="plus" size={20} />
        </button>
      </span>
    </Form>
  )
}

const STEP = 'flex size-11 cursor-pointer items-center justify-center rounded-lg hover:bg-mist disabled:opacity-40'

/**
 * Sends the form of an edited field after a pause. An edit that is sent by hand, or left behind for something else, must not be sent
 * again later: it would call the shopper back from where she went.
 */
function useDebouncedSubmit() {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function cancel() {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  function send(form: HTMLFormElement) {
    cancel()
    submit(form, { preventScrollReset: true })
  }
  return {
    cancel,
    onChange: ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
      cancel()
      // An emptied field is a shopper about to type the next number.
      if (form && value.trim() !== '') timer.current = setTimeout(send, DEBOUNCE, form)
    },
    onBlur: ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
      if (form && timer.current !== undefined) send(form)
    },
  }
}
