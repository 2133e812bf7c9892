import { Form, useLocation } from '@remix-run/react'
import type { ListingSort } from '../commerce/contract/listing'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button'
import { SORTS } from './listing-query'

/** The order of a listing as a plain form; where scripts run, a choice applies at once. A new order begins at the first page. */
export function SortForm({ sort, query }: { sort: ListingSort; query: string | undefined }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Form
      method="get"
      action={pathname}
      className="flex items-center gap-2"
      preventScrollReset
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {query !== undefined && <input type="hidden" name="query" value={query} />}
      <label className="flex items-center gap-3">
        <span className="sr-only text-sm text-muted sm:not-sr-only">{t('sort.label')}</span>
        <select
          // Going back must show the order of the page one has come back to.
          key={sort}
          name="sort"
          defaultValue={sort}
          className="select h-12 rounded-lg border border-control bg-white pl-3"
        >
          {SORTS.map((choice) => (
            <option key={choice} value={choice}>
              {t(`sort.${choice}`)}
            </option>
          ))}
        </select>
      </label>
      <Button look="secondary" className="[@media(scripting:enabled)]:hidden">
        {t('sort.apply')}
      </Button>
    </Form>
  )
}
