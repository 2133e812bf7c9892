import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { CardGrid, GRID_FORM } from '../card/card-grid'
import type { CardProduct } from '../card/rules/card-product'
import { AddForm } from '../cart/live/add-form'
import { useMarkupPress } from '../cart/live/use-markup-press'
import { DocumentPart } from '../fragments/document-part'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import { StructuredData } from '../ui/structured-data'
import { listingJsonLd } from './listing-json-ld'
import type { ListingPage } from './listing-page'

/** The cards of a listing, in a document as markup alone; with `isListed` also as structured data. `narrow` is for a grid beside another column. */
export function ListingCards({ listing: { cards, mark, origin }, store, narrow, isListed }: ListingCardsProps) {
  const onPress = useMarkupPress()
  // React must not create the script of structured data again: the Content-Security-Policy blocks it.
  const [isFirst] = useState(cards !== undefined)
  return (
    <>
      <AddForm id={GRID_FORM} />
      <DocumentPart mark={mark} onPress={onPress}>
        {cards ? (
          <>
            <CardGrid cards={cards} store={store} narrow={narrow} />
            {isListed && isFirst && <ListingData cards={cards} origin={origin} language={store.language} />}
          </>
        ) : null}
      </DocumentPart>
    </>
  )
}

type ListingCardsProps = { listing: ListingPage & { mark: string }; store: Store; narrow: boolean; isListed: boolean }

/** The products of a page of a listing as structured data. */
function ListingData({ cards, origin, language }: { cards: readonly CardProduct[]; origin: string; language: Language }) {
  const { pathname } = useLocation()
  const slugs = cards.map(({ slug }) => slug)
  // Not from the query: a shared page is rendered without parameters that the browser sees (decision 041).
  const id = `products-${pathname}-${slugs[0] ?? ''}`
  return <StructuredData key={id} id={id} data={listingJsonLd(slugs, language, origin)} />
}
