import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { QueryForm } from './query-form'

/** The search form in the content of a page; `HeaderSearch` is the one in the header. */
export function SearchForm({ query }: { query: string }) {
  const { t } = useTranslation()
  return (
    <QueryForm label={t('search.field')} className="flex w-full max-w-xl flex-wrap items-end gap-3">
      <div className="grow">
        <Field
          label={t('search.field')}
          id="search-again"
          name="query"
          type="search"
          required
          minLength={2}
          maxLength={200}
          defaultValue={query}
          key={query}
        />
      </div>
      <Button className="max-sm:w-full">{t('search.submit')}</Button>
    </QueryForm>
  )
}
