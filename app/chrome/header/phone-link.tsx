import { Icon } from '../../ui/icon'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'

/** The storefront's phone number; only sv and no have one (spec section 1). */
export function PhoneLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const { phone } = useStore()
  if (phone === null) return null
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={t('header.phone', { phone })} className={className}>
      <Icon name="phone" size={20} />
      {phone}
    </a>
  )
}
