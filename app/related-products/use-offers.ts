import { useEffect, useState } from 'react'
import type { OfferedCard } from '../card/rules/offered-card'
import { useCart } from '../cart/live/use-cart'
import type { CartData } from '../cart/rules/cart-data'
import { useLanguage } from '../store/use-shop'
import { askAboutCart } from '../cart/live/cart-calls.client'
import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'
import { isOffers } from './offers-answer'

const NONE: readonly OfferedCard[] = []

/**
 * The products offered with the cart, fetched when the cart is first shown and whenever it changes: its count (spec section 7),
 * and its codes and totals, since prices of offers include their discounts. `data` and `loaded` are the cart and the offers that
 * came with the page; they replace what is known each time the page is loaded. When fetching fails, the earlier offers stay,
 * because offers are optional.
 */
export function useOffers(data?: CartData, loaded = NONE): readonly OfferedCard[] {
  const language = useLanguage()
  const loadedFor = stateOf(data)
  const cart = stateOf(useCart()?.state.confirmed ?? data)
  const came = { loaded, offers: loaded, cart: loaded.length > 0 ? loadedFor : null }
  const [known, setKnown] = useState<Known>(came)
  if (known.loaded !== loaded) setKnown(came)
  const isCurrent = known.cart === cart
  useEffect(() => {
    if (isCurrent || cart === '') return
    let isStale = false
    void readOffers(language).then(
      (offers) => {
        if (!isStale) setKnown({ loaded, offers, cart })
      },
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [isCurrent, cart, language, loaded])
  return cart === '' ? [] : known.offers
}

/** The offers for a state of the cart, null when they came with none; `loaded` are those of the page at that time. */
type Known = { loaded: readonly OfferedCard[]; offers: readonly OfferedCard[]; cart: string | null }

/** Identifies what offers depend on: the lines, their number, codes and totals. Empty for an empty cart. */
function stateOf(data: CartData | undefined): string {
  if (!data?.cart.lines.length) return ''
  const { cart, codes } = data
  return JSON.stringify([cart.totals, cart.lines.map(({ uuid }) => uuid), codes])
}

async function readOffers(language: Language): Promise<readonly OfferedCard[]> {
  const answer = await askAboutCart(resourceHref('cartOffers', language))
  if (!isOffers(answer)) throw new Error('No offers')
  return answer.offers
}
