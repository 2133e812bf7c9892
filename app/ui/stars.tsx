import { Icon } from './icon'

/** A score of 0 to 5 as stars, rounded to halves; `label` says it in words, as "4,5 av 5", `size` are the classes of a star. */
export function Stars({ score, label, size = 'size-5' }: { score: number; label: string; size?: string }) {
  const halves = Math.round(score * 2)
  return (
    <span role="img" aria-label={label} className="inline-flex text-warm">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name={halves === star * 2 - 1 ? 'star-half' : 'star'}
          size={20}
          className={`${size} ${halves >= star * 2 ? 'fill-current' : ''}`}
        />
      ))}
    </span>
  )
}
