import { FragmentList } from '../fragments/fragment-list'
import { ServerFragment } from '../fragments/server-fragment'
import { campaignSearch } from '../routing/campaign-query'
import type { Store } from '../store/store'
import type { CardProduct } from './rules/card-product'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'
import { GRID_FORM } from './grid-form'
import { ProductCard } from './product-card'

/** Pictures of the first row are visible without scrolling and load at once. */
const EAGER_PICTURES = 4

/**
 * The cards in 2 to 4 columns, and once for all of them whether prices include VAT, unless the footer says so. They
 * need the add form `GRID_FORM` beside them.
 */
export function CardGrid({ cards, store, narrow = false, campaign = null }: CardGridProps) {
  const { t } = useTranslation()
  const vat = t(`vat.${useVat()}`)
  const search = campaignSearch(campaign)
  return (
    <>
      <ul className={`grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 ${narrow ? 'xl:grid-cols-4' : 'lg:grid-cols-4'}`}>
        <FragmentList>
          {cards.map((card, index) => {
            const eager = index < EAGER_PICTURES
            return (
              <ServerFragment key={card.id} of={[card, eager, campaign]}>
                <li className={eager ? undefined : 'off-screen-card'}>
                  <ProductCard product={card} store={store} eager={eager} search={search} form={GRID_FORM} />
                </li>
              </ServerFragment>
            )
          })}
        </FragmentList>
      </ul>
      {!store.priceDisclaimer && <p className="mt-3 text-sm text-muted">{t('vat.all', { vat })}</p>}
    </>
  )
}

export type CardGridProps = {
  cards: readonly CardProduct[]
  store: Store
  /** The grid stands beside another column. */
  narrow?: boolean
  /** The links of the cards lead to pages of this campaign. */
  campaign?: string | null
}
