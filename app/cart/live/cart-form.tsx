import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, type ReactNode } from 'react'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { useCartSender } from './use-cart-sender'

/**
 * A form of the cart. Without JavaScript it is sent as it is; with it, the cart's provider takes it and the page stays where it is. `about`
 * names the product, `onSend` hears when it is sent and gets the promise of the answer.
 */
export const CartForm = forwardRef<HTMLFormElement, CartFormProps>(function CartForm(
  { intent, about, busy = false, at, onSend, children, ...rest },
  ref,
) {
  const send = useCartSender()
  const language = useLanguage()

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (send === null) return
    event.preventDefault()
    if (busy) return
    const answered = send(formDataOf(event), about)
    onSend?.(answered)
  }

  return (
    <form
      ref={ref}
      method="post"
      // Our own words, beside the field, come from the rules; a browser's would come in its language and not the shop's.
      noValidate
      action={href('cart', language) + (at === undefined ? '' : `#${at}`)}
      onSubmit={onSubmit}
      {...rest}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  )
})

/** The fields, and the button that was pressed: browsers that are a few years old leave it out of FormData. */
function formDataOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): FormData {
  const form = new FormData(currentTarget)
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  if (button instanceof HTMLButtonElement && button.name !== '') form.append(button.name, button.value)
  return form
}

type CartFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'method' | 'action' | 'onSubmit'> & {
  intent: 'add' | 'change' | 'remove' | 'undo-remove' | 'add-code' | 'remove-code'
  about?: string
  /** The part of the cart's page that a form without JavaScript comes back to. */
  at?: string
  /** Its last sending has no answer yet: once is enough. */
  busy?: boolean
  onSend?: (answered: Promise<void>) => void
  children: ReactNode
}
