import { Icon } from '../../ui/icon'
import { useTranslation } from '../../store/use-translation'

const POINTS = [
  { icon: 'truck', text: 'selling.delivery' },
  { icon: 'invoice', text: 'selling.invoice' },
  { icon: 'return', text: 'selling.returns' },
] as const

/** Three selling points: side by side on a wide screen; rotating on a narrow one, with a pause button. */
export function SellingPoints() {
  const { t } = useTranslation()
  return (
    <>
      <ul
        aria-label={t('selling.label')}
        className="selling-points h-10 min-w-0 grow overflow-hidden max-[359px]:text-xs lg:flex lg:flex-wrap lg:gap-x-6"
      >
        {POINTS.map(({ icon, text }) => (
          <li key={text} className="flex h-10 items-center gap-1.5 whitespace-nowrap">
            <Icon name={icon} size={20} className="text-amber" />
            {t(text)}
          </li>
        ))}
      </ul>
      <label className="pause-toggle -mr-3 size-10 shrink-0 cursor-pointer place-items-center has-focus-visible:outline-2 has-focus-visible:outline-amber">
        <input type="checkbox" className="sr-only" aria-label={t('selling.pause')} />
        <span className="pause-sign" aria-hidden="true" />
      </label>
    </>
  )
}
