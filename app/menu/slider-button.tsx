import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon'

/** Turns to the main categories before or after those in sight; stands there only while there are any. */
export function SliderButton({ to, shown, turn }: { to: 'before' | 'after'; shown: boolean; turn: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-label={t(`menu.slider.${to}`)}
      onClick={turn}
      className={`mega-turn mega-turn-${to} ${shown ? '' : 'invisible'}`}
    >
      <Icon name={to === 'before' ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
