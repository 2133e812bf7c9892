import { useTranslation } from 'react-i18next'
import type { NamedDevice } from '../commerce/contract/device'
import { Icon } from '../ui/icon'

/** Says which device the query named: what fits it stands first among the results. */
export function DeviceHit({ device }: { device: NamedDevice }) {
  const { t } = useTranslation()
  return (
    <p className="mt-3 flex items-center gap-2 font-semibold text-green">
      <Icon name="check-circle" size={20} />
      {t('search.device', { device: `${device.brand} ${device.model}` })}
    </p>
  )
}
