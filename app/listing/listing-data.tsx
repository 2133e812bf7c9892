import { useLocation } from '@remix-run/react'
import type { Language } from '../store/languages'
import { StructuredData } from '../ui/structured-data'
import { listingJsonLd } from './listing-json-ld'
import type { ListingPage } from './listing-page'

/** The products of a page of a listing as structured data. */
export function ListingData({ listing: { cards, origin }, language }: { listing: ListingPage; language: Language }) {
  const { pathname } = useLocation()
  const slugs = cards.map(({ slug }) => slug)
  // Not from the query: a shared page is rendered without parameters that the browser sees (decision 041).
  const id = `products-${pathname}-${slugs[0] ?? ''}`
  return <StructuredData key={id} id={id} data={listingJsonLd(slugs, language, origin)} />
}
