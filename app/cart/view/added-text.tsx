import { useLocation } from '@remix-run/react'
import { useLanguage } from '../../store/use-shop'
import { KeptTogether } from '../../store/kept-together'
import { useTranslation } from '../../store/use-translation'
import { href } from '../../routing/href'
import { Icon } from '../../ui/icon'
import type { Added } from '../rules/added'

/** The text about an added product: its quantity in the cart, problems with its line, and a link to the cart. */
export function AddedText({ added }: { added: Added }) {
  const { t } = useTranslation()
  const cart = href('cart', useLanguage())
  // On the cart's page the line itself shows these notices.
  const inCart = useLocation().pathname === cart
  const { name, interval, count, adjusted, notice } = inCart ? { ...added, adjusted: false, notice: null } : added
  const isAsRequested = name !== null && !adjusted && notice === null
  return (
    <div
      className={`pointer-events-auto my-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-white px-4 py-3 shadow-lg ${isAsRequested ? 'border-green' : adjusted ? 'border-red' : 'border-warm'}`}
    >
      <Icon
        name={isAsRequested ? 'check-circle' : 'warning'}
        size={24}
        className={isAsRequested ? 'text-green' : adjusted ? 'text-red' : 'text-warm'}
      />
      <div className="min-w-0 grow basis-48">
        <p>{name === null ? t('cart.unconfirmed') : <KeptTogether>{t('cart.added', { name })}</KeptTogether>}</p>
        {interval !== null && <p className="font-semibold">{t('cart.subscription', { interval })}</p>}
        {/* A form submitted twice adds once (decision 016): the count shows the result. */}
        <p className="text-sm text-muted">{t('cart.added.count', { count })}</p>
        {adjusted && <p className="font-semibold text-red">{t('product.adjusted_quantity')}</p>}
        {notice !== null && <p className="text-warm">{notice}</p>}
      </div>
      {!inCart && (
        <a href={cart} className="inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4">
          {t('cart.added.toCart')}
        </a>
      )}
    </div>
  )
}
