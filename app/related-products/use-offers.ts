import { useEffect, useState } from 'react'
import type { OfferedCard } from '../card/rules/offered-card'
import { useLanguage } from '../store/use-shop'
import { askAboutCart } from '../cart/live/cart-calls.client'
import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'
import { isOffers } from './offers-answer'

/**
 * The products offered with the cart, fetched when the cart is first shown and whenever its confirmed count changes (spec section
 * 7). `loaded` came with the page. When fetching fails, the earlier offers stay, because offers are optional.
 */
export function useOffers(loaded: readonly OfferedCard[], count: number): readonly OfferedCard[] {
  const language = useLanguage()
  const [known, setKnown] = useState<{ count: number; offers: readonly OfferedCard[] } | null>(
    loaded.length > 0 ? { count, offers: loaded } : null,
  )
  const isCurrent = known?.count === count
  useEffect(() => {
    if (isCurrent || count === 0) return
    let isStale = false
    void readOffers(language).then(
      (offers) => {
        if (!isStale) setKnown({ count, offers })
      },
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [isCurrent, count, language])
  return count === 0 ? [] : (known?.offers ?? [])
}

async function readOffers(language: Language): Promise<readonly OfferedCard[]> {
  const answer = await askAboutCart(resourceHref('cartOffers', language))
  if (!isOffers(answer)) throw new Error('No offers')
  return answer.offers
}
