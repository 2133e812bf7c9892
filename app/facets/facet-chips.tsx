import { Icon } from '../ui/icon'
import { type FacetChoice, withoutValue } from './facet-choice'
import { chosenValues, type ShownFacet } from './shown-facets'
import { useTranslation } from '../store/use-translation'
import { Link } from '../ui/link'

/**
 * The active filters; each links to the listing without it. `hrefOf` gives the first page of the listing with
 * a choice. `clears`: a link removes all.
 */
export function FacetChips({ facets, choice, clears, hrefOf }: FacetChipsProps) {
  const { t } = useTranslation()
  const chosen = chosenValues(facets, choice)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('facets.chosen')} className="mb-4 flex flex-wrap items-center gap-2">
      {chosen.map(({ key, name, value, label }) => (
        <li key={`${key} ${value}`}>
          <Link
            to={hrefOf(withoutValue(choice, key, value))}
            rel="nofollow"
            preventScrollReset
            aria-label={t('facets.remove', { name, label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-mist pr-3 pl-4 text-ink no-underline hover:border-control"
          >
            <span>
              {/* A number alone says nothing on a phone either. */}
              <span className={`text-muted ${Number(label) ? '' : 'max-sm:hidden'}`}>{name}: </span>
              {label}
            </span>
            <Icon name="close" size={20} />
          </Link>
        </li>
      ))}
      {clears && (
        <li>
          <Link to={hrefOf({})} preventScrollReset className="inline-flex min-h-11 items-center pr-2 text-petrol">
            {t('facets.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}

type FacetChipsProps = {
  facets: readonly ShownFacet[]
  choice: FacetChoice
  clears: boolean
  hrefOf: (choice: FacetChoice) => string
}
