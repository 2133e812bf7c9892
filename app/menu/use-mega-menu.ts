import { useLocation } from '@remix-run/react'
import { type Dispatch, type RefObject, useCallback, useEffect, useState } from 'react'
import { type ActiveCategory, megaMenu, type MenuEvent } from './menu-state'

/** The class of the menu's elements: a click on any other element closes the menu. */
export const MENU_CONTENT = 'mega-content'

/**
 * The active main category of the mega menu in `nav`. Navigation closes the menu, and so does Escape. `close` and
 * Escape return the focus to the category.
 */
export function useMegaMenu(nav: RefObject<HTMLElement>): MegaMenuState {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ uri: ActiveCategory; at: string }>({ uri: null, at: key })
  const active = opened.at === key ? opened.uri : null
  const dispatch = useCallback(
    (event: MenuEvent) => setOpened(({ uri, at }) => ({ uri: megaMenu(at === key ? uri : null, event), at: key })),
    [key],
  )
  const close = useCallback(() => {
    dispatch({ type: 'left' })
    nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }, [dispatch, nav])
  useEffect(() => {
    if (active === null) return
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('click', (event) => !isContent(event) && dispatch({ type: 'left' }), { signal })
    document.addEventListener('keydown', ({ key: pressedKey }) => pressedKey === 'Escape' && close(), { signal })
    return () => listeners.abort()
  }, [active, dispatch, close])
  return { active, dispatch, close }
}

type MegaMenuState = { active: ActiveCategory; dispatch: Dispatch<MenuEvent>; close: () => void }

/** `composedPath` still holds the target when a click handler has already removed it from the page. */
function isContent(event: MouseEvent): boolean {
  return event.composedPath().some((part) => part instanceof Element && part.classList.contains(MENU_CONTENT))
}
