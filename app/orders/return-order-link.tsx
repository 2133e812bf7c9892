import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Link } from '../ui/link'

/** The way from a return, or the form of one, back to its order. */
export function ReturnOrderLink({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation()
  return (
    <p className="print:hidden">
      <Link to={href('myOrder', useLanguage(), { id })} className="inline-block py-2.5 text-petrol underline underline-offset-4">
        {t('order.number', { number })}
      </Link>
    </p>
  )
}
