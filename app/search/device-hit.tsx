import { useTranslation } from 'react-i18next'
import type { NamedDevice } from '../commerce/contract/device'
import { namedDeviceHref } from '../routing/finder-query'
import { useLanguage } from '../store/use-shop'
import { Icon } from '../ui/icon'

/**
 * Says which device the query named: what fits it stands first among the results. One device has a page of its own; where several go by
 * the name, the finder has them all.
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
          // As high as a finger needs, without taking that height from the products.
          <a href={to} className="-my-2.5 inline-flex min-h-11 items-center text-petrol underline underline-offset-4">
            {key === null ? t('search.device.models') : t('search.device.all')}
          </a>
        )}
      </p>
    </div>
  )
}
