import { type ComponentType, useEffect, useRef, useState } from 'react'
import { withStrings } from '../store/late-strings'
import { useVat } from '../store/use-vat'
import { useTrustedHtml } from '../ui/use-trusted-html'
import { isEdited, isInUse } from './is-in-use.client'

/** The code of a part is loaded when the part is this close to the viewport. */
const LOAD_MARGIN = '600px'

/**
 * A part far down on a page, whose code is no part of the first load (decision 064). The server renders it as any other. In the
 * browser React leaves its markup alone until it comes near the viewport; then `load` brings the component, which takes the place
 * of the markup. Until then its links and forms work as without scripts. A change of its props or of the VAT display loads it at
 * once, and so does a navigation within the page that shows it again.
 *
 * `onServer` is null in the browser, so that the browser's build leaves the component out. Nothing else in the first load may
 * import it.
 */
export function latePart<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (onServer !== null) {
    const OnServer = onServer
    return (props) => (
      <div className="contents">
        <OnServer {...props} />
      </div>
    )
  }
  let loaded: ComponentType<Props> | null = null
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const show = async () => {
      loaded = await withStrings(load())
      return () => setPart(() => loaded)
    }
    return Part === null ? (
      <Markup key="markup" watched={Object.values(props)} show={show} />
    ) : (
      <div key="part" className="contents">
        <Part {...props} />
      </div>
    )
  }
}

/** Loads a part; resolves to the function that puts it in its place. */
type Show = () => Promise<() => void>

/** The markup that the server has sent. `watched` are the values that its markup was made from. */
function Markup({ watched, show }: { watched: readonly unknown[]; show: Show }) {
  const place = useRef<HTMLDivElement>(null)
  const latestShow = useRef(show)
  useEffect(() => {
    latestShow.current = show
  })
  const now = [useVat(), ...watched]
  const [first] = useState(now)
  const isChanged = now.some((value, index) => !isSame(value, first[index]))
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    const begin = async () => {
      const replace = await latestShow.current().catch((error: unknown) => {
        // Current markup works as without scripts, so the failure is ignored. Without markup, or with outdated markup, the error
        // is thrown: a release may have replaced the code, and an uncaught error is reported and reloads the page
        // (app/client-errors).
        if (isChanged || element.children.length === 0) throw error
        return null
      })
      if (replace === null) return
      const isBusy = isChanged ? isEdited : isInUse
      const attempt = () => !signal.aborted && !isBusy(element) && replace()
      // The focus is still within the part while it is being lost.
      element.addEventListener('focusout', () => setTimeout(attempt), { signal })
      attempt()
    }
    const [start] = element.children
    // Outdated markup in closed `details` is not seen: it is replaced when they open.
    if (start === undefined || (isChanged && element.closest('details:not([open])') === null)) {
      void begin()
      return () => listeners.abort()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void begin()
      },
      { rootMargin: LOAD_MARGIN },
    )
    observer.observe(start)
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [isChanged])
  // React does not look into such an element while it hydrates the page, so the markup stays as it is.
  const html = { __html: useTrustedHtml('') }
  return <div ref={place} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

/** Data that is read again is a new object, often with the same content. */
const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)
