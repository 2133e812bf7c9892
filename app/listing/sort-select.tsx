import type { ListingSort } from '../commerce/contract/listing'
import { LISTING_FORM } from '../facets/listing-form'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { SORTS } from './listing-query'
import { useTranslation } from '../store/use-translation'

/** Select of the listing's order. With scripts a choice applies at once, from page 1; without, there is a submit button. */
export function SortSelect({ sort, byRelevance, apply }: SortSelectProps) {
  const { t } = useTranslation()
  return (
    <div className={`flex min-w-0 items-center gap-2 ${PLACE}`}>
      <label className="flex min-w-0 grow items-center gap-3">
        <span className="sr-only text-sm text-muted sm:not-sr-only">{t('sort.label')}</span>
        <select
          form={LISTING_FORM}
          name="sort"
          value={sort}
          onChange={({ currentTarget: { form } }) => form && apply(form)}
          className="select h-12 grow rounded-lg border border-control bg-white pl-3 max-sm:[@media(scripting:none)]:w-34"
        >
          {SORTS.map((choice) => (
            <option key={choice} value={choice}>
              {t(byRelevance && choice === SORTS[0] ? 'sort.relevant' : `sort.${choice}`)}
            </option>
          ))}
        </select>
      </label>
      <Button form={LISTING_FORM} look="secondary" className="max-lg:px-2.5 [@media(scripting:enabled)]:hidden">
        <Icon name="sort" className="lg:hidden" />
        <span className="max-lg:sr-only">{t('sort.apply')}</span>
      </Button>
    </div>
  )
}

type SortSelectProps = { sort: ListingSort; byRelevance: boolean; apply: (form: HTMLFormElement) => void }

/** Small screens: beside the facet button. Wide screens: after the count. */
const PLACE = 'col-start-2 row-start-1 justify-self-end lg:col-start-auto lg:row-start-auto'
