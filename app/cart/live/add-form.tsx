import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ONCE } from '../rules/one-time-key'
import { CartForm } from './cart-form'
import { useOneTimeKey } from './use-one-time-key'

/**
 * The one add form of many cards (decision 076): a card has only a button, `<button form={id} name="product_id">`,
 * so its markup is the same on every page. `children` are further fields. Without JavaScript the same page is
 * shown again, with the result at the top.
 */
export function AddForm({ id, children }: { id: string; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <CartForm id={id} intent="add" hidden>
      <input type="hidden" name={ONCE} defaultValue={useOneTimeKey()} />
      <input type="hidden" name="return_to" value={pathname + search} />
      {children}
    </CartForm>
  )
}
