import { Icon } from '../../ui/icon'
import { dialled } from '../../store/dialled-phone'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'

/** The storefront's phone number; only sv and no have one (spec section 1). `size` is that of the icon, in pixels. */
export function PhoneLink({ className, size }: { className: string; size: 20 | 24 }) {
  const { t } = useTranslation()
  const { phone, countryCode } = useStore()
  if (phone === null) return null
  return (
    <a href={`tel:${dialled(phone, countryCode)}`} aria-label={t('header.phone', { phone })} className={className}>
      <Icon name="phone" size={size} />
      {phone}
    </a>
  )
}
