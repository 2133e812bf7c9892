import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Says the new page's title to those who listen, as a browser does by itself when a whole document is loaded. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const status = useRef<HTMLParagraphElement>(null)
  const spoken = useRef(pathname)
  useEffect(() => {
    if (spoken.current === pathname || !status.current) return
    spoken.current = pathname
    status.current.textContent = document.title
  }, [pathname])
  return <p ref={status} role="status" className="sr-only" />
}
