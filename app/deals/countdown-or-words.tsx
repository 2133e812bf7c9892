import type { ReactNode } from 'react'
import { countdown } from './countdown'

/** A ticking number once the page is alive; before, without script, and when a day or more remains, the moment in words. */
export function CountdownOrWords({ end, now, before, after, words }: CountdownProps) {
  const left = now === null ? null : countdown(end, now)
  if (left === null) return <>{words}</>
  return (
    <>
      {before}{' '}
      <span role="timer" className="inline-block min-w-[8ch] font-semibold tabular-nums">
        {left}
      </span>{' '}
      {after}
    </>
  )
}

type CountdownProps = { end: string; now: number | null; before: string; after?: string; words: ReactNode }
