import { useTranslation } from 'react-i18next'
import { useLanguage } from '../store/use-shop'
import { Icon } from '../ui/icon'
import { finderHref } from '../routing/finder-query'

/** Says what the products below have in common, and leads to another device. */
export function DeviceIntro({ device }: { device: string }) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <p className="flex max-w-prose gap-2">
        <Icon name="check-circle" className="text-green" />
        {t('device.intro', { device })}
      </p>
      <a
        href={finderHref(useLanguage())}
        className="ml-8 inline-flex min-h-11 items-center text-petrol underline underline-offset-4"
      >
        {t('device.change')}
      </a>
    </div>
  )
}
