import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type ListingChoice, listingSearch, parseListingQuery } from './listing-query'

/**
 * `pending` is the choice of the navigation in progress, else `current`. `apply` navigates to the canonical address of a form's
 * fields, at page 1, without scrolling. Each change adds a history entry, so that Back undoes one change at a time.
 */
export function useApplyListing(current: ListingChoice): { pending: ListingChoice; apply: (form: HTMLFormElement) => void } {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const pending = next?.pathname === pathname ? parseListingQuery(new URLSearchParams(next.search)) : current
  function apply(form: HTMLFormElement) {
    const fields = new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const { sort, choice } = parseListingQuery(fields)
    navigate(pathname + listingSearch({ query: fields.get('query') ?? '', sort, choice }), {
      preventScrollReset: true,
    })
  }
  return { pending, apply }
}
