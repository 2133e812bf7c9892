import type { PlainKey } from '../store/translate'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-names'
import type { TrackingState } from './tracking-state'
import type { TrackingView } from './tracking-view'

/** The state of an order in large type, when it is expected, and what that means for the shopper. */
export function TrackingHead({ view }: { view: TrackingView }) {
  const { t } = useTranslation()
  const { number, state, expected, delivery, isSent, gifts } = view
  const text = TEXTS[state]
  const giftDay = gifts?.day ?? null
  const isPrepared = !isSent && (state === 'confirmed' || state === 'packed')
  return (
    <header>
      <p className="text-muted tabular-nums">{t('tracking.title', { number })}</p>
      <div className="mt-1 flex items-center gap-3">
        <Icon name={ICONS[state]} size={24} className={`size-9 shrink-0 ${COLOURS[state] ?? ''}`} />
        <h1>{t(`tracking.state.${state}`)}</h1>
      </div>
      <div className="mt-4 grid max-w-prose gap-1.5 text-lg">
        {expected !== null && (
          <p className={expected.late ? '' : 'font-semibold'}>
            {t(expected.late ? 'tracking.late' : 'tracking.expected', { days: expected.days })}
          </p>
        )}
        {isPrepared && <p>{t('tracking.text.notSent')}</p>}
        {text !== undefined && <p>{t(text)}</p>}
        {state === 'gift' && <p>{giftDay === null ? t('tracking.text.gift') : t('tracking.text.giftOn', { day: giftDay })}</p>}
        {delivery !== null && state !== 'cancelled' && gifts !== null && <p>{t('tracking.text.giftToo')}</p>}
        {delivery !== null && <p className="text-base text-muted">{delivery}</p>}
      </div>
    </header>
  )
}

const TEXTS: Readonly<Partial<Record<TrackingState, PlainKey>>> = {
  pending: 'tracking.text.pending',
  comingBack: 'tracking.text.comingBack',
  cancelled: 'tracking.text.cancelled',
  returned: 'tracking.text.returned',
  giftSent: 'tracking.text.giftSent',
}

const ICONS: Readonly<Record<TrackingState, IconName>> = {
  pending: 'clock',
  confirmed: 'clock',
  packed: 'clock',
  shipped: 'truck',
  outForDelivery: 'truck',
  arrived: 'check-circle',
  delivered: 'check-circle',
  comingBack: 'warning',
  cancelled: 'close',
  returned: 'return',
  gift: 'mail',
  giftSent: 'mail',
}

const COLOURS: Readonly<Partial<Record<TrackingState, string>>> = {
  arrived: 'text-green',
  delivered: 'text-green',
  comingBack: 'text-warm',
}
