import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** With `page` in the address a listing scrolls to its grid (spec section 2, page); our own links carry `#grid` and need no help. */
export function useGridScroll(): void {
  const { search, hash } = useLocation()
  useEffect(() => {
    if (hash === '' && new URLSearchParams(search).has('page')) document.getElementById('grid')?.scrollIntoView()
  }, [search, hash])
}
