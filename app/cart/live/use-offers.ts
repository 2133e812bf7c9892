import { useEffect, useState } from 'react'
import type { OfferedCard } from '../../card/rules/offered-card'
import { useLanguage } from '../../store/use-shop'
import { readOffers } from './cart-calls.client'

/**
 * What to offer with the cart, asked for anew when it is first shown and whenever its confirmed count changes (spec section 7). `loaded` is
 * what the page came with; what was asked for earlier stays when asking fails, for it is an extra.
 */
export function useOffers(loaded: readonly OfferedCard[], count: number): readonly OfferedCard[] {
  const language = useLanguage()
  const [known, setKnown] = useState<{ count: number; offers: readonly OfferedCard[] } | null>(
    loaded.length > 0 ? { count, offers: loaded } : null,
  )
  const asked = known?.count === count
  useEffect(() => {
    if (asked || count === 0) return
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
  }, [asked, count, language])
  return count === 0 ? [] : (known?.offers ?? [])
}
