import { GRID_FORM } from '../card/grid-form'
import { MarkupCards } from '../card/markup-cards'
import type { CardProduct } from '../card/rules/card-product'
import { AddForm } from '../cart/live/add-form'
import { CampaignField } from '../cart/live/campaign-field'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/**
 * The products of the campaign, in a document as markup alone (decision 081); nothing when there is none. Cart lines added from
 * here, and from the linked product pages, carry the campaign's name.
 */
export function CampaignOffers({ offers, digest, campaign }: CampaignOffersProps) {
  const { t } = useTranslation()
  const store = useStore()
  if (offers?.length === 0) return null
  return (
    <section aria-labelledby="offers" className="page-width pt-12">
      <h2 id="offers" className="mb-4">
        {t('home.offers')}
      </h2>
      <AddForm id={GRID_FORM}>
        <CampaignField campaign={campaign} />
      </AddForm>
      <MarkupCards cards={offers} digest={digest} store={store} campaign={campaign} />
    </section>
  )
}

type CampaignOffersProps = { offers: readonly CardProduct[] | undefined; digest: string; campaign: string | null }
