/** A row of a list of amounts (`dl`): what it is, and at the far side how much. */
export function AmountRow({ label, value, className = '' }: { label: string; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
