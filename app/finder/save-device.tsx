import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { FormAlert } from '../forms/form-alert'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { useKeptFocus } from '../ui/use-kept-focus'
import { SAVE_DEVICE } from './save-device-form'
import { Link } from '../ui/link'

/** Saves a device among the customer's own, or says that it is saved. */
export function SaveDevice({ deviceKey, isSaved }: { deviceKey: string; isSaved: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { refused, form } = useRefusedForm(SAVE_DEVICE)
  const box = useRef<HTMLDivElement>(null)
  const saved = useRef<HTMLParagraphElement>(null)
  useKeptFocus(box, saved)
  return (
    <div ref={box} id="device" className="mt-3 grid scroll-mt-32 justify-items-start gap-2">
      <FormAlert error={refused?.errors['']} />
      {isSaved ? (
        <p ref={saved} role="status" tabIndex={-1} className="flex min-h-11 flex-wrap items-center gap-x-3 outline-none">
          <span className="flex items-center gap-2">
            <Icon name="check" size={20} className="text-green" />
            {t('profile.devices.saved')}
          </span>
          <Link
            to={`${href('accountProfile', language)}#devices`}
            className="inline-block py-2.5 text-petrol underline underline-offset-4"
          >
            {t('profile.devices.show')}
          </Link>
        </p>
      ) : (
        <Form ref={form} method="post" action={href('device', language, { key: deviceKey })} preventScrollReset>
          <input type="hidden" name="intent" value={SAVE_DEVICE} />
          <button className={buttonClass('secondary')}>{t('profile.devices.save')}</button>
        </Form>
      )}
    </div>
  )
}
