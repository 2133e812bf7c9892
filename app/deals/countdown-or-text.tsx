import type { ReactNode } from 'react'
import { countdown } from './countdown'

/**
 * The countdown to `end`, between `before` and `after`, which begins with a space or a comma. Before hydration, without scripts
 * and when 24 hours or more remain, `text`.
 */
export function CountdownOrText({ end, now, before, after, text }: CountdownProps) {
  const remaining = now === null ? null : countdown(end, now)
  if (remaining === null) return <>{text}</>
  return (
    <>
      {before}{' '}
      <span role="timer" className="inline-block min-w-[8ch] font-semibold tabular-nums">
        {remaining}
      </span>
      {after}
    </>
  )
}

type CountdownProps = { end: string; now: number | null; before: string; after?: string; text: ReactNode }
