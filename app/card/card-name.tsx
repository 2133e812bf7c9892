import { keepUnits } from '../ui/keep-units'
import { nameParts } from './rules/name-parts'

/** The name in two lines at most, then the pack size, the part number and the facts that the name does not hold, which are never cut. */
export function CardName({ name, facts, address }: { name: string; facts: readonly string[]; address: string }) {
  const { lead, pack, note } = nameParts(name)
  const more = [note, ...facts].filter((part) => part !== '').join(' · ')
  return (
    <>
      <h3 className="mt-2 text-sm leading-snug font-semibold hyphens-auto wrap-break-word sm:text-base sm:leading-snug">
        <a href={address} className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl hover:underline">
          <span className="line-clamp-2 min-h-[2lh]">{keepUnits(lead)}</span>
          {pack !== '' && <span className="block whitespace-nowrap text-petrol"> {pack}</span>}
        </a>
      </h3>
      {more !== '' && <p className="text-sm text-muted wrap-break-word">{keepUnits(more)}</p>}
    </>
  )
}
