import { useTranslation } from '../store/use-translation'
import type { ReturnFormData } from './load-return.server'

/**
 * A label to buy for a return, with its price before it is chosen; it counts only for a change
 * of mind, as the shop pays for a fault.
 */
export function LabelOffer({ label: { price, carrier }, isChosen }: LabelOfferProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-start gap-3 rounded-xl border border-line p-4">
      <input
        id="buy-label"
        type="checkbox"
        name="buys_label"
        defaultChecked={isChosen}
        aria-describedby="buy-label-text"
        className="mt-0.5 size-6 shrink-0 cursor-pointer accent-ink"
      />
      <div>
        <label htmlFor="buy-label" className="cursor-pointer font-semibold">
          {t('return.buyLabel', { price, carrier })}
        </label>
        <p id="buy-label-text" className="text-sm text-muted">
          {t('return.buyLabel.text')}
        </p>
      </div>
    </div>
  )
}

type LabelOfferProps = { label: NonNullable<ReturnFormData['label']>; isChosen: boolean }
