import { useEffect, useState } from 'react'
import type { OfferedCard } from '../card/rules/offered-card'
import { useLanguage } from '../store/use-shop'
import { askAboutCart } from '../cart/live/cart-calls.client'
import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'
import { isOffers } from './offers-answer'

/**
 * The products offered with the cart, fetched when the cart is first shown and whenever it changes: its count (spec section 7),
 * and its codes and totals, since prices of offers include their discounts. `cart` identifies its state; it is empty for an empty
 * cart. `loaded` came with the page, and replaces what is known each time the page is loaded. When fetching fails, the earlier
 * offers stay, because offers are optional.
 */
export function useOffers(loaded: readonly OfferedCard[], loadedFor: string, cart: string): readonly OfferedCard[] {
  const language = useLanguage()
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

async function readOffers(language: Language): Promise<readonly OfferedCard[]> {
  const answer = await askAboutCart(resourceHref('cartOffers', language))
  if (!isOffers(answer)) throw new Error('No offers')
  return answer.offers
}
