import { Icon } from '../ui/icon'
import { useTranslation } from '../store/use-translation'

/** Scrolls to the previous or next main categories; invisible (`shown` false) at the end of the row. */
export function SliderButton({ to, shown, onClick }: { to: 'before' | 'after'; shown: boolean; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-label={t(`menu.slider.${to}`)}
      onClick={onClick}
      className={`mega-turn mega-turn-${to} ${shown ? '' : 'invisible'}`}
    >
      <Icon name={to === 'before' ? 'chevron-left' : 'chevron-right'} size={20} />
    </button>
  )
}
