import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { isPlainClick } from '../ui/is-plain-click'
import { mayMove } from '../ui/may-move'
import { addressOf } from './link-at.client'

/** Follows the plain links of the page without loading a document: those of cards, tiles, texts of the backend. */
export function useInnerLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const address = event.defaultPrevented || !isPlainClick(event) ? null : addressOf(event.target)
      if (address === null) return
      event.preventDefault()
      const isHere = address === location.pathname + location.search
      navigate(address, { replace: isHere, viewTransition: mayMove() })
    }
    // A listener on the window runs after React, whose links call preventDefault.
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}
