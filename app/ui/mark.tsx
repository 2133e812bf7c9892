type MarkData = { name: string; width: number; height: number }

/** Italic and upright, heavy and light, so that a row of words reads as a row of marks. The logos of companies are not used. */
const LOOKS: Readonly<Record<string, string>> = {
  Visa: 'uppercase italic font-extrabold tracking-tight',
  DHL: 'italic font-extrabold',
  GLS: 'font-extrabold',
  Klarna: 'font-extrabold tracking-tight',
  Walley: 'font-extrabold',
  PostNord: 'lowercase font-extrabold',
  Bring: 'lowercase font-extrabold',
  DAO: 'lowercase font-extrabold',
}

/** A way to pay or a carrier as a wordmark drawn in one grey, on white or (`onInk`) on the dark footer. */
export function Mark({ name, width, height, onInk = false }: MarkData & { onInk?: boolean }) {
  return (
    <svg width={width} height={height} role="img" aria-label={name} className={onInk ? 'text-white/85' : 'text-muted'}>
      <text
        x="50%"
        y="50%"
        textAnchor="middle"
        dominantBaseline="central"
        fill="currentColor"
        fontSize="14"
        className={LOOKS[name] ?? 'font-semibold'}
      >
        {name}
      </text>
    </svg>
  )
}

/** A row of marks. */
export function Marks({ marks, label, onInk = false, className = '' }: MarksProps) {
  return (
    <ul translate="no" aria-label={label} className={`flex flex-wrap gap-x-2.5 ${className}`}>
      {marks.map((mark) => (
        <li key={mark.name} className="flex">
          <Mark {...mark} onInk={onInk} />
        </li>
      ))}
    </ul>
  )
}

type MarksProps = { marks: readonly MarkData[]; label: string; onInk?: boolean; className?: string }
