/** The address of a listing as far as scrolling is concerned: its path, the `page` of its query, and its fragment. */
export type ListingPlace = { pathname: string; page: string | null; hash: string }

/**
 * The way in which the place was reached: as the `document` that the browser loaded, by a `link` or
 * form of the shop, or `back` and forward.
 */
export type NavigationKind = 'document' | 'link' | 'back'

/**
 * Whether a listing scrolls to its grid: when `page` is set on it (spec section 2, page). Not when the page that is shown stays
 * the same, as after a switch of the VAT display, nor when going back, which restores the scroll position. With a fragment, the
 * browser scrolls by itself.
 */
export function scrollsToGrid(before: ListingPlace | null, now: ListingPlace, arrival: NavigationKind): boolean {
  if (now.page === null || now.hash !== '' || arrival === 'back') return false
  return before === null || before.pathname !== now.pathname || before.page !== now.page
}
