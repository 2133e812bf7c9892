import { useState } from 'react'
import { Icon } from '../ui/icon'
import type { FacetChoice } from './facet-choice'
import { facetField } from './listing-form'
import type { ShownFacet, ShownValue } from './shown-facets'
import { useTranslation } from '../store/use-translation'

/**
 * One facet: its values as checkboxes with product counts. The scroll margin keeps the focused control
 * above the sticky button (WCAG 2.4.11).
 */
export function FacetGroup({ facet, choice, apply, startsOpen }: FacetGroupProps) {
  const { t } = useTranslation()
  // Kept in state, so that the group stays open when its last value is cleared.
  const [open] = useState(startsOpen || choice[facet.key] !== undefined)
  const list = (values: readonly ShownValue[]) => <Values {...{ facet, choice, apply }} values={values} />
  return (
    <details open={open} className="group border-b border-line py-1">
      <summary className="flex min-h-11 scroll-mb-24 cursor-pointer list-none items-center justify-between gap-2 font-semibold">
        {facet.name}
        <Icon name="chevron-down" size={20} className="text-muted group-open:rotate-180" />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{facet.name}</legend>
        {list(facet.first)}
        {facet.rest.length > 0 && (
          <details>
            <summary className="flex min-h-11 w-fit scroll-mb-24 cursor-pointer list-none items-center text-petrol underline underline-offset-4">
              {t('facets.more', { count: facet.rest.length })}
            </summary>
            {list(facet.rest)}
          </details>
        )}
      </fieldset>
    </details>
  )
}

function Values({ facet, values, choice, apply }: Omit<FacetGroupProps, 'startsOpen'> & { values: readonly ShownValue[] }) {
  const { t } = useTranslation()
  return (
    <ul>
      {values.map(({ value, label, count }) => (
        <li key={value}>
          <label className="facet-value">
            <input
              type="checkbox"
              name={facetField(facet.key)}
              value={value}
              checked={choice[facet.key]?.includes(value) ?? false}
              onChange={({ currentTarget: { form } }) => form && apply(form)}
            />
            <span className="facet-label">{label}</span>
            <span className="facet-count">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('listing.count', { count })}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

type FacetGroupProps = {
  facet: ShownFacet
  choice: FacetChoice
  apply: (form: HTMLFormElement) => void
  startsOpen: boolean
}
