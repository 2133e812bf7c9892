import { useLocation } from '@remix-run/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { AddButton } from './add-button'
import { CartForm } from './cart-form'
import { ONCE } from '../rules/one-time-key'
import type { KnownProduct } from '../rules/cart-request'
import { useOneTimeKey } from './use-one-time-key'

/**
 * Form that adds a product to the cart. Without JavaScript the same page is shown again, with the result at the top. `children`
 * are further fields, such as a quantity; without one the quantity is 1. `words` replace the text and the accessible name of the
 * button; `subscribed` are those while a subscription is chosen in the buy box around the form. With `id`, a button outside the
 * form can submit it. With `upselling`, the upselling panel opens afterwards. The drawer shows what is `known` of the product at
 * once. A form that is submitted twice adds once (decision 016).
 */
export function AddToCartForm({
  productId,
  name,
  children,
  wide = false,
  words,
  subscribed,
  disabled = false,
  id,
  upselling = false,
  known,
  look,
}: AddToCartFormProps) {
  const { pathname, search } = useLocation()
  const [adding, setAdding] = useState(false)
  const once = useOneTimeKey()

  function onSend(answered: Promise<void>): void {
    setAdding(true)
    void answered.finally(() => setAdding(false))
  }

  const button = { type: 'submit', product: name, adding, look, wide, disabled } as const
  return (
    <CartForm
      id={id}
      intent="add"
      about={name}
      known={known}
      busy={adding}
      onSend={onSend}
      className={wide ? 'add-form flex-wrap' : 'add-form'}
    >
      <input type="hidden" name={ONCE} defaultValue={once} />
      <input type="hidden" name="product_id" value={productId} />
      <input type="hidden" name="return_to" value={pathname + search} />
      {upselling && <input type="hidden" name="upselling" value="1" />}
      {children}
      <AddButton {...button} words={words} when={subscribed && 'once'} />
      {subscribed && <AddButton {...button} words={subscribed} when="subscribed" />}
    </CartForm>
  )
}

type AddToCartFormProps = {
  productId: number
  name: string
  children?: ReactNode
  wide?: boolean
  words?: { text: string; label: string }
  subscribed?: { text: string; label: string } | undefined
  disabled?: boolean
  id?: string
  upselling?: boolean
  known?: KnownProduct
  look?: ComponentProps<typeof AddButton>['look']
}
