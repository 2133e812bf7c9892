import { keepUnits } from '../commerce/contract/keep-units'
import { nameParts } from './rules/name-parts'

/** The name in two lines at most, then the pack size, the part number and the facts that the name does not hold, which are never cut. */
export function CardName({ name, facts, address }: { name: string; facts: readonly string[]; address: string }) {
  const { lead, pack, note } = nameParts(name)
  const more = [note, ...facts].filter((part) => part !== '').join(' · ')
  return (
    <>
      <h3 className="card-name">
        <a href={address}>
          <span className="card-lead">{keepUnits(lead)}</span>
          {pack !== '' && <span className="card-pack">{` ${pack}`}</span>}
        </a>
      </h3>
      {more !== '' && <p className="card-facts">{keepUnits(more)}</p>}
    </>
  )
}
