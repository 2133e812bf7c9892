import { useNavigate } from '@remix-run/react'
import { type Dispatch, useEffect } from 'react'
import { useLanguage } from '../store/use-shop'
import { finderHref } from '../routing/finder-query'
import type { FinderEvent, FinderState } from './finder-state'

/**
 * When `enabled`, writes a loaded choice into the URL, so that the page can be bookmarked and shared. It replaces the
 * history entry: going back leaves the finder.
 */
export function useChoiceInAddress(
  { type, brand, page, status }: FinderState,
  dispatch: Dispatch<FinderEvent>,
  enabled: boolean,
): void {
  const navigate = useNavigate()
  const language = useLanguage()
  const changed = enabled && status === 'idle' && (type !== page.type || brand !== page.brand)
  useEffect(() => {
    if (!changed) return
    dispatch({ event: 'sent' })
    navigate(finderHref(language, { type, brand }), { replace: true, preventScrollReset: true })
  }, [changed, navigate, dispatch, language, type, brand])
}
