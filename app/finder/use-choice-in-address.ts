import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { useLanguage } from '../store/use-shop'
import { finderHref } from '../routing/finder-query'
import type { FinderState } from './finder-state'

/**
 * When `enabled`, writes a loaded choice into the URL, so that the page can be bookmarked and shared. It replaces the history entry: going
 * back leaves the finder.
 */
export function useChoiceInAddress({ type, brand, page, status }: FinderState, enabled: boolean): void {
  const navigate = useNavigate()
  const language = useLanguage()
  const changed = enabled && status === 'idle' && (type !== page.type || brand !== page.brand)
  useEffect(() => {
    if (changed) navigate(finderHref(language, { type, brand }), { replace: true, preventScrollReset: true })
  }, [changed, navigate, language, type, brand])
}
