import { useTranslation } from 'react-i18next'
import type { ListingSort } from '../commerce/contract/listing'
import { LISTING_FORM } from '../facets/facet-form'
import { Button } from '../ui/button'
import { SORTS } from './listing-query'

/**
 * The order of a listing, a field of its form; where scripts run, a choice applies at once. A new order begins at the first page. Where the
 * default order is by relevance it is called so.
 */
export function SortSelect({ sort, byRelevance, apply }: SortSelectProps) {
  const { t } = useTranslation()
  return (
    <div className="col-start-2 row-start-1 flex items-center gap-2 justify-self-end lg:col-start-auto lg:row-start-auto max-lg:[@media(scripting:none)]:col-span-full max-lg:[@media(scripting:none)]:col-start-1 max-lg:[@media(scripting:none)]:row-start-auto">
      <label className="flex items-center gap-3">
        <span className="sr-only text-sm text-muted sm:not-sr-only">{t('sort.label')}</span>
        <select
          form={LISTING_FORM}
          name="sort"
          value={sort}
          onChange={({ currentTarget: { form } }) => form && apply(form)}
          className="select h-12 rounded-lg border border-control bg-white pl-3"
        >
          {SORTS.map((choice) => (
            <option key={choice} value={choice}>
              {t(byRelevance && choice === SORTS[0] ? 'sort.relevant' : `sort.${choice}`)}
            </option>
          ))}
        </select>
      </label>
      <Button form={LISTING_FORM} look="secondary" className="[@media(scripting:enabled)]:hidden">
        {t('sort.apply')}
      </Button>
    </div>
  )
}

type SortSelectProps = { sort: ListingSort; byRelevance: boolean; apply: (form: HTMLFormElement) => void }
