import type { OfferedCard } from '../card/rules/offered-card'
import { Thumb } from '../card/thumb'
import { DepositNote } from '../pricing/deposit-note'
import { PricePerUnit } from '../pricing/price-per-unit'
import { usePrice } from '../pricing/use-price'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import { KeptTogether } from '../store/kept-together'
import { OfferButton } from './offer-button'

const MAX_OFFERS = 3

/**
 * Cross-selling offers as rows that are smaller than those of the cart; nothing without cards. A card
 * that cannot be bought at once is left out.
 */
export function OfferList({ title, cards, language }: { title: string; cards: readonly OfferedCard[]; language: Language }) {
  const shown = cards.filter(({ action }) => action === 'buy').slice(0, MAX_OFFERS)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="drawer-offers">
      <h3 id="drawer-offers" className="text-sm">
        {title}
      </h3>
      <ul className="divide-y divide-line">
        {shown.map((card) => (
          <OfferRow key={card.id} card={card} language={language} />
        ))}
      </ul>
    </section>
  )
}

function OfferRow({ card, language }: { card: OfferedCard; language: Language }) {
  const formatPrice = usePrice()
  const price = card.personal?.price ?? card.price?.price
  return (
    <li className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-3 py-2 text-sm">
      <Thumb thumb={card.thumb} className="size-10" />
      <p className="min-w-0">
        <a
          href={href('product', language, { slug: card.slug })}
          className="line-clamp-2 text-ink underline-offset-4 hover:underline"
        >
          <KeptTogether>{card.name}</KeptTogether>
        </a>
        {price !== undefined && (
          <span className="tabular-nums">
            <strong className={card.offer === null ? '' : 'text-red'}>{formatPrice(price, card.vat)}</strong>
            {card.offer && <s className="ml-2 text-muted">{formatPrice(card.offer.regularPrice, card.vat)}</s>}
            <PricePerUnit price={price} content={card.content} vat={card.vat} />
            <DepositNote deposit={card.deposit} className="block text-muted" />
          </span>
        )}
      </p>
      <div className="w-30">
        <OfferButton card={card} beside={null} short />
      </div>
    </li>
  )
}
