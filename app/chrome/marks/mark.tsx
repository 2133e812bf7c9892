type MarkProps = {
  /** The service's name as it is known: `Klarna`, `PostNord`. */
  name: string
  /** `muted` on light ground, `white` on the dark footer. */
  tone?: 'muted' | 'white'
}

const TONES = { muted: 'border-line text-muted', white: 'border-white/35 text-white/85' }

/** A payment or delivery service as a plain word in one grey, not the company's own logo. */
export function Mark({ name, tone = 'muted' }: MarkProps) {
  return (
    <span
      translate="no"
      className={`inline-flex h-8 items-center rounded-md border px-2.5 text-sm leading-none font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {name}
    </span>
  )
}
