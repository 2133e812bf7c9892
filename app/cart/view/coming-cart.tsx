import { useCart } from '../live/use-cart'
import { comingProducts } from '../rules/shown-cart'
import { useTranslation } from '../../store/use-translation'
import { ComingLine } from './coming-line'

/** The drawer while the first cart, or the drawer's own script, is loading: what is being added, or placeholder rows. */
export function ComingCart() {
  const { t } = useTranslation()
  const coming = comingProducts(useCart()?.state.requests ?? [])
  const [first] = coming
  return (
    <div className="drawer-body">
      <p role="status" className="sr-only">
        {first ? t('cart.coming', { name: first.name }) : t('drawer.fetching')}
      </p>
      {first ? (
        <ul aria-label={t('cart.title')} className="divide-y divide-line border-b border-line">
          {coming.map((product) => (
            <ComingLine key={product.id} coming={product} />
          ))}
        </ul>
      ) : (
        [0, 1].map((row) => (
          <div key={row} aria-hidden="true" className="drawer-wait flex gap-4 border-b border-line py-5">
            <span className="size-18 rounded-lg bg-mist" />
            <span className="grid grow content-start gap-3">
              <span className="h-4 w-3/4 rounded bg-mist" />
              <span className="h-4 w-1/3 rounded bg-mist" />
            </span>
          </div>
        ))
      )}
    </div>
  )
}
