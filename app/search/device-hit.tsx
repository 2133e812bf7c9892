import type { NamedDevice } from '../commerce/contract/device'
import { namedDeviceHref } from '../routing/finder-query'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'

/**
 * Names the device that the query contains; products that fit it come first. Links to the device page, or to the finder if several devices
 * share the name.
 */
export function DeviceHit({ device }: { device: NamedDevice }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { brand, model, key } = device
  const to = namedDeviceHref(language, device)
  return (
    <div className="mt-3 flex gap-2">
      <Icon name="check-circle" size={20} className="mt-0.5 shrink-0 text-green" />
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold text-green">{t('search.device', { device: `${brand} ${model}` })}</span>
        {to !== null && (
          // A touch target of 44 px; the negative margin keeps the line low.
          <a href={to} className="-my-2.5 inline-flex min-h-11 items-center text-petrol underline underline-offset-4">
            {key === null ? t('search.device.models') : t('search.device.all')}
          </a>
        )}
      </p>
    </div>
  )
}
