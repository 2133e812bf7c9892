import { Form } from '@remix-run/react'
import { href } from '../routing/href'
import type { Language } from '../store/languages'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'

/** The search form in the content of a page; `HeaderSearch` is the one in the header. */
export function SearchForm({ query, language }: { query: string; language: Language }) {
  const { t } = useTranslation()
  return (
    <Form method="get" action={href('search', language)} className="flex w-full max-w-xl flex-wrap items-end gap-3">
      <div className="grow">
        <Field label={t('search.field')} id="search-again" name="query" type="search" defaultValue={query} key={query} />
      </div>
      <Button>{t('search.submit')}</Button>
    </Form>
  )
}
