import { useRouteLoaderData } from '@remix-run/react'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'

/** Where the account button leads (spec section 4, Account button): to the order of a login with scope my-order, else to the account's orders. */
export function useAccountHref(): string {
  const language = useLanguage()
  const id = useRouteLoaderData<{ ownOrder: string | null }>('root')?.ownOrder ?? null
  return id === null ? href('accountOrders', language) : href('myOrder', language, { id })
}
