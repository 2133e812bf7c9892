import { useLocation } from '@remix-run/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CartSender, CartSenderContext } from './use-cart-sender'
import { ProductsInCartContext } from './use-products-in-cart'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import type { CartAnswer } from '../rules/cart-data'
import type { Badge } from './use-badge'
import { CartContext, type CartControl, type Panel } from './use-cart'
import { useCartQueue } from './use-cart-queue'
import { type CartRequest, cartRequest } from '../rules/cart-request'
import { productsInCart } from '../rules/products-in-cart'
import { useRefresh } from '../../ui/use-refresh'

/**
 * Holds the cart for the whole page, sends its forms and opens its drawer. `opened` is the cart when the URL asks for an open
 * drawer. `loaded` is the count and total of the latest page data, for example after an order.
 */
export function CartProvider({ opened, loaded, children }: CartProviderProps) {
  const { pathname, search } = useLocation()
  const onCartPage = pathname === href('cart', useLanguage())
  const { state, ask, read, adopt, report } = useCartQueue(opened)
  const refresh = useRefresh()
  const here = pathname + search
  const [open, setOpen] = useState(opened && { panel: panelOf(opened), at: here })
  // The drawer closes on navigation, and never opens on the cart's own page.
  const panel = open?.at === here && !onCartPage ? open.panel : null
  const isOpen = panel !== null
  const lastLoaded = useRef(loaded)
  useEffect(() => {
    if (lastLoaded.current === loaded) return
    lastLoaded.current = loaded
    if (loaded) report(loaded, isOpen)
  }, [report, loaded, isOpen])
  const { staleReports } = state
  useEffect(() => {
    if (staleReports > 0) read('again')
  }, [staleReports, read])
  const show = useCallback((next: Panel) => setOpen({ panel: next, at: here }), [here])

  const carryOut = useCallback(
    async (request: CartRequest) => {
      const adds = request.kind === 'add'
      if (adds && !request.upselling && panel === null) show('cart')
      const settled = await ask(request)
      if (settled === 'replaced') return
      // The request may have succeeded although its answer was lost: read the cart again.
      if (settled === 'failed') read()
      if (adds && request.upselling) show(settled !== 'failed' && settled.upselling ? 'upselling' : 'cart')
      // Discount codes change the page too: the prices of its cards and the bar at the top.
      if (request.kind === 'codes') refresh()
    },
    [ask, read, show, panel, refresh],
  )
  const send = useCallback<CartSender>((form, name, known) => carryOut(cartRequest(fieldsOf(form), name, known)), [carryOut])

  const control = useMemo((): CartControl => {
    const hide = () => setOpen(null)
    const open = () => {
      show('cart')
      read()
    }
    return {
      ...{ state, panel, show, hide, toggle: panel === null ? open : hide },
      retry: () => (state.failed ? void carryOut(state.failed) : read()),
      adopt,
    }
  }, [state, panel, read, adopt, show, carryOut])
  const { confirmed } = state
  const inCart = useMemo(() => confirmed && productsInCart(confirmed), [confirmed])

  return (
    <CartSenderContext.Provider value={send}>
      <CartContext.Provider value={control}>
        <ProductsInCartContext.Provider value={inCart}>{children}</ProductsInCartContext.Provider>
      </CartContext.Provider>
    </CartSenderContext.Provider>
  )
}

type CartProviderProps = { opened: CartAnswer | null; loaded: Badge; children: ReactNode }

const panelOf = ({ upselling }: CartAnswer): Panel => (upselling ? 'upselling' : 'cart')

const fieldsOf = (form: FormData) =>
  [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
