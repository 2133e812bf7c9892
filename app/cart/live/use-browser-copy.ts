import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { askToRestore } from './ask-to-restore.client'
import { keepCopies, keptCopies } from './copy-storage.client'
import { copiesOf, type SessionSummary, copyAction } from '../rules/copy-action'
import { isFromHistory } from '../../ui/visit.client'
import { useRefresh } from '../../ui/use-refresh'

/**
 * Writes the server's cart to the browser's copies, and restores a lost cart from them once. Returns the key of the history entry
 * where the cart was restored; null before that. `summary` is undefined on pages without a session summary. A page from the
 * browser's history may be outdated: it is reloaded, and the copies stay unchanged until then.
 */
export function useBrowserCopy(summary: SessionSummary | undefined): string | null {
  const refresh = useRefresh()
  const cartPath = href('cart', useLanguage())
  const { key } = useLocation()
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  const asking = useRef(false)
  /** Summary of a document that came from the browser's history. */
  const outdated = useRef<SessionSummary>()
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && isFromHistory()) {
      outdated.current = summary
      refresh()
    }
    isFirst.current = false
    if (summary === undefined || summary.state === 'away' || summary === outdated.current || asking.current) return
    const kept = keptCopies()
    const action = copyAction(summary, kept)
    // Restored once and still lost: the browser refuses cookies, or the products are no longer sold.
    if (action === 'write' || (action === 'restore' && restoredAt !== null)) keepCopies(copiesOf(summary))
    else if (action === 'restore') void restore()

    async function restore() {
      asking.current = true
      const done = await askToRestore(cartPath, kept)
      asking.current = false
      if (!done) return
      setRestoredAt(key)
      refresh()
    }
  }, [summary, restoredAt, key, cartPath, refresh])
  return restoredAt
}
