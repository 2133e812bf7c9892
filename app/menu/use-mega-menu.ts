import { useLocation } from '@remix-run/react'
import { type Dispatch, type RefObject, useCallback, useEffect, useState } from 'react'
import { type ActiveCategory, megaMenu, type MenuEvent } from './menu-state'

/** The class of what belongs to the open menu: a click on anything else closes it. */
export const CONTENT = 'mega-content'

/** The active main category of the mega menu in `nav`. Going to another page closes it, and so does Escape, which hands the focus back. */
export function useMegaMenu(nav: RefObject<HTMLElement>): [ActiveCategory, Dispatch<MenuEvent>] {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ uri: ActiveCategory; at: string }>({ uri: null, at: key })
  const active = opened.at === key ? opened.uri : null
  const dispatch = useCallback(
    (event: MenuEvent) => setOpened(({ uri, at }) => ({ uri: megaMenu(at === key ? uri : null, event), at: key })),
    [key],
  )
  useEffect(() => {
    if (active === null) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', (event) => !isContent(event) && dispatch({ type: 'left' }), { signal })
    document.addEventListener(
      'keydown',
      ({ key: pressed }) => {
        if (pressed !== 'Escape') return
        dispatch({ type: 'left' })
        nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      },
      { signal },
    )
    return () => listening.abort()
  }, [active, dispatch, nav])
  return [active, dispatch]
}

/** The path tells it even when the answer to the click has taken its target away already. */
function isContent(event: MouseEvent): boolean {
  return event.composedPath().some((part) => part instanceof Element && part.classList.contains(CONTENT))
}
