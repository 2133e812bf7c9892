import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** Removes the tags of link previews that the server wrote for the first page when the shopper goes on within the document. */
export function useLeftPreviews(): void {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first) for (const tag of document.head.querySelectorAll('meta[property]')) tag.remove()
  }, [pathname, first])
}
