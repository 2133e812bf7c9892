import { useLocation } from '@remix-run/react'
import { useShownCodes } from '../cart/live/use-shown-codes'
import type { LinkNotice } from '../cart/rules/link-notice'
import { LinkNoticeBar } from '../cart/view/link-notice-bar'
import type { CodeState } from '../discounts/code-state'
import { DiscountBar } from '../discounts/discount-bar'
import { latePart } from '../fragments/late-part'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'

/** Few visits see these notices, so their code is loaded with the page that shows one. */
const LateDiscountBar = latePart(
  import.meta.env.SSR ? DiscountBar : null,
  async () => (await import('../discounts/discount-bar')).DiscountBar,
)
const LateLinkNotice = latePart(
  import.meta.env.SSR ? LinkNoticeBar : null,
  async () => (await import('../cart/view/link-notice-bar')).LinkNoticeBar,
)

/**
 * The active discount codes, on every page except the cart and the checkout. They and the number of
 * pieces in the cart came with the page.
 */
export function DiscountNotice(loaded: { codes: readonly CodeState[]; count: number }) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const { codes, count } = useShownCodes(loaded)
  const elsewhere = [href('cart', language), href('checkout', language)].every((path) => !pathname.startsWith(path))
  return codes.length === 0 || !elsewhere ? null : <LateDiscountBar codes={codes} count={count} />
}

/** Tells the result of a link that changes the cart, on every page except the checkout's. */
export function CartLinkNotice({ link }: { link: LinkNotice | null }) {
  const language = useLanguage()
  const { pathname } = useLocation()
  return link === null || pathname.startsWith(href('checkout', language)) ? null : <LateLinkNotice key={pathname} link={link} />
}
