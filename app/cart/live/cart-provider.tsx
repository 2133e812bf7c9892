import { useLocation } from '@remix-run/react'
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CartSender, CartSenderContext } from './use-cart-sender'
import { ProductsInCartContext } from './use-products-in-cart'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { appliedCodes, type CodeState } from '../../discounts/code-state'
import type { CartAnswer } from '../rules/cart-data'
import type { LinkNotice } from '../rules/link-notice'
import type { Badge } from '../rules/badge'
import { CartContext, type CartControl, type Panel } from './use-cart'
import { useCartQueue } from './use-cart-queue'
import { type CartRequest, cartRequest } from '../rules/cart-request'
import { panelAfterAdd } from '../rules/panel-after-add'
import { productsInCart } from '../rules/products-in-cart'
import { useRefresh } from '../../ui/use-refresh'

/**
 * Holds the cart for the whole page, sends its forms and opens its drawer. `opened` is the cart when the URL asks for an open
 * drawer. `loaded` is the count and total of the latest page data, for example after an order, `codes` its discount codes, and
 * `link` the notice of a link that it shows.
 */
export function CartProvider({ opened, loaded, codes, link, children }: CartProviderProps) {
  const { pathname, search } = useLocation()
  const onCartPage = pathname === href('cart', useLanguage())
  const { state, ask, read, adopt, report } = useCartQueue(opened)
  const refresh = useRefresh()
  const here = pathname + search
  const [open, setOpen] = useState(opened && { panel: panelOf(opened), at: here })
  // The drawer closes on navigation, and never opens on the cart's own page.
  const panel = open?.at === here && !onCartPage ? open.panel : null
  const isOpen = panel !== null
  const hasLink = link !== null
  const lastLoaded = useRef(loaded)
  const applied = useRef(appliedCodes(codes))
  useEffect(() => {
    if (lastLoaded.current === loaded) return
    lastLoaded.current = loaded
    applied.current = appliedCodes(codes)
    if (loaded) report({ ...loaded, codes }, isOpen)
  }, [report, loaded, codes, isOpen])
  const { staleReports } = state
  useEffect(() => {
    if (staleReports > 0) void read('again')
  }, [staleReports, read])
  const show = useCallback((next: Panel) => setOpen({ panel: next, at: here }), [here])

  const updatePage = useCallback(
    (answer: CartAnswer | null) => {
      if (answer === null) return
      const before = applied.current
      applied.current = appliedCodes(answer.codes)
      // The page shows prices with the codes that are applied, and the notice of a link until the cart is changed.
      if (hasLink || applied.current !== before) refresh()
    },
    [hasLink, refresh],
  )
  const carryOut = useCallback(
    async (request: CartRequest) => {
      const adds = request.kind === 'add'
      // The pressed button already says that it adds: the browser shows that before the drawer opens, which takes longer.
      if (adds && !request.upselling && panel === null) startTransition(() => show('cart'))
      const settled = await ask(request)
      if (settled === 'replaced') return
      const next = adds && (request.upselling || panel === 'upselling') ? panelAfterAdd(settled, request.upselling) : null
      if (next !== null) show(next)
      // The request may have succeeded although its answer was lost: read the cart again.
      if (settled === 'failed') void read().then(updatePage)
      else updatePage(settled)
    },
    [ask, read, show, panel, updatePage],
  )
  const send = useCallback<CartSender>((form, name, known) => carryOut(cartRequest(fieldsOf(form), name, known)), [carryOut])

  const control = useMemo((): CartControl => {
    const hide = () => setOpen(null)
    const open = () => {
      show('cart')
      void read()
    }
    return {
      state,
      panel,
      show,
      hide,
      toggle: panel === null ? open : hide,
      retry: () => (state.failed ? void carryOut(state.failed) : void read()),
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

type CartProviderProps = {
  opened: CartAnswer | null
  loaded: Badge | null
  codes: readonly CodeState[]
  link: LinkNotice | null
  children: ReactNode
}

const panelOf = ({ upselling }: CartAnswer): Panel => (upselling ? 'upselling' : 'cart')

const fieldsOf = (form: FormData) =>
  [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
