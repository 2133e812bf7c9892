import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** The tags that `app/routing/preview-tags.ts` writes. */
const WRITTEN = 'meta[property], meta[name="twitter:card"], meta[content^="max-image"]'

/** Removes the tags of link previews that the server wrote for the first page when the shopper goes on within the document. */
export function useLeftPreviews(): void {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [first] = useState(here)
  useEffect(() => {
    if (here !== first) for (const tag of document.head.querySelectorAll(WRITTEN)) tag.remove()
  }, [here, first])
}
