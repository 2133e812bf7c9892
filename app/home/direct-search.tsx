import { QueryForm } from '../search/query-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { FinderTips } from './finder-tips'

/** Popular part numbers, the same in every storefront. */
const POPULAR_QUERIES = ['CR2032', 'LR6', '18650', 'Makita BL1850', 'Canon LP-E6'] as const

/** Search by the part number that is printed on the old battery. */
export function DirectSearch() {
  const { t } = useTranslation()
  const language = useLanguage()
  const search = href('search', language)
  return (
    <div className="grid items-start gap-x-12 gap-y-3 lg:grid-cols-[1fr_auto]">
      <QueryForm label={t('home.find.direct')} className="grid max-w-2xl gap-x-3 gap-y-1.5 sm:grid-cols-[1fr_auto]">
        <label htmlFor="finder" className="col-span-full font-semibold">
          {t('home.find.direct')}
        </label>
        <input
          id="finder"
          type="search"
          name="query"
          required
          minLength={2}
          maxLength={200}
          placeholder={t('home.find.field')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="h-12 w-full rounded-lg border border-control bg-white px-3 text-ellipsis placeholder:text-muted"
        />
        <Button look="secondary">{t('header.search.submit')}</Button>
      </QueryForm>
      <div className="grid gap-1.5">
        <p className="text-sm text-muted" id="often">
          {t('home.find.often')}
        </p>
        <ul className="flex flex-wrap gap-2" aria-labelledby="often">
          {POPULAR_QUERIES.map((query) => (
            <li key={query}>
              <a
                href={`${search}?${new URLSearchParams({ query }).toString()}`}
                className="flex h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-semibold hover:border-control"
              >
                {query}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <FinderTips />
    </div>
  )
}
