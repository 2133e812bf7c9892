import type { ReactNode } from 'react'
import { useMarkupPress } from '../cart/live/use-markup-press'
import { DocumentPart } from '../fragments/document-part'
import type { CardGridProps } from './card-grid'
import { LateCardGrid, loadCardGrid, useCardGridLoaded } from './late-card-grid'

/**
 * A grid of cards whose data is left out of the document: the browser reads the cards from its markup (decision
 * 081), and loads their code once it must render them. `children` stand below the grid.
 */
export function MarkupCards({ cards, digest, children, ...grid }: MarkupCardsProps) {
  const onPress = useMarkupPress()
  const isLoaded = useCardGridLoaded()
  return (
    <DocumentPart digest={digest} hasData={cards !== undefined} onPress={onPress} onOutdated={load}>
      {cards && isLoaded ? (
        <>
          <LateCardGrid cards={cards} {...grid} />
          {children}
        </>
      ) : null}
    </DocumentPart>
  )
}

/** An uncaught failure is reported, and reloads the page (app/client-errors): a release may have replaced the code. */
const load = () => void loadCardGrid()

type MarkupCardsProps = Omit<CardGridProps, 'cards'> & {
  /** Missing in a browser that has the cards as markup. */
  cards: CardGridProps['cards'] | undefined
  /** From `cards-digest.server.ts`. */
  digest: string
  children?: ReactNode
}
