import { useLocation } from '@remix-run/react'
import { GRID_FORM } from '../card/grid-form'
import { MarkupCards } from '../card/markup-cards'
import type { CardProduct } from '../card/rules/card-product'
import { AddForm } from '../cart/live/add-form'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import { StructuredData } from '../ui/structured-data'
import { listingJsonLd } from './listing-json-ld'
import type { ListingPage } from './listing-page'

/**
 * The cards of a listing, in a document as markup alone; with `isListed` also as structured data.
 * `narrow` is for a grid beside another column.
 */
export function ListingCards({ listing, store, narrow, isListed }: ListingCardsProps) {
  const { cards, digest } = listing
  return (
    <>
      <AddForm id={GRID_FORM} />
      <MarkupCards cards={cards} digest={digest} store={store} narrow={narrow}>
        {import.meta.env.SSR && isListed && <ListingData cards={cards ?? []} listing={listing} language={store.language} />}
      </MarkupCards>
    </>
  )
}

type ListingCardsProps = { listing: ListingPage & { digest: string }; store: Store; narrow: boolean; isListed: boolean }

/** The products of a page of a listing as structured data. */
function ListingData({ cards, listing, language }: ListingDataProps) {
  const { pathname } = useLocation()
  const slugs = cards.map(({ slug }) => slug)
  // The query is no part of the id: a shared page is rendered without parameters that the browser sees (decision 041).
  const id = `products-${pathname}-${slugs[0] ?? ''}`
  return <StructuredData key={id} id={id} data={import.meta.env.SSR ? listingJsonLd(slugs, listing, language) : undefined} />
}

type ListingDataProps = { cards: readonly CardProduct[]; listing: ListingPage; language: Language }
