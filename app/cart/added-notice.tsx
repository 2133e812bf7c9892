import { Link, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../store/use-shop'
import { href } from '../routing/href'
import { ADDED } from './added'
import { Icon } from '../ui/icon'

/** Says on the page where a product was added that it lies in the cart, and leads there. */
export function AddedNotice({ name }: { name: string | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const shown = useSearchParams()[0].has(ADDED)
  return (
    // Under the head of the page wherever she has scrolled to: who adds from the middle of a list sees it too.
    <div role="status" className="page-width pointer-events-none sticky top-20 z-20">
      {name !== null && shown && (
        <p className="pointer-events-auto my-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-green bg-white px-4 py-3 shadow-lg">
          <Icon name="check-circle" size={24} className="text-green" />
          <span className="grow">{t('cart.added', { name })}</span>
          <Link to={href('cart', language)} className="font-semibold text-petrol underline underline-offset-4">
            {t('cart.added.toCart')}
          </Link>
        </p>
      )}
    </div>
  )
}
