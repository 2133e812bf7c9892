import { AddForm } from '../cart/live/add-form'
import { CardGrid, type CardGridProps, GRID_FORM } from './card-grid'

/** A grid of cards with the add form that they press. */
export function ProductGrid(grid: CardGridProps) {
  return (
    <>
      <AddForm id={GRID_FORM} />
      <CardGrid {...grid} />
    </>
  )
}
