import { useLocation } from '@remix-run/react'
import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, type ReactNode } from 'react'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import type { KnownProduct } from '../rules/cart-request'
import { pressedAdds } from './pressed-adds'
import { useCartSender } from './use-cart-sender'

/**
 * A form of the cart. Without JavaScript the browser submits it; with JavaScript the cart's provider sends it and the page stays
 * open. `about` is the name of the product. `onSend` is called when the form is sent, with a promise that resolves after the
 * answer. Buttons that share the form say by `pressedAdds` what they add.
 */
export const CartForm = forwardRef<HTMLFormElement, CartFormProps>(function CartForm(
  { intent, about, known, busy = false, at, onSend, children, ...rest },
  ref,
) {
  const send = useCartSender()
  const action = useCartHref()

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    if (send === null) return
    event.preventDefault()
    if (busy) return
    const button = buttonOf(event)
    const pressed = button && pressedAdds.get(button)
    const answered = send(formDataOf(event), pressed?.name ?? about, pressed?.known ?? known)
    ;(pressed?.onSend ?? onSend)?.(answered)
  }

  return (
    <form
      ref={ref}
      method="post"
      // The shop shows its own error messages: the browser's would be in the browser's language, not the storefront's.
      noValidate
      action={action + (at === undefined ? '' : `#${at}`)}
      onSubmit={onSubmit}
      {...rest}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  )
})

/** The address of the cart; on a page of a long cart that of this page, so that the shopper stays there without scripts. */
function useCartHref(): string {
  const { pathname, search } = useLocation()
  const cart = href('cart', useLanguage())
  return pathname === cart ? cart + search : cart
}

/** The fields, with the pressed button: older browsers leave it out of FormData. */
function formDataOf(event: FormEvent<HTMLFormElement>): FormData {
  const form = new FormData(event.currentTarget)
  const button = buttonOf(event)
  if (button !== null && button.name !== '') form.append(button.name, button.value)
  return form
}

function buttonOf({ nativeEvent }: FormEvent): HTMLButtonElement | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return button instanceof HTMLButtonElement ? button : null
}

type CartFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'method' | 'action' | 'onSubmit'> & {
  intent: 'add' | 'change' | 'remove' | 'undo-remove' | 'add-code' | 'remove-code'
  about?: string
  /** The product that is added, as far as the page knows it; the drawer shows it until the server has answered. */
  known?: KnownProduct | undefined
  /** Element id on the cart's page to scroll to when the form is submitted without JavaScript. */
  at?: string
  /** The last submission has no answer yet; further ones are ignored. */
  busy?: boolean
  onSend?: (answered: Promise<void>) => void
  children: ReactNode
}
