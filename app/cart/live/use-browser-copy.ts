import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { askToRestore } from './ask-to-restore.client'
import { keepCopies, keptCopies } from './copy-storage.client'
import { copiesOf, type Known, whatToDo } from '../rules/what-to-do'
import { isFromHistory } from '../../ui/visit.client'
import { useRefresh } from '../../ui/use-refresh'

/**
 * Keeps the browser's copies of what the server knows, and has a lost cart brought back by them, once. Gives the key of the place in the
 * history where that happened; null before. `known` is undefined while the server said nothing at all. What a page says that came by going
 * back may be old: it is asked anew, and copies are left alone until the answer is there.
 */
export function useBrowserCopy(known: Known | undefined): string | null {
  const refresh = useRefresh()
  const cartPath = href('cart', useLanguage())
  const { key } = useLocation()
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  const asking = useRef(false)
  /** What a document said that came by going back. */
  const old = useRef<Known>()
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && isFromHistory()) {
      old.current = known
      refresh()
    }
    isFirst.current = false
    if (known === undefined || known.state === 'away' || known === old.current || asking.current) return
    const kept = keptCopies()
    const deed = whatToDo(known, kept)
    // Brought back and still not there: cookies are refused here, or nothing of it is sold any more.
    if (deed === 'write' || (deed === 'restore' && restoredAt !== null)) keepCopies(copiesOf(known))
    else if (deed === 'restore') void restore()

    async function restore() {
      asking.current = true
      const done = await askToRestore(cartPath, kept)
      asking.current = false
      if (!done) return
      setRestoredAt(key)
      refresh()
    }
  }, [known, restoredAt, key, cartPath, refresh])
  return restoredAt
}
