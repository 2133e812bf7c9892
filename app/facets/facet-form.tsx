import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import type { FacetChoice } from './facet-choice'
import { FacetGroup } from './facet-group'
import type { ShownFacet } from './shown-facets'

/** The form every control of a listing belongs to; those outside it name it. */
export const LISTING_FORM = 'listing-form'

/**
 * Facets as one GET form: a column beside the grid, on small screens behind a button that says how many are set. Without script the
 * button below applies them; with it each choice does, through `apply`. `children` are hidden fields of the listing.
 */
export function FacetForm({ facets, choice, total, apply, children }: FacetFormProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // What the address asks for beside it is nothing to choose.
  const chosen = facets.flatMap(({ key, first, rest }) =>
    [...first, ...rest].filter(({ value }) => choice[key]?.includes(value)),
  ).length
  return (
    <div className="lg:w-60 lg:shrink-0 xl:w-64">
      {facets.length > 0 && (
        <details id="filter" className="peer lg:hidden">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-center gap-2 rounded-lg border border-control bg-white px-5 font-semibold">
            <Icon name="filter" />
            {chosen === 0 ? t('facets.title') : t('facets.titleCount', { count: chosen })}
          </summary>
        </details>
      )}
      <Form
        id={LISTING_FORM}
        method="get"
        action={pathname}
        aria-label={t('facets.title')}
        className="hidden peer-open:mt-3 peer-open:block peer-open:rounded-xl peer-open:border peer-open:border-line peer-open:p-4 lg:block lg:peer-open:mt-0 lg:peer-open:border-0 lg:peer-open:p-0"
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
          const sheet = document.getElementById('filter')
          if (sheet instanceof HTMLDetailsElement && sheet.open) {
            sheet.open = false
            document.getElementById('grid')?.scrollIntoView()
          }
        }}
      >
        {children}
        {facets.map((facet, index) => (
          <FacetGroup key={facet.key} facet={facet} choice={choice} apply={apply} startsOpen={index < 4} />
        ))}
        {facets.length > 0 && (
          <div className="sticky bottom-0 bg-white pt-3 pb-1 lg:static lg:[@media(scripting:enabled)]:hidden">
            <Button wide>
              <span className="lg:hidden">{t('facets.show', { count: total })}</span>
              <span className="hidden lg:inline">{t('facets.apply')}</span>
            </Button>
          </div>
        )}
      </Form>
    </div>
  )
}

type FacetFormProps = {
  facets: readonly ShownFacet[]
  choice: FacetChoice
  total: number
  apply: (form: HTMLFormElement) => void
  children: ReactNode
}
