import { AddForm } from '../cart/live/add-form'
import { CampaignField } from '../cart/live/campaign-field'
import { ServerFragment } from '../fragments/server-fragment'
import { campaignSearch } from '../routing/campaign-query'
import type { Store } from '../store/store'
import type { CardProduct } from './rules/card-product'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'
import { ProductCard } from './product-card'

/** Pictures of the first row are visible without scrolling and load at once. */
const EAGER_PICTURES = 4

/** The id of the form of the cards: a page has one grid. */
const FORM = 'add'

/** Grid of 2 to 4 columns, and once for all of its cards whether prices include VAT. `narrow` is for a grid beside another column; the links and the add form of the cards carry the `campaign`. */
export function ProductGrid({ cards, store, narrow = false, campaign = null }: ProductGridProps) {
  const { t } = useTranslation()
  const vat = t(`vat.${useVat()}`)
  const search = campaignSearch(campaign)
  return (
    <>
      <AddForm id={FORM}>
        <CampaignField campaign={campaign} />
      </AddForm>
      <ul className={`grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 ${narrow ? 'xl:grid-cols-4' : 'lg:grid-cols-4'}`}>
        {cards.map((card, index) => {
          const eager = index < EAGER_PICTURES
          return (
            <li key={card.id} className={eager ? undefined : 'off-screen-card'}>
              <ServerFragment of={[card, eager, campaign]}>
                <ProductCard product={card} store={store} eager={eager} search={search} form={FORM} />
              </ServerFragment>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-sm text-muted">{t('vat.all', { vat })}</p>
    </>
  )
}

type ProductGridProps = { cards: readonly CardProduct[]; store: Store; narrow?: boolean; campaign?: string | null }
