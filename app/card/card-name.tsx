import { keepUnits } from '../commerce/contract/keep-units'
import { KeptTogether } from '../store/kept-together'
import { nameParts } from './rules/name-parts'

/**
 * The beginning of the name in three lines at most (four on a phone), then the pack size, the figures of the name, the part
 * number and the facts that the name does not hold, which are never cut. Figures stand beside the pack size, or with the
 * facts where there is none: a line of their own would be one line more. There screen readers skip them, since the link has
 * them too.
 */
export function CardName({ name, facts, address }: { name: string; facts: readonly string[]; address: string }) {
  const { lead, figures, pack, note } = nameParts(name)
  const beside = pack === '' ? figures : ''
  const more = [note, ...facts].filter((part) => part !== '').join('\u00a0· ')
  return (
    <>
      <h3 className="card-name">
        <a href={address}>
          <span className="card-lead">
            <KeptTogether>{lead}</KeptTogether>
          </span>
          {figures !== '' && <span className={beside ? 'sr-only' : 'card-figures'}>{` ${keepUnits(figures)} `}</span>}
          {pack !== '' && <span className="card-pack">{` ${pack}`}</span>}
        </a>
      </h3>
      {beside + more !== '' && (
        <p className="card-facts">
          {beside !== '' && <span aria-hidden="true">{keepUnits(more === '' ? beside : `${beside}\u00a0· `)}</span>}
          <KeptTogether>{more}</KeptTogether>
        </p>
      )}
    </>
  )
}
