import type { NamedDevice } from '../commerce/contract/device'
import { href } from '../routing/href'
import { namedDeviceHref } from '../routing/finder-query'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { isOpenDevice } from './open-device'

/**
 * Names the device that the query contains; products that fit it come first. Links to the device page, or to the models if
 * several share the name: of a car, the year and start-stop decide which battery fits.
 */
export function DeviceHit({ device }: { device: NamedDevice }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { brand, model, key, models } = device
  const to = namedDeviceHref(language, device)
  const name = { device: `${brand} ${model}` }
  const isOpen = isOpenDevice(device)
  return (
    <div className="mt-3 flex gap-2">
      <Icon
        name={isOpen ? 'search' : 'check-circle'}
        size={20}
        className={`mt-0.5 shrink-0 ${isOpen ? 'text-petrol' : 'text-green'}`}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className={`font-semibold ${isOpen ? '' : 'text-green'}`}>
            {isOpen ? t('search.device.which', name) : t('search.device', name)}
          </span>
          {to !== null && !isOpen && (
            // A touch target of 44 px; the negative margin keeps the line low.
            <a href={to} className="-my-2.5 inline-flex min-h-11 items-center text-petrol underline underline-offset-4">
              {key === null ? t('search.device.models') : t('search.device.all')}
            </a>
          )}
        </p>
        {isOpen && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {models.map((one) => (
              <li key={one.key}>
                <a
                  href={href('device', language, { key: one.key })}
                  className="inline-flex min-h-11 items-center rounded-lg border border-line bg-white px-3 text-petrol no-underline hover:border-control"
                >
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
