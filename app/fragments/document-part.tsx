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
 * are null in a browser that has no data, or not the code for it, which `onOutdated` loads.
 *
 * The part may hold links, forms of the browser's own, and buttons of a form beside it.
 * `onPress` hears of each click in the markup.
 */
export function DocumentPart({ digest, hasData, onPress, onOutdated, children }: DocumentPartProps) {
  const shows = `${useVat()} ${digest}`
  const [first] = useState({ shows, isMarkup: children === null })
  const [isLost, setLost] = useState(false)
  const isCurrent = first.isMarkup && first.shows === shows && !isLost
  useEffect(() => {
    if (!isCurrent) onOutdated()
  }, [isCurrent, onOutdated])
  return children === null || isCurrent ? (
    <Markup key="markup" shows={shows} hasData={hasData} onPress={onPress} onLost={() => setLost(true)} />
  ) : (
    <div key="part" className="contents">
      {children}
    </div>
  )
}

function Markup({ shows, hasData, onPress, onLost }: MarkupProps) {
  const place = useRef<HTMLDivElement>(null)
  const refresh = useRefresh()
  const latestLost = useRef(onLost)
  const hadData = useRef(hasData)
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
    // The page was navigated to before the code came, or React has thrown the document away, as it does when another part
    // cannot be hydrated: the data is read, unless it is there, and its components take the place.
    if (place.current?.children.length !== 0) return
    latestLost.current()
    if (!hadData.current) refresh()
  }, [refresh])
  const html = { __html: useTrustedHtml(first.html) }
  return <div ref={place} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

type DocumentPartProps = {
  digest: string
  hasData: boolean
  onPress: (event: MouseEvent) => void
  /** Kept the same between renders. */
  onOutdated: () => void
  children: ReactNode
}
type MarkupProps = Pick<DocumentPartProps, 'hasData' | 'onPress'> & { shows: string; onLost: () => void }
