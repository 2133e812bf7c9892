import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type ListingChoice, listingSearch, parseListingQuery } from './listing-query'

/**
 * What a listing's form asks for right now, also while the answer is on its way, and how to ask: the form's fields become the listing's
 * canonical address, at the first page. The first change is a step in history, those after it replace it, so that going back leaves
 * the filters at once. Scroll and focus stay.
 */
export function useApplyListing(asked: ListingChoice): { asked: ListingChoice; apply: (form: HTMLFormElement) => void } {
  const location = useLocation()
  const { pathname } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const coming = next?.pathname === pathname ? parseListingQuery(new URLSearchParams(next.search)) : asked
  function apply(form: HTMLFormElement) {
    const fields = new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const { sort, choice } = parseListingQuery(fields)
    navigate(pathname + listingSearch({ query: fields.get('query') ?? '', sort, choice }), {
      preventScrollReset: true,
      replace: isNarrowing(state),
      state: { narrowing: true },
    })
  }
  return { asked: coming, apply }
}

const isNarrowing = (state: unknown): boolean => typeof state === 'object' && state !== null && 'narrowing' in state
