import { useEffect } from 'react'
import { useRefresh } from '../ui/use-refresh'
import { isCutoffOver } from './is-cutoff-over'
import type { BannerData } from './shown-banner'
import { useNow } from './use-now'

/** Until then the server may answer with what it knew before the cut-off (the caches of data and of pages). */
const DELAY_MS = 120_000
/** The open tabs of all shoppers do not ask at the same moment. */
const SPREAD_MS = 120_000

/**
 * Asks for the data of the page again some minutes after the cut-off is over, so that the countdown to the next one shows
 * in a tab that stays open. Shows nothing.
 */
export function NextCutoff({ banner }: { banner: BannerData }) {
  const now = useNow()
  const refresh = useRefresh()
  const isOver = now !== null && isCutoffOver(banner, now)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => void answers().then((is) => is && refresh()), DELAY_MS + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [isOver, refresh])
  return null
}

/**
 * Whether the shop answers, by the data of the chrome alone. A refresh that fails would show the error page
 * in place of what the shopper is doing.
 */
const answers = (): Promise<boolean> =>
  fetch(`${location.pathname}.data?_routes=root`).then(
    ({ status }) => status === 200,
    () => false,
  )
