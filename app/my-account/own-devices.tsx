import { Form } from '@remix-run/react'
import { useRef } from 'react'
import type { SavedDevice } from '../commerce/contract/saved-device'
import { deviceIcon } from '../finder/device-icon'
import { REMOVE_DEVICE } from '../finder/save-device-form'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { finderHref } from '../routing/finder-query'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import { useKeptFocus } from '../ui/use-kept-focus'
import { Link } from '../ui/link'

/**
 * The devices that the customer has saved, each with the way to what fits it; on the profile page
 * they can be removed. Null in an outage.
 */
export function OwnDevices({ devices }: { devices: readonly SavedDevice[] | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { refused, form } = useRefusedForm(REMOVE_DEVICE)
  const isRemoved = useThanks(REMOVE_DEVICE)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(section, heading)
  return (
    <section ref={section} id="devices" className="grid scroll-mt-32 justify-items-start gap-3 border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {t('profile.devices.title')}
      </h2>
      {isRemoved && refused === null && <Notice kind="success">{t('profile.devices.removed')}</Notice>}
      <p>
        {t(
          devices === null ? 'profile.devices.unknown' : devices.length === 0 ? 'profile.devices.empty' : 'profile.devices.text',
        )}
      </p>
      <FormAlert error={refused?.errors['']} />
      {devices !== null && devices.length > 0 && (
        <Form ref={form} method="post" action={href('accountProfile', language)} className="w-full">
          <FormIntent name={REMOVE_DEVICE} />
          <ul className="divide-y divide-line border-y border-line">
            {devices.map((device) => (
              <li key={device.key} className="flex items-center justify-between gap-3">
                <DeviceLink device={device} />
                <button
                  name="device"
                  value={device.key}
                  aria-label={t('profile.devices.remove.of', { device: `${device.brand} ${device.model}` })}
                  className="min-h-11 shrink-0 cursor-pointer px-2 text-petrol underline underline-offset-4"
                >
                  {t('profile.devices.remove')}
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      <LinkButton to={finderHref(language)} look="secondary">
        {t('profile.devices.find')}
      </LinkButton>
    </section>
  )
}

/** A saved device, which leads to the products that fit it. */
export function DeviceLink({ device: { key, type, brand, model } }: { device: SavedDevice }) {
  return (
    <Link
      to={href('device', useLanguage(), { key })}
      className="flex min-h-12 min-w-0 grow items-center gap-3 text-petrol underline-offset-4 hover:underline"
    >
      <Icon name={deviceIcon(type)} size={24} />
      <span className="min-w-0 break-words">
        {brand} {model}
      </span>
    </Link>
  )
}
