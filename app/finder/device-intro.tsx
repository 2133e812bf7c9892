import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { finderHref } from '../routing/finder-query'

/** Says that the products below fit the device, and links to the finder. */
export function DeviceIntro({ device }: { device: string }) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 flex max-w-prose gap-2">
      <Icon name="check-circle" className="text-green" />
      <p>
        {t('device.intro', { device })}{' '}
        <a href={finderHref(useLanguage())} className="inline-block py-2.5 -my-2.5 text-petrol underline underline-offset-4">
          {t('device.change')}
        </a>
      </p>
    </div>
  )
}
