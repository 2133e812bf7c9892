import { AddForm } from '../cart/live/add-form'
import { CampaignField } from '../cart/live/campaign-field'
import { CardGrid, type CardGridProps, GRID_FORM } from './card-grid'

/** A grid of cards with the add form that they press, which adds under the `campaign`. */
export function ProductGrid(grid: CardGridProps) {
  return (
    <>
      <AddForm id={GRID_FORM}>
        <CampaignField campaign={grid.campaign ?? null} />
      </AddForm>
      <CardGrid {...grid} />
    </>
  )
}
