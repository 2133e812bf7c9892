import { Icon } from '../../ui/icon'
import { useTranslation } from '../../store/use-translation'

const POINTS = [
  { icon: 'search', text: 'selling.search' },
  { icon: 'truck', text: 'selling.delivery' },
  { icon: 'account', text: 'selling.guest' },
] as const

/**
 * Three selling points that the footer does not have: side by side from 1280 px on, else each
 * takes its turn (spec section 2, Header).
 */
export function SellingPoints() {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('selling.label')} className="turn-points">
      {POINTS.map(({ icon, text }) => (
        <li key={text} data-turn className="turn turn-point">
          <Icon name={icon} size={20} className="text-amber" />
          {t(text)}
        </li>
      ))}
    </ul>
  )
}
