import { Form, useLocation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { FragmentList } from '../fragments/fragment-list'
import { ServerFragment } from '../fragments/server-fragment'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import type { FacetChoice } from './facet-choice'
import { FacetGroup } from './facet-group'
import { FacetSheet } from './facet-sheet'
import { LISTING_FORM } from './listing-form'
import { chosenValues, type ShownFacet } from './shown-facets'
import { useTranslation } from '../store/use-translation'

/**
 * Facets as one GET form: a column beside the grid, on small screens behind a button with the number of active filters. Without
 * JavaScript the submit button applies them; with JavaScript each choice does, through `apply`, and the button of small screens
 * opens a sheet. `children` are hidden fields.
 */
export function FacetForm({ facets, choice, sort, total, apply, children }: FacetFormProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const chosen = chosenValues(facets, choice).length
  const title = chosen === 0 ? t('facets.title') : t('facets.titleCount', { count: chosen })

  function openSheet(event: MouseEvent) {
    event.preventDefault()
    setSheetOpen(true)
  }

  function closeSheet(showsProducts: boolean) {
    setSheetOpen(false)
    if (!showsProducts) return
    document.getElementById('grid-title')?.focus({ preventScroll: true })
    document.getElementById('grid')?.scrollIntoView()
  }

  return (
    <>
      {facets.length > 0 && (
        <details id="filter" className="peer lg:hidden">
          <summary
            onClick={openSheet}
            className="flex min-h-12 cursor-pointer list-none items-center justify-center gap-2 rounded-lg border border-control bg-white px-3 font-semibold"
          >
            <Icon name="filter" />
            {title}
          </summary>
        </details>
      )}
      <Form
        id={LISTING_FORM}
        method="get"
        action={pathname}
        aria-label={t('facets.title')}
        className={`hidden ${facets.length > 0 ? SHEET : ''}`}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        {children}
        <FragmentList>
          {facets.map((facet, index) => (
            <ServerFragment key={facet.key} of={[facet, choice[facet.key], index < 4]}>
              <FacetGroup facet={facet} choice={choice} apply={apply} startsOpen={index < 4} />
            </ServerFragment>
          ))}
        </FragmentList>
        {facets.length > 0 && (
          <div className="sticky bottom-0 bg-white pt-3 pb-1 lg:border-t lg:border-line lg:py-4 [@media(scripting:enabled)]:hidden">
            <Button wide className={SECONDARY_ON_WIDE}>
              {t('facets.apply')}
            </Button>
          </div>
        )}
      </Form>
      {isSheetOpen && (
        <FacetSheet title={title} facets={facets} choice={choice} total={total} apply={apply} onClose={closeSheet}>
          {children}
          <input type="hidden" name="sort" value={sort} />
        </FacetSheet>
      )}
    </>
  )
}

/** Below its button on small screens, a column that spans two rows on wide ones. */
const SHEET =
  'col-span-full peer-open:block peer-open:rounded-xl peer-open:border peer-open:border-line peer-open:p-4 lg:col-span-1 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block lg:peer-open:border-0 lg:peer-open:p-0'

/** Beside the grid the amber colour is used for the products' buttons only. */
const SECONDARY_ON_WIDE = 'lg:border lg:border-control lg:bg-white lg:hover:bg-mist'

type FacetFormProps = {
  facets: readonly ShownFacet[]
  choice: FacetChoice
  /** The chosen order, which a choice of facets keeps. */
  sort: string
  total: number
  apply: (form: HTMLFormElement) => void
  children: ReactNode
}
