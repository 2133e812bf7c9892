import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon'

const TIPS = [
  { icon: 'category-battery', text: 'home.tips.battery' },
  { icon: 'category-tool', text: 'home.tips.device' },
  { icon: 'category-car', text: 'home.tips.car' },
] as const

/** Where the number stands that the search wants; on a narrow screen the sentence above the field has to do. */
export function FinderTips() {
  const { t } = useTranslation()
  return (
    <div className="hidden rounded-xl border border-line bg-white p-5 lg:block">
      <h2 className="text-lg">{t('home.tips')}</h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {TIPS.map(({ icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="text-petrol" />
            {t(text)}
          </li>
        ))}
      </ul>
    </div>
  )
}
