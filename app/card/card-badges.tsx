import type { Decoration } from './rules/card-product'
import { useTranslation } from '../store/use-translation'

/** Badges over the picture of a card: discounts and the editor's decoration. */
export function CardBadges({ discount, personal, decoration }: CardBadgesProps) {
  const { t } = useTranslation()
  if (discount === null && personal === null && decoration === null) return null
  return (
    <p className="absolute inset-x-3 top-3 flex flex-wrap gap-1 text-xs leading-5 font-semibold tabular-nums sm:text-sm sm:leading-6">
      {discount !== null && (
        <span className="rounded-md bg-red px-1.5 sm:px-2 text-white">{t('price.discount', { percent: discount })}</span>
      )}
      {personal !== null && (
        <span className="rounded-md bg-petrol px-1.5 sm:px-2 text-white">{t('discounts.yours', { percent: personal })}</span>
      )}
      {decoration !== null && (
        <span className={`rounded-md px-1.5 sm:px-2 ${LOOK[decoration]}`}>{t(`decoration.${decoration}`)}</span>
      )}
    </p>
  )
}

type CardBadgesProps = {
  /** Campaign discount, in percent. */
  discount: number | null
  /** The shopper's personal discount, in percent. */
  personal: number | null
  decoration: Decoration | null
}

const LOOK: Record<Decoration, string> = {
  new: 'bg-ink text-white',
  'best-seller': 'border border-warm bg-warm-soft text-warm',
  eco: 'border border-green bg-white text-green',
}
