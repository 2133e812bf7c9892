/**
 * A score from 0 to 5 as stars, rounded to halves; `label` is the accessible name, such as "4,5 av 5". One element with the classes of
 * stars.css, since a listing shows many. `small` is for product cards.
 */
export function Stars({ score, label, small = false }: { score: number; label: string; small?: boolean }) {
  const size = small ? 'h-4 w-20 sm:h-5 sm:w-25' : 'h-5 w-25'
  return <span role="img" aria-label={label} className={`stars stars-${Math.round(score * 2)} text-warm ${size}`} />
}
