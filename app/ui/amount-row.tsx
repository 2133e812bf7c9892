/** A row of a list of amounts (`dl`): the label on the left, the amount on the right. */
export function AmountRow({ label, value, className = '' }: { label: string; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
