import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useVat } from '../store/use-vat'
import { useRefresh } from '../ui/use-refresh'
import { useTrustedHtml } from '../ui/use-trusted-html'

/** The markup of the document's own part, as it was when it left the page, and what it shows. */
let left: { shows: string; html: string } | null = null

/**
 * A part of a page that a document brings as markup alone (decision 081): its loader hides its data from the browser
 * (`hide-from-browser.ts`), and React does not hydrate it. `digest` tells what it shows. When that or the VAT display
 * changes, or the page is navigated to, the data comes with the answer, and `children` take the place of the markup. They
 * are null in a browser that has no data.
 *
 * The part may hold links, forms of the browser's own, and buttons of a form beside it.
 * `onPress` hears of each click in the markup.
 */
export function DocumentPart({ digest, onPress, children }: DocumentPartProps) {
  const shows = `${useVat()} ${digest}`
  const [first] = useState({ shows, isMarkup: children === null })
  const [isLost, setLost] = useState(false)
  const isMarkup = children === null || (first.isMarkup && first.shows === shows && !isLost)
  return isMarkup ? (
    <Markup key="markup" shows={shows} onPress={onPress} onLost={() => setLost(true)} />
  ) : (
    <div key="part" className="contents">
      {children}
    </div>
  )
}

function Markup({ shows, onPress, onLost }: MarkupProps) {
  const place = useRef<HTMLDivElement>(null)
  const refresh = useRefresh()
  const latestLost = useRef(onLost)
  // In a document the markup is there already, and React does not look into the element.
  const [first] = useState({ shows, html: left?.shows === shows ? left.html : '' })
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (element !== null) left = { shows: first.shows, html: element.innerHTML }
    }
  }, [first])
  useEffect(() => {
    const element = place.current
    element?.addEventListener('click', onPress)
    return () => element?.removeEventListener('click', onPress)
  }, [onPress])
  useEffect(() => {
    // React has thrown the document away, as it does when another part cannot be hydrated: the data is
    // read, and its components take the place.
    if (place.current?.children.length !== 0) return
    latestLost.current()
    refresh()
  }, [refresh])
  const html = { __html: useTrustedHtml(first.html) }
  return <div ref={place} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

type DocumentPartProps = { digest: string; onPress: (event: MouseEvent) => void; children: ReactNode }
type MarkupProps = { shows: string; onPress: (event: MouseEvent) => void; onLost: () => void }
