import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { useLanguage } from '../store/use-shop'
import { finderHref } from '../routing/finder-query'
import type { FinderState } from './finder-state'

/** Once a choice is answered, the address names it, so that the page can be kept and passed on; going back leaves the finder at once. */
export function useKeptInAddress({ type, brand, page, asking }: FinderState, wanted: boolean): void {
  const navigate = useNavigate()
  const language = useLanguage()
  const moved = wanted && asking === 'nothing' && (type !== page.type || brand !== page.brand)
  useEffect(() => {
    if (moved) navigate(finderHref(language, { type, brand }), { replace: true, preventScrollReset: true })
  }, [moved, navigate, language, type, brand])
}
