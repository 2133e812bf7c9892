import { ExampleSearches } from '../search/example-searches'
import { QueryForm } from '../search/query-form'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { FinderTips } from './finder-tips'

/** Search by the part number that is printed on the old battery. */
export function DirectSearch() {
  const { t } = useTranslation()
  return (
    <div className="grid items-start gap-x-12 gap-y-3 lg:grid-cols-[1fr_auto]">
      <QueryForm label={t('home.find.direct')} className="grid max-w-2xl gap-2 sm:grid-cols-[1fr_auto]">
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
      <ExampleSearches />
      <FinderTips />
    </div>
  )
}
