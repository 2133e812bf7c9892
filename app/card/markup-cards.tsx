import type { ReactNode } from 'react'
import { useMarkupPress } from '../cart/live/use-markup-press'
import { DocumentPart } from '../fragments/document-part'
import { CardGrid, type CardGridProps } from './card-grid'

/**
 * A grid of cards whose data is left out of the document: the browser reads the cards from its markup (decision
 * 081). `children` stand below the grid.
 */
export function MarkupCards({ cards, digest, children, ...grid }: MarkupCardsProps) {
  const onPress = useMarkupPress()
  return (
    <DocumentPart digest={digest} onPress={onPress}>
      {cards ? (
        <>
          <CardGrid cards={cards} {...grid} />
          {children}
        </>
      ) : null}
    </DocumentPart>
  )
}

type MarkupCardsProps = Omit<CardGridProps, 'cards'> & {
  /** Missing in a browser that has the cards as markup. */
  cards: CardGridProps['cards'] | undefined
  /** From `cards-digest.server.ts`. */
  digest: string
  children?: ReactNode
}
