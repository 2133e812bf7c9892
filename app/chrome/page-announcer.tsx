import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Announces the title after client-side navigation to screen readers, as browsers do when a document is loaded. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const status = useRef<HTMLParagraphElement>(null)
  const announced = useRef(pathname)
  useEffect(() => {
    if (announced.current === pathname || !status.current) return
    announced.current = pathname
    status.current.textContent = document.title
  }, [pathname])
  return <p ref={status} role="status" className="sr-only" />
}
