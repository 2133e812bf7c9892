/**
 * A score from 0 to 5 as stars, rounded to halves; `label` is the accessible name, such as "4,5 av 5". One element with the
 * classes of stars.css, since a listing shows many. `small` is for product cards.
 */
export function Stars({ score, label, small = false }: { score: number; label: string; small?: boolean }) {
  return <span role="img" aria-label={label} className={`stars stars-${Math.round(score * 2)}${small ? ' stars-small' : ''}`} />
}
