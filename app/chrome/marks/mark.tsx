type MarkProps = {
  /** The name of the service: `Klarna`, `PostNord`. */
  name: string
  /** `muted` on a light background, `white` on the dark footer. */
  tone?: 'muted' | 'white'
}

const TONES = { muted: 'border-line text-muted', white: 'border-white/35 text-white/85' }

/** A payment or delivery service as a grey wordmark; company logos are not used. */
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
