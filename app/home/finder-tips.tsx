import { Icon } from '../ui/icon'
import { useTranslation } from '../store/use-translation'

const TIPS = [
  { icon: 'category-battery', text: 'home.tips.battery' },
  { icon: 'category-tool', text: 'home.tips.device' },
  { icon: 'category-car', text: 'home.tips.car' },
] as const

/** Explains where to find the part number; closed at first. */
export function FinderTips() {
  const { t } = useTranslation()
  return (
    <details className="group col-span-full">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium text-petrol">
        {t('home.tips')}
        <Icon name="chevron-down" size={20} className="group-open:rotate-180" />
      </summary>
      <ul className="mt-1 grid gap-3 text-sm md:grid-cols-3 md:gap-6">
        {TIPS.map(({ icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="text-petrol" />
            {t(text)}
          </li>
        ))}
      </ul>
    </details>
  )
}
